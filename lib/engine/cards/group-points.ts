import { lowerFirst } from '@/lib/format/first-letter'
import { type Metric, metricOf } from '../metric/metric'
import { measureInput, metricQuery } from '../metric/metric-query'
import { filterWords } from '../narrate/condition-words'
import { describeGroupPoints } from '../narrate/describe-group-points'
import { columnLabel } from '../narrate/title-of'
import type { CardContext, CardDraft, CardRequest } from '../request/card'
import { dimensionOf } from '../request/dimension-of'
import { previewKeys, previewRows } from '../request/preview'
import { openConditions, shownRows } from '../request/shown-rows'
import { queryConditions } from '../table/condition'
import { runQuery } from '../table/run-query'

/** Two measures of each value of a category against each other, as the instructions asked for them. */
export function groupPoints(request: CardRequest, context: CardContext): CardDraft<'scatter'> | null {
  const { group, metric, asked } = request
  if (group === null || !asked?.xAggregation) return null
  const across = metricOf(context, request.x, asked.xAggregation)
  const filters = shownRows(context, request)
  const valuesOf = (measure: Metric) =>
    runQuery(context.table, {
      ...measureInput(context.table, measure),
      x: dimensionOf(context, group, null),
      filters: openConditions(context, request),
    }).rows
  const xByGroup = new Map(valuesOf(across).map((row) => [row.x, row]))
  const points = valuesOf(metric).flatMap((y) => {
    const x = xByGroup.get(y.x)
    return x ? [{ x, y }] : []
  })
  if (points.length === 0) return null
  const cells = points.map(({ x, y }) => [x.value, y.value, y.x])
  const sentence = describeGroupPoints(points, {
    across,
    metric,
    column: context.profile.columns[group]!,
    filters,
  })
  const name = context.table.columns[group]!.name
  const keys = previewKeys([across.name, metric.name, name])
  const by = lowerFirst(columnLabel(context, group))
  return {
    type: 'scatter',
    title:
      asked.title ??
      `${metric.label} and ${lowerFirst(across.label)} by ${by}${filterWords(context, asked.filters)}`,
    description: sentence.text,
    spec: {
      x: across.name,
      x_aggregation: across.aggregation,
      y: metric.name,
      aggregation: metric.aggregation,
      grouping: name,
    },
    data_preview: {
      columns: keys,
      rows: previewRows(keys, cells),
      total_rows: cells.length,
      x_axis: across.label,
      y_axis: metric.label,
    },
    config: {
      query: { ...queryConditions(filters), ...metricQuery(context.table, metric) },
      formats: { [keys[0]!]: across.format, [keys[1]!]: metric.format },
      ...(sentence.evidence && { evidence: sentence.evidence }),
      size: 'medium',
      why: request.why,
    },
    clause: asked.clause,
  }
}
