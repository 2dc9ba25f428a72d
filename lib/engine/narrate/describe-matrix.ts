import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { measureName } from '../metric/metric-query'
import type { CardContext, CardRequest } from '../request/card'
import type { SeriesRows } from '../request/series-rows'
import { namedValue } from './named-value'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'

/** An average or a rate of fewer rows is no level of theirs. */
const cellRowsMin = 10

const cellsWithEnough = ({ metric }: CardRequest, cells: SeriesRows['result']['rows']) =>
  metric.aggregation === 'avg' || metric.aggregation === 'median'
    ? cells.filter(({ rows }) => rows >= cellRowsMin)
    : cells

/** What a matrix means: its highest cell. */
export function describeMatrix(context: CardContext, request: CardRequest, series: SeriesRows): Sentence {
  const cells = series.result.rows.filter(({ x, group }) => !`${x}${group}`.includes('Other ('))
  if (cells.length === 0) return nothingSaid
  const enough = cellsWithEnough(request, cells)
  if (enough.length === 0) return nothingSaid
  const among = enough.length < cells.length ? `, among those with ${cellRowsMin} rows or more` : ''
  const top = enough.reduce((best, cell) => (cell.value > best.value ? cell : best))
  const labelled = (index: number, value: unknown) => {
    const column = context.profile.columns[index]!
    const name = namedValue(column, value)
    return /^\d+$/.test(name) ? `${column.label} ${name}` : name
  }
  const group = labelled(request.group!, top.group)
  const joined = /^with(?:out)? /.test(group) ? 'and' : 'with'
  if (request.grain) {
    return { text: `Highest for ${group} ${inPeriod(String(top.x))}.`, evidence: null }
  }
  const nameAt = (index: number) => context.table.columns[index]!.name
  const value = figure(top.value, formatValue(top.value, request.metric.format, { compact: true }), {
    measure: measureName(request.metric),
    column: request.metric.column === null ? null : request.metric.name,
    filters: series.shown,
    own: [
      { column: nameAt(request.x!), op: '=', value: top.x ?? '' },
      { column: nameAt(request.group!), op: '=', value: top.group ?? '' },
    ],
    rows: top.rows,
  })
  return arithmetic(
    `${labelled(request.x!, top.x)} ${joined} ${group} is highest: ${value.text}${among}.`,
    top.rows,
    [value],
  )
}
