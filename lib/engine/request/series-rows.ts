import type { CardConfig } from '@/lib/contracts/blocks'
import type { Row } from '@/lib/contracts/cards'
import type { Query } from '@/lib/contracts/query'
import { measureInput, metricQuery } from '../metric/metric-query'
import { computeRows } from '../table/compute-rows'
import { type Condition, queryConditions } from '../table/condition'
import { type QueryResult, runQuery, runTotal } from '../table/run-query'
import type { CardContext, CardRequest } from './card'
import { dimensionOf } from './dimension-of'
import { withEmptyPeriods } from './empty-periods'
import { previewKeys, previewRows } from './preview'
import { openConditions, shownRows } from './shown-rows'

/** An asked-for chart is never cut for beauty, only so that a page can hold it. */
export const askedRowsMax = 5000

export interface SeriesRows {
  result: QueryResult
  keys: string[]
  rows: Row[]
  query: Query
  /** What its rows passed, as it is told, and what of it the table's rows had not passed before. */
  shown: Condition[]
  open: Condition[]
  /** The metric over all rows that pass the filters, whether they have an x or not. */
  total: number
}

export interface SeriesLimits {
  /** Values of x at the most; the rest are folded, or left out where they add up to nothing. */
  x: number
  groups: number
}

/** The rows of every card that measures something by one or two columns. */
export function seriesRows(context: CardContext, request: CardRequest, limits: SeriesLimits): SeriesRows {
  const { metric, group, grain } = request
  const [shown, filters] = [shownRows(context, request), openConditions(context, request)]
  const isAsked = request.asked !== null
  const isWithin = request.asked?.isWithin === true && group !== null && request.limit !== null
  const limit = isWithin ? null : (request.limit ?? (isAsked ? null : limits.x))
  const isFolded = !isAsked && metric.isAdditive && request.limit === null
  const sort = request.sort ?? defaultSort(context, request, isAsked || isFolded ? null : limit)
  const made = runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: request.x === null ? null : dimensionOf(context, request.x, grain),
    group: group === null ? null : dimensionOf(context, group, null),
    filters,
    sort,
    limit,
    fold: isFolded,
    groupLimit: isAsked ? null : limits.groups,
  })
  const found = withEmptyPeriods(context, request, made)
  const total = runTotal(context.table, { ...measureInput(context.table, metric), filters }).value
  const { computed } = metric
  const whole = computed ? { ...found, rows: computeRows(found.rows, computed, { total }) } : found
  const result = isWithin ? firstWithin(whole, request.limit!, sort.order) : whole
  const isCut = isWithin || (limit !== null && result.xCount > limit)
  const query: Query = {
    ...queryConditions(shown),
    ...(grain && { grain }),
    sort,
    ...(isCut && { limit: request.limit ?? limit! }),
    ...(isWithin && { limit_within: true as const }),
    ...metricQuery(context.table, metric),
  }
  return { ...tabulate(context, request, result), result, query, open: filters, shown, total }
}

/** The first few of each group by their own value, group by group. */
function firstWithin(result: QueryResult, limit: number, order: 'asc' | 'desc'): QueryResult {
  const sign = order === 'desc' ? -1 : 1
  const groups = [...new Set(result.rows.map(({ group }) => group))]
  const rows = groups.flatMap((group) =>
    result.rows
      .filter((row) => row.group === group)
      .sort((a, b) => sign * (a.value - b.value))
      .slice(0, limit),
  )
  return { ...result, rows }
}

/** What has an order of its own keeps it, unless that would draw only its first values; categories stand largest first. */
function defaultSort(
  { profile }: CardContext,
  { x }: CardRequest,
  limit: number | null,
): NonNullable<Query['sort']> {
  const column = x === null ? null : profile.columns[x]!
  const isOrdered =
    column !== null &&
    (column.role === 'time' || column.order !== null || column.type === 'integer' || column.type === 'number')
  const isCut = column !== null && column.role !== 'time' && limit !== null && column.distinct > limit
  return isOrdered && !isCut ? { by: 'x', order: 'asc' } : { by: 'y', order: 'desc' }
}

function tabulate(context: CardContext, request: CardRequest, result: QueryResult) {
  const nameAt = (index: number) => context.table.columns[index]!.name
  const { x, group, metric } = request
  const names = [x === null ? 'label' : nameAt(x), metric.name]
  const keys = previewKeys(group === null ? names : [...names, nameAt(group)])
  const shown = request.asked ? result.rows.slice(0, askedRowsMax) : result.rows
  const rows = previewRows(
    keys,
    shown.map((row) => (group === null ? [row.x, row.value] : [row.x, row.value, row.group])),
  )
  return { keys, rows }
}

/** Whether there is something to compare: not one value, and not the same value everywhere. */
export function isTelling(request: CardRequest, { result }: SeriesRows): boolean {
  if (request.asked) return result.rows.length > 0
  const isVaried = result.rows.some(({ value }) => value !== result.rows[0]!.value)
  return isVaried && new Set(result.rows.map(({ x }) => x)).size > 1
}

/** What all such cards say of themselves beyond their data. */
export function seriesConfig(request: CardRequest, series: SeriesRows): CardConfig {
  const { result } = series
  return {
    query: series.query,
    formats: { [series.keys[1]!]: request.metric.format },
    ...(request.why && { why: request.why }),
    ...(result.otherCount > 0 && { other_count: result.otherCount }),
    ...(request.metric.upIsGood !== null && { up_is_good: request.metric.upIsGood }),
  }
}
