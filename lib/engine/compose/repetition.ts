import type { CardType } from '@/lib/contracts/cards'
import { hasPair } from '../profile/pair-set'
import type { CardContext, CardRequest } from '../request/card'

/** Types that show the same rows in the same way of thinking. */
const family: Record<CardType, string> = {
  kpi: 'number',
  gauge: 'gauge',
  bar: 'breakdown',
  pie: 'breakdown',
  donut: 'breakdown',
  radar: 'breakdown',
  choropleth: 'map',
  geomap: 'map',
  funnel: 'funnel',
  line: 'course',
  area: 'course',
  heatmap: 'matrix',
  histogram: 'spread',
  boxplot: 'spread',
  scatter: 'points',
  bubble: 'points',
  table: 'table',
  insight: 'insight',
}

const sameAxisFactor = 0.7
const sameMetricFactor = 0.9
const sameTypeFactor = 0.85
/** What says nearly the same of other columns is worth little. */
const sameFamilyAndMetricFactor = 0.8

/** 0 for what stands already, 1 for what is all new. */
export function repetition({ profile }: CardContext, request: CardRequest, taken: CardRequest[]): number {
  const { dependencies } = profile
  const isSame = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && hasPair(dependencies, a, b) && hasPair(dependencies, b, a))
  return taken.reduce((factor, other) => factor * likeness(request, other, isSame), 1)
}

/** Whether two columns split the rows alike: one column, or a city and its name. */
type IsSame = (a: number | null, b: number | null) => boolean

function likeness(request: CardRequest, other: CardRequest, isSame: IsSame): number {
  if (request.type === 'insight' && other.type === 'insight') return request.limit === other.limit ? 0 : 1
  const isSameFamily = family[request.type] === family[other.type]
  const isSameMetric = request.metric.column === other.metric.column
  const isSameAxis = isSame(request.x, other.x) && request.grain === other.grain
  const isSameGroup = isSame(request.group, other.group)
  const isSameWay = request.metric.aggregation === other.metric.aggregation
  if (isSameFamily && isSameMetric && isSameWay && isSameAxis && isSameGroup) return 0
  if (family[request.type] === 'number') return 1
  if (isCross(request, other) && isSameMetric) return 0
  if (isTurned(request, other)) return 0
  const isBreakdown = isSameFamily && family[request.type] === 'breakdown'
  return (
    (isSameAxis && isBreakdown ? sameAxisFactor : 1) *
    (isSameMetric && isBreakdown ? sameMetricFactor : 1) *
    (request.type === other.type ? sameTypeFactor : 1) *
    (isSameFamily && isSameMetric && !isBreakdown ? sameFamilyAndMetricFactor : 1)
  )
}

/** The same two numbers against each other, whichever lies on which axis. */
const isTurned = (request: CardRequest, other: CardRequest): boolean =>
  (request.type === 'scatter' || request.type === 'bar') &&
  request.type === other.type &&
  request.x !== null &&
  request.x === other.metric.column &&
  request.metric.column === other.x &&
  request.group === null &&
  other.group === null

/** The same two columns crossed, whichever stands on which side. */
function isCross(request: CardRequest, other: CardRequest): boolean {
  if (request.group === null || other.group === null) return false
  return (
    (request.x === other.group && request.group === other.x) ||
    (request.x === other.x && request.group === other.group && request.type !== 'scatter')
  )
}
