import type { CardType } from '@/lib/contracts/cards'
import type { PlannedCard } from '../plan/plan'
import { isReturning } from '../table/period'
import type { Understanding } from '../understanding'
import type { Axes } from './axes/chart-axes'
import { comparedPeriods } from './axes/compared-periods'
import type { CardParts } from './card-parts'
import { canMeasure, isFew, isTime } from './columns/column-kinds'
import { sortedColumn, sortOf } from './sorting/settle-sort'

/** The cards of one request: one, and one more for each further measure that it names. */
export function planCard(clause: string, from: CardParts): PlannedCard[] {
  const { parts, conditions, axes, grain, understanding } = from
  const nameOf = (index: number | null) => (index === null ? null : understanding.table.columns[index]!.name)
  const type = typeOf(from)
  const isSpread = type === 'histogram'
  const binCount = parts.bins && 'count' in parts.bins ? parts.bins.count : null
  const card: PlannedCard = {
    clause,
    type,
    x: nameOf(isSpread ? (axes.x ?? axes.y) : (axes.x ?? sortedColumn(from))),
    ...(axes.xAggregation && { xAggregation: axes.xAggregation }),
    y: isSpread ? null : nameOf(axes.y),
    aggregation: axes.aggregation,
    grouping: nameOf(axes.grouping),
    values: nameOf(axes.size),
    grain,
    filters: conditions,
    sort: sortOf(from),
    limit: isSpread ? binCount : (parts.limit?.count ?? null),
    ...(isSpread && parts.bins && 'width' in parts.bins && { binWidth: parts.bins.width }),
    stacked: parts.stacked,
    title: null,
    target: null,
  }
  return [card, ...furtherCards(card, from)]
}

/** "average price and total units by region": a card for each further measure. */
function furtherCards(card: PlannedCard, { axes, understanding }: CardParts): PlannedCard[] {
  if (card.type === 'scatter' || card.type === 'bubble') return []
  return axes.others.map(({ column, aggregation }) => {
    const name = column === null ? null : understanding.table.columns[column]!.name
    return card.type === 'histogram' ? { ...card, x: name } : { ...card, y: name, aggregation }
  })
}

/** People say histogram for bars too, and bars for histograms: numbers that differ widely are put in bins. */
function typeOf(from: CardParts): CardType | null {
  const { parts, axes, understanding } = from
  const { type } = parts
  const { x, y, aggregation, grouping } = axes
  if (axes.xAggregation) return 'scatter'
  const isWide = (index: number | null) =>
    index !== null && canMeasure(understanding, index) && !isFew(understanding, index)
  const isAlone = grouping === null && aggregation === null
  if (type === 'geomap' && isRegion(x, understanding)) return 'choropleth'
  if (type === 'histogram') return isAlone && canSpread(axes, understanding) ? 'histogram' : 'bar'
  if (isAlone && (type === 'bar' || (type === null && (parts.isSpread || parts.bins !== null)))) {
    if ((x === null && isWide(y)) || (y === null && isWide(x))) return 'histogram'
  }
  if (type !== null || x === null) return type
  if (axes.isPair) return isFew(understanding, x) ? 'scatter' : type
  if (parts.isSpread && isAlone && isWide(y) && !isTime(understanding, x))
    return isWide(x) ? 'scatter' : 'boxplot'
  if (isReturning(from.grain)) return 'bar'
  if (comparedPeriods(parts.found, understanding)?.column === x) return 'bar'
  if (isTime(understanding, x)) return parts.stacked === true || sortOf(from)?.by === 'y' ? 'bar' : 'line'
  return y !== null && isFew(understanding, x) && canMeasure(understanding, x) ? 'bar' : type
}

/** Countries and states by name are areas on a map, not points. */
function isRegion(x: number | null, { profile }: Understanding): boolean {
  const geo = x === null ? null : profile.columns[x]!.geo
  return geo === 'country' || geo === 'us_state'
}

function canSpread({ x, y }: Axes, understanding: Understanding): boolean {
  const only = x ?? y
  return only !== null && (x === null || y === null || x === y) && canMeasure(understanding, only)
}
