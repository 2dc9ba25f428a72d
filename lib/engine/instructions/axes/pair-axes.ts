import { isKind, isNumeric, isQuantity } from '../columns/column-kinds'
import type { Item } from './axes'
import { type Axes, noAxes, type Wanted } from './chart-axes'

/** Two numbers against each other: of each row, or of each group where they are put together. */
export function pairAxes(items: Item[], wanted: Wanted): Axes | null {
  const { type } = wanted
  if (type !== null && type !== 'scatter' && type !== 'bubble') return null
  return groupPair(items, wanted) ?? rowPair(items, wanted)
}

/** "revenue and quantity by region": two measures of the regions rather than points. */
const isBrokenDown = (items: Item[], { isTimed }: Wanted) =>
  isTimed || items.find(({ place, isEntity }) => place === 'by' && !isEntity)?.isMeasure === false

const isPoints = ({ type }: Wanted) => type === 'scatter' || type === 'bubble'

function rowPair(items: Item[], wanted: Wanted): Axes | null {
  const { type, isRelation, asksCount, understanding } = wanted
  const numbers = items.filter(({ column, place, isMeasure }) => {
    const canStand = isMeasure || (isPoints(wanted) && isNumeric(understanding, column))
    return canStand && place !== 'series' && place !== 'counted' && place !== 'size'
  })
  if (numbers.length < 2 || items.some(({ aggregation }) => aggregation)) return null
  if (type === null && (asksCount || !arePair(numbers, wanted))) return null
  if (type === null && !isRelation && (wanted.isSpread || isBrokenDown(items, wanted))) return null
  const [first, second, third] = numbers
  const isTurned =
    wanted.isDependent ||
    first!.place === 'y' ||
    second!.place === 'x' ||
    (second!.place === 'by' && first!.place === null)
  const size = items.find(({ place }) => place === 'size') ?? (type === 'bubble' ? third : undefined)
  return {
    ...noAxes,
    x: (isTurned ? second! : first!).column,
    y: (isTurned ? first! : second!).column,
    grouping: colourOf(items),
    size: size?.column ?? null,
    isPair: true,
  }
}

/** Numbers of kinds (cylinders, stars) are broken down by; few amounts are where nothing says that they go together. */
function arePair(numbers: Item[], { isRelation, understanding }: Wanted): boolean {
  const isMany = ({ column }: Item) => !isKind(understanding, column)
  const isOpen = isRelation || numbers.some((item) => item.place === 'by' && isMany(item))
  return numbers
    .slice(0, 2)
    .every((item) => isMany(item) || (isOpen && isQuantity(understanding, item.column)))
}

function colourOf(items: Item[]): number | null {
  const others = items.filter(
    ({ isMeasure, isEntity, place }) => !isMeasure && (!isEntity || place === 'series'),
  )
  const first = ['series', 'by', null]
    .map((place) => others.find((item) => item.place === place))
    .find(Boolean)
  return (first ?? items.find(({ place, isMeasure }) => place === 'series' && isMeasure))?.column ?? null
}

/** "the number of schools against total enrollment of each county". */
function groupPair(items: Item[], wanted: Wanted): Axes | null {
  if (!isPoints(wanted) && !(wanted.isCorrelation && !wanted.asksCount)) return null
  const measured = items.filter(({ aggregation, place }) => aggregation && place !== 'counted')
  const group = items.find((item) => !measured.includes(item) && item.place !== 'counted' && !item.isMeasure)
  if (!group || measured.length + (wanted.asksCount ? 1 : 0) < 2) return null
  const [first, second] = measured
  if (!second) {
    return {
      ...noAxes,
      x: null,
      xAggregation: 'count',
      y: first!.column,
      aggregation: first!.aggregation,
      grouping: group.column,
    }
  }
  const isTurned = second.place === 'x' || first!.place === 'y'
  const [x, y] = isTurned ? [second, first!] : [first!, second]
  return {
    ...noAxes,
    x: x.column,
    xAggregation: x.aggregation,
    y: y.column,
    aggregation: y.aggregation,
    grouping: group.column,
  }
}
