import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { measureName } from '../metric/metric'
import type { QueryRow } from '../table/run-query'
import { describeGroups } from './describe-groups'
import { groupFilters } from './group-filters'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import type { View } from './view'

/** What a chart over time means: from where to where, and the extremes between. */
export function describeCourse(view: View): Sentence {
  const { request, series } = view
  const rows = series.result.rows
  if (rows.length === 0) return nothingSaid
  if (request.group !== null) return describeGroups(view)
  const top = rows.reduce((best, row) => (row.value > best.value ? row : best))
  const low = rows.reduce((worst, row) => (row.value < worst.value ? row : worst))
  const isReturning = request.grain === 'weekday' || request.grain === 'month_of_year'
  if (rows.length === 1) return describeOnly(view, { row: top, isReturning })
  if (isReturning) {
    return {
      text: `Highest ${inPeriod(String(top.x))}, lowest ${inPeriod(String(low.x))}.`,
      evidence: null,
    }
  }
  const topFigure = valueFigure(view, top)
  const lowFigure = valueFigure(view, low)
  const text = `${request.metric.label} lies between ${lowFigure.text} (${nameOf(low)}) and ${topFigure.text} (${nameOf(top)}).`
  return arithmetic(text, series.result.usedRows, [lowFigure, topFigure])
}

/** Where conditions leave a single period. */
function describeOnly(view: View, { row, isReturning }: { row: QueryRow; isReturning: boolean }): Sentence {
  if (isReturning) return { text: `Only ${inPeriod(String(row.x))}.`, evidence: null }
  const value = valueFigure(view, row)
  return arithmetic(`${nameOf(row)}: ${value.text}.`, row.rows, [value])
}

export const nameOf = (row: QueryRow) => formatPeriod(String(row.x))

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
