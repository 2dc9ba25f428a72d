import { formatPercent } from '@/lib/format/format-percent'
import { formatValue } from '@/lib/format/format-value'
import { measureInput, measureName } from '../metric/metric-query'
import { dimensionOf } from '../request/dimension-of'
import { runQuery } from '../table/run-query'
import { wholeWords } from './condition-words'
import { namedValue } from './named-value'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import type { View } from './view'

/** What a chart of several series means: which of them is the largest. */
export function describeGroups({ context, request, series }: View): Sentence {
  const { metric } = request
  const filters = series.shown
  const { rows } = runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: dimensionOf(context, request.group!, null),
    filters: series.open,
    sort: { by: 'y', order: 'desc' },
  })
  const [top] = rows
  if (!top) return nothingSaid
  const column = context.table.columns[request.group!]!.name
  const name = namedValue(context.profile.columns[request.group!]!, top.x)
  const source = {
    measure: measureName(metric),
    column: metric.column === null ? null : metric.name,
    filters,
    own: [{ column, op: '=' as const, value: top.x ?? '' }],
    rows: top.rows,
  }
  const value = figure(top.value, formatValue(top.value, metric.format, { compact: true }), source)
  if (rows.length === 1) return arithmetic(`${name}: ${value.text}.`, top.rows, [value])
  if (metric.isAdditive && rows.at(-1)!.value >= 0 && series.total > 0) {
    const share = top.value / series.total
    const part = figure(share, formatPercent(share), { ...source, measure: 'share' })
    return arithmetic(`${name} is the largest part with ${part.text} of ${wholeWords(filters)}.`, top.rows, [
      part,
    ])
  }
  return arithmetic(`${name} is highest overall: ${value.text}.`, top.rows, [value])
}
