import type { Understanding } from '../../understanding'
import { isFew, isNumeric, isRank, isRowName, isTime } from '../columns/column-kinds'
import type { Item } from './axes'
import { type Axes, type Measure, noAxes, type Wanted } from './chart-axes'
import { pairAxes } from './pair-axes'
import { isRowsOf, isYearOfRow, yearOfRows } from './row-names'

/** Which column goes where. */
export function settleAxes(all: Item[], wanted: Wanted): Axes {
  const items = withoutRepeats(all.filter((item) => !isIdle(item, all, wanted)))
  const { type } = wanted
  const pair = pairAxes(items, wanted)
  if (pair) return pair
  const y = measureOf(items, wanted)
  const dims = inOneRing(orderedFirst(breakdowns(items, y, wanted), wanted), y, wanted)
  const counted = all.find(({ place }) => place === 'counted')
  const isCount = y === null && (wanted.asksCount || dims.length > 0)
  // "segment count, coloured by ship mode", "count of vote by region": a kind that is counted beside a series, or said
  // in the singular, is what stands on the axis, as it is in a heatmap, which has two.
  const isBeside = dims.length === 1 && counted !== undefined && isOneKind(counted, wanted)
  const isOpen = isBeside || dims.every(({ place }) => place === 'series')
  const isAlone = isOpen && counted !== undefined && !counted.isEntity && !y
  const isNumber = type === null || type === 'kpi' || type === 'gauge'
  const isSingle = isNumber && (counted?.isDistinct || (wanted.asksHowMany && !counted?.isMeasure))
  const own = isAlone && !isSingle && !(counted.isDistinct && dims.length > 0) ? [counted, ...dims] : dims
  const isDistinct =
    isCount && counted && (counted.isDistinct || (isAlone && isSingle)) && own[0]?.column !== counted.column
  const shown = new Set(own.slice(0, 2).map(({ column }) => column))
  const kinds = isDistinct ? items.filter((item) => item.isDistinct && item.column !== counted.column) : []
  const others = items.filter((item) => item !== y && isFurther(item, y) && !shown.has(item.column))
  return countedBeside(
    {
      ...noAxes,
      x: own[0]?.column ?? null,
      y: y?.column ?? (isDistinct ? counted.column : null),
      aggregation:
        y?.aggregation ?? (isDistinct ? 'count_distinct' : addsUp(y, own[0], wanted) ? 'sum' : null),
      grouping: own.find(({ column }) => column !== own[0]!.column)?.column ?? null,
      size: items.find(({ place }) => place === 'size')?.column ?? null,
      others: [...others, ...kinds.map(({ column }) => ({ column, aggregation: 'count_distinct' as const }))],
      isCount: isCount && !isDistinct,
    },
    { y, others, countAt: wanted.countAt },
  )
}

/** "a pie of the venue for each workshop": where rows are counted, each of them by its own name would be one slice. */
function inOneRing(dims: Item[], y: Item | null, { type, understanding }: Wanted): Item[] {
  const kinds = dims.filter(({ column }) => !isRowName(understanding, column))
  const isRing = type === 'pie' || type === 'donut'
  return isRing && y === null && kinds.length > 0 ? kinds : dims
}

/** Many kinds of a thing are counted, but of one that was said in the singular its rows are, kind by kind. */
const isOneKind = ({ column, isDistinct, isPlural }: Item, { type, understanding }: Wanted): boolean =>
  !isDistinct && (type === 'heatmap' || (!isPlural && isFew(understanding, column)))

/** "the number of degrees by campus": a number of things adds up, however its column looks. */
function addsUp(y: Item | null, x: Item | undefined, { isSpread, understanding }: Wanted): boolean {
  if (!y?.isNumberOf || !x || isSpread || isFew(understanding, y.column)) return false
  return understanding.profile.columns[y.column]!.additivity === 'intensive'
}

/** A measure beside the first: one that the text aggregates, or a plain one beside a plain one. */
function isFurther({ aggregation, isMeasure, place, isEntity }: Item, y: Item | null): boolean {
  if (aggregation !== null) return true
  return y !== null && isMeasure && !isEntity && (place === null || place === 'y')
}

/** "the number of orders and the total revenue": the count is one of the measures, in the order of the text. */
function countedBeside(
  axes: Axes,
  { y, others, countAt }: { y: Item | null; others: Item[]; countAt: number | null },
): Axes {
  if (!y || countAt === null) return axes
  const measures: (Measure & { at: number })[] = [
    y,
    ...others,
    { column: null, aggregation: null, at: countAt },
  ]
  const [first, ...rest] = measures.sort((a, b) => a.at - b.at)
  return {
    ...axes,
    y: first!.column,
    aggregation: first!.aggregation,
    others: rest,
    isCount: first!.column === null,
  }
}

/** What names the rows ("the age of singers", "books by category") breaks nothing down where something else does. */
function isIdle(item: Item, all: Item[], wanted: Wanted): boolean {
  const { asksCount, type, isSpread, isTimed, understanding } = wanted
  if (!item.isEntity || item.aggregation !== null || item.place === 'counted') return false
  if (isRowsOf(item, all, understanding)) return true
  const areRows = item.place === null && !item.isNamed && isRowName(understanding, item.column)
  const others = all.filter(
    (other) =>
      other.column !== item.column &&
      (!other.isEntity || (areRows && (other.place === 'by' || !isRowName(understanding, other.column)))) &&
      !(other.isCompared && item.isNamed),
  )
  const breaks = others.filter(
    ({ isMeasure, aggregation, place, column }) =>
      (!isMeasure || (place === 'by' && isFew(understanding, column))) && !aggregation,
  )
  if (asksCount) {
    const canStay = item.place !== null && !isRowName(understanding, item.column)
    return !canStay && others.some(({ aggregation }) => !aggregation)
  }
  if (type === 'histogram' && item.place === null) return others.length > 0
  if (type === 'scatter' || type === 'bubble') return item.place !== 'series' && others.length > 1
  const isWhose = item.place === null && !item.isNamed
  if (isSpread && (isWhose || isRowName(understanding, item.column))) return others.length > 0
  if (
    type === 'bar' &&
    item.isNamed &&
    breaks.length > 0 &&
    breaks.every((other) => isYearOfRow(other, understanding))
  )
    return false
  if (item.place === null) return breaks.length > 0 || (isTimed && isRowName(understanding, item.column))
  return item.place === 'by' && breaks.some(({ place }) => place === 'by')
}

/** The same column said twice stays once, where it says most. */
function withoutRepeats(items: Item[]): Item[] {
  const weight = ({ place, aggregation }: Item) =>
    (place === 'counted' ? -1 : 0) + (place ? 2 : 0) + (aggregation ? 1 : 0)
  return items.filter((item) => {
    const same = items.filter(
      ({ column, aggregation }) =>
        column === item.column && (!aggregation || !item.aggregation || aggregation === item.aggregation),
    )
    return item === same.reduce((a, b) => (weight(b) > weight(a) ? b : a))
  })
}

function measureOf(
  items: Item[],
  { type, asksCount, countAt, isRanked, isSpread, isTimed, understanding }: Wanted,
): Item | null {
  const free = items.filter(({ place }) => place !== 'counted' && place !== 'series' && place !== 'size')
  const isTurned = free.some(({ place, aggregation }) => place === 'x' && aggregation)
  const onAxis = free.find(
    ({ place, isMeasure, aggregation }) => place === 'y' && (aggregation || (isMeasure && !isTurned)),
  )
  const worded = onAxis ?? free.find(({ aggregation, place }) => aggregation && (isTurned || place !== 'x'))
  if (worded) return worded
  if (asksCount && countAt === null) return null
  // "the best months by revenue", "compare these by revenue": what it is broken down by was said otherwise.
  const isElsewhere = isTimed || items.some(({ place }) => place === 'series')
  const numbers = free.filter(({ isMeasure, place }) => isMeasure && place !== 'x')
  const many = numbers.filter(({ column }) => !isFew(understanding, column))
  const best = many.find(({ place }) => place === null) ?? many[0]
  if (best) return free.length === 1 && best.place === 'by' && !isElsewhere ? null : best
  // Few numbers, as of cylinders, are what is broken down by where the words say so.
  const few = isSpread ? undefined : numbers.find(({ place }) => place === null)
  // "top 10 teams by games": what comes first does so by something
  const ranked = isRanked && !few && free.some(({ isMeasure, place }) => !isMeasure && place === null)
  if (ranked && numbers[0]) return numbers[0]
  if (few || numbers.length > 0) return few ?? null
  return plainNumber(free, understanding) ?? (type === 'bar' ? yearOfRows(free, understanding) : null)
}

/** "the name and level of each": a number that is no measure, beside something to put it on. */
function plainNumber(free: Item[], understanding: Understanding): Item | null {
  const numbers = free.filter(
    ({ column, place, isEntity, isNamed }) =>
      place !== 'by' &&
      place !== 'x' &&
      ((!isEntity && isNumeric(understanding, column)) || (isNamed && isRank(understanding, column))),
  )
  const number = numbers.at(-1)
  const hasOther = free.some((item) => item !== number && !item.isMeasure)
  return number && hasOther ? { ...number, aggregation: 'sum' } : null
}

function breakdowns(items: Item[], y: Item | null, { isSpread, understanding }: Wanted): Item[] {
  const order: Item['place'][] = isSpread
    ? ['x', null, 'by', 'y', 'series']
    : ['x', 'by', null, 'y', 'series']
  const free = items.filter(
    ({ place, column, aggregation }) =>
      place !== 'counted' && place !== 'size' && column !== y?.column && !aggregation,
  )
  const canBreak = (item: Item) =>
    item.place !== null ||
    !item.isMeasure ||
    isFew(understanding, item.column) ||
    (free.length === 1 && y === null)
  return order.flatMap((place) => free.filter((item) => item.place === place && canBreak(item)))
}

/** What has an order stands on the axis, the category beside it becomes the series. */
function orderedFirst(dims: Item[], { understanding, type }: Wanted): Item[] {
  const [first, second, ...rest] = dims
  const isOrdered = ({ column, isMeasure }: Item) => isMeasure || isTime(understanding, column)
  if (!first || !second || first.place === 'x' || second.place === 'series' || type === 'heatmap') return dims
  return isOrdered(second) && !isOrdered(first) ? [second, first, ...rest] : dims
}
