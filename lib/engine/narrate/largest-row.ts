import type { Figure } from '@/lib/contracts/claims'
import { formatValue } from '@/lib/format/format-value'
import { openConditions } from '../request/shown-rows'
import { giantOf } from '../stats/giant-of'
import { filterRows } from '../table/filter-rows'
import type { QueryRow } from '../table/run-query'
import { sourceOf } from './point-figure'
import { figure } from './sentence'
import type { View } from './view'

/** `; a single row makes $7.04M of it`, where the total of a group hangs on one of its many rows. */
export function largestRow(view: View, row: QueryRow): { text: string; figures: Figure[] } {
  const { context, request } = view
  const { metric, x, grain } = request
  const nothing = { text: '', figures: [] }
  if (metric.aggregation !== 'sum' || metric.column === null || metric.lastOf !== null) return nothing
  if (x === null || grain !== null) return nothing
  const { table } = context
  const { codes, values } = table.columns[x]!
  const { numbers } = table.columns[metric.column]!
  if (!numbers) return nothing
  const keep = filterRows(table, openConditions(context, request))
  const giant = giantOf({ numbers, codes, keep }, values.indexOf(String(row.x)))
  if (giant === null) return nothing
  const one = figure(giant, formatValue(giant, metric.format, { compact: true }), {
    ...sourceOf(view, row),
    measure: 'max',
  })
  return { text: `; a single row makes ${one.text} of it`, figures: [one] }
}
