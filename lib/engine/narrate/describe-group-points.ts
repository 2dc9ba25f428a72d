import { lowerFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import type { Metric } from '../metric/metric'
import { measureName } from '../metric/metric-query'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import type { Condition } from '../table/condition'
import type { QueryRow } from '../table/run-query'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'

/** One value of a category with its two measures. */
interface GroupPoint {
  x: QueryRow
  y: QueryRow
}

interface Axes {
  across: Metric
  metric: Metric
  /** Whose values the points are. */
  column: ColumnProfile
  filters: Condition[]
}

/** What points of groups mean: which of them lies farthest up and which farthest to the right. */
export function describeGroupPoints(
  points: GroupPoint[],
  { across, metric, column, filters }: Axes,
): Sentence {
  const named = points.filter(({ y }) => y.x !== null)
  const nameOf = (row: QueryRow) => valueName(column, row.x)
  const [first] = named
  if (!first) return nothingSaid
  const up = named.reduce((best, point) => (point.y.value > best.y.value ? point : best))
  const right = named.reduce((best, point) => (point.x.value > best.x.value ? point : best))
  const figureOf = (row: QueryRow, of: Metric) =>
    figure(row.value, formatValue(row.value, of.format, { compact: true }), {
      measure: measureName(of),
      column: of.column === null ? null : of.name,
      filters,
      own: [{ column: column.name, op: '=', value: row.x! }],
      rows: row.rows,
    })
  const [top, far] = [figureOf(up.y, metric), figureOf(right.x, across)]
  const [ofY, ofX] = [lowerFirst(metric.label), lowerFirst(across.label)]
  const rows = named.reduce((sum, { y }) => sum + y.rows, 0)
  const text =
    named.length === 1
      ? `${nameOf(up.y)}: ${ofY} ${top.text}, ${ofX} ${far.text}.`
      : up === right
        ? `${nameOf(up.y)} is highest in both: ${ofY} ${top.text}, ${ofX} ${far.text}.`
        : `Highest in ${ofY} is ${nameOf(up.y)} (${top.text}), in ${ofX} ${nameOf(right.x)} (${far.text}).`
  return arithmetic(text, rows, [top, far])
}
