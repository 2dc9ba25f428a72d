import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation, Grain } from '@/lib/contracts/query'
import { computedMetric, countMetric, countOf, metricOf } from '../metric/metric'
import { metricAsked } from '../plan/asked-metric'
import type { PlannedCard } from '../plan/plan'
import { chooseGrain } from '../rank/choose-grain'
import type { CardContext, CardRequest } from '../request/card'
import { isDate } from '../request/dimension-of'
import { requestOf } from '../request/request-of'
import { type Condition, isAnyOf, isGroupFilter } from '../table/condition'

export interface AskedRequest {
  request: CardRequest
  /** What was done otherwise than asked, in a sentence. */
  caveat: string | null
  /** Whether the caveat is a change rather than a warning. */
  isChanged: boolean
}

/** Dates up to this many are drawn one by one where no period was named. */
const rawDatesMax = 400

/** A planned card with its columns looked up and what it leaves open chosen by rule. */
export function askedRequest(context: CardContext, asked: PlannedCard): AskedRequest {
  const indexOf = (name: string | null) => {
    const index = name === null ? -1 : context.table.columns.findIndex((column) => column.name === name)
    return index < 0 ? null : index
  }
  const [x, y, group, third] = [
    indexOf(asked.x),
    indexOf(asked.y),
    indexOf(asked.grouping),
    indexOf(asked.values),
  ]
  const type = asked.type ?? chooseType(context, asked, { x, y })
  const measured =
    type === 'heatmap' && third !== null ? { column: third, group: group ?? y } : { column: y, group }
  const {
    metric: plain,
    caveat,
    isChanged,
  } = asked.metric
    ? { metric: metricAsked(context, asked.metric), caveat: null, isChanged: false }
    : askedMetric(context, measured.column, asked.aggregation)
  const counted = plain.column === null ? countOf(context.profile) : plain
  const metric = asked.computed ? computedMetric(counted, asked.computed) : plain
  const grain = x === null ? null : askedGrain(context, x, asked.grain)
  const { filters, isDropped } = ownConditions(context, asked, grain)
  const request = requestOf({
    type,
    x: type === 'histogram' && x === null ? y : x,
    grain,
    metric,
    group: measured.group,
    size: type === 'heatmap' ? null : third,
    filters,
    sort: asked.sort ?? null,
    limit: asked.limit,
    stacked: asked.stacked,
    asked: { ...asked, filters },
    why: 'The instructions asked for it.',
  })
  if (!isDropped) return { request, caveat, isChanged }
  return { request, caveat: [caveat, otherOr].filter(Boolean).join(' '), isChanged: true }
}

const otherOr = 'All cards keep one “or” already, so this one was left out.'

/** Groups that are the axis of the chart are its periods; a query has room for one list of which one holds. */
function ownConditions(context: CardContext, { filters, x }: PlannedCard, grain: Grain | null) {
  const hasOther = context.filters.some(isAnyOf)
  const kept = filters.filter((condition) => !(hasOther && isAnyOf(condition)))
  return {
    isDropped: kept.length < filters.length,
    filters: kept.map(
      (condition): Condition =>
        grain && isGroupFilter(condition) && condition.by === x ? { ...condition, grain } : condition,
    ),
  }
}

function askedMetric(context: CardContext, index: number | null, aggregation: Aggregation | null) {
  if (index === null) return { metric: countMetric, caveat: null, isChanged: false }
  const { name, label, role } = context.profile.columns[index]!
  const isName = role === 'id' || role === 'code' || role === 'time'
  const needsNumbers = aggregation !== null && aggregation !== 'count' && aggregation !== 'count_distinct'
  const isText = context.table.columns[index]!.numbers === null
  if (needsNumbers && (isText || (isName && (aggregation === 'sum' || aggregation === 'avg')))) {
    const reason = isText
      ? 'holds no numbers'
      : `is ${role === 'time' ? 'a time' : role === 'id' ? 'an id' : 'a code'}`
    const metric = metricOf(context, index, 'count_distinct')
    return { metric, caveat: `${name} ${reason}, so its values were counted.`, isChanged: true }
  }
  const metric = metricOf(context, index, aggregation)
  const own = metricOf(context, index, null)
  const isOdd = aggregation === 'sum' && (own.aggregation === 'avg' || own.lastOf !== null)
  const caveat = isOdd ? `Summed as asked, though ${label} does not add up: an average says more.` : null
  return { metric, caveat, isChanged: false }
}

/** A period that was named is kept; else dates stay as they are while a chart can show them. */
function askedGrain(context: CardContext, index: number, grain: Grain | null): Grain | null {
  if (grain) return grain
  const { type, values } = context.table.columns[index]!
  if (!isDate(type) || values.length <= rawDatesMax) return null
  return chooseGrain(context, index)
}

export function chooseType(
  context: CardContext,
  asked: Pick<PlannedCard, 'aggregation' | 'grouping'>,
  { x, y }: { x: number | null; y: number | null },
): CardType {
  if (x === null) return 'kpi'
  const { role, type, distinct } = context.profile.columns[x]!
  if (role === 'time' || isDate(type)) return 'line'
  if (role !== 'measure' || asked.aggregation) return 'bar'
  if (y === null) return distinct > 12 && asked.grouping === null ? 'histogram' : 'bar'
  return 'scatter'
}
