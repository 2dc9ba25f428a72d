import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { measureName } from '../metric/metric-query'
import type { QueryRow } from '../table/run-query'
import { groupFilters } from './group-filters'
import { namedValue } from './named-value'
import { figure } from './sentence'
import type { View } from './view'

/** What a point of a course is called. */
export const nameOf = ({ context, request }: View, row: QueryRow) =>
  request.grain ? formatPeriod(String(row.x)) : namedValue(context.profile.columns[request.x!]!, row.x)

export function valueFigure(view: View, row: QueryRow) {
  return figure(
    row.value,
    formatValue(row.value, view.request.metric.format, { compact: true }),
    sourceOf(view, row),
  )
}

export function sourceOf({ context, request, series }: View, row: QueryRow) {
  const column = context.table.columns[request.x!]!
  return {
    measure: measureName(request.metric),
    column: request.metric.column === null ? null : request.metric.name,
    filters: series.shown,
    own: groupFilters(column, request.grain, row.x),
    rows: row.rows,
  }
}
