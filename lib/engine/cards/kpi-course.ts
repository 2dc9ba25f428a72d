import type { Figure } from '@/lib/contracts/analysis'
import { formatChange } from '@/lib/format/format-change'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { type Compared, earlierPeriod } from '../insights/compared-periods'
import { labelOf, periodFilters } from '../insights/timeline'
import { type Metric, measureInput, measureName } from '../metric/metric'
import { timeSpan } from '../narrate/dashboard-description'
import { arithmetic, figure, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { dimensionOf, isDate } from '../request/dimension-of'
import { tidyNumber } from '../request/preview'
import { type QueryRow, runQuery } from '../table/run-query'

/** More bars than this in the small series behind a number can't be told apart. */
const sparklinePointsMax = 60
const pointsMin = 3

interface KpiCourse {
  points: (number | null)[]
  trend: { text: string; change: number } | null
  sentence: Sentence
}

/** A number by complete periods, and how the last of them stands to the one that the story compares it with. */
export function kpiCourse(context: CardContext, metric: Metric): KpiCourse | null {
  const { compared, time, table } = context
  if (!compared || !time || (metric.column === null && hasEvenDates(table, time.index))) return null
  const { periods } = compared
  const rows = rowsByPeriod(context, compared, metric)
  const at = (period: number) => rows.find(({ x }) => String(x) === labelOf(periods, period))
  const last = at(periods.last)
  if (!last || rows.length < pointsMin) return null
  const earlier = earlierPeriod(compared, metric.aggregation.startsWith('count') ? null : metric.name)
  const previous = at(earlier)
  const figureOf = (period: number, { value, rows: count }: QueryRow) =>
    figure(value, formatValue(value, metric.format, { compact: true }), {
      measure: measureName(metric),
      column: metric.column === null ? null : metric.name,
      filters: context.filters,
      own: periodFilters(compared.time, periods, { from: period, to: period }),
      rows: count,
    })
  const now = { row: last, figure: figureOf(periods.last, last) }
  const before =
    previous && previous.value > 0 ? { row: previous, figure: figureOf(earlier, previous) } : null
  const change = before ? changeOf(last.value, before.row.value) : null
  return {
    points: rows.map((row) => tidyNumber(row.value)),
    trend:
      change === null
        ? null
        : {
            text: `${formatChange(change)} ${inPeriod(String(last.x))} vs ${periodName(previous!)}`,
            change,
          },
    sentence: sentenceOf(compared, { now, before, whole: wholeOf(context, metric) }),
  }
}

/** Null where the change from next to nothing is beyond all that can be written. */
function changeOf(now: number, before: number): number | null {
  const change = now / before - 1
  return Number.isFinite(change) ? tidyNumber(change) : null
}

function rowsByPeriod(context: CardContext, { time, periods }: Compared, metric: Metric): QueryRow[] {
  const from = Math.max(periods.first, periods.last - sparklinePointsMax + 1)
  // Years that stand alone are no dates that could be cut.
  const grain = isDate(context.table.columns[time.index]!.type) ? periods.grain : null
  return runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: dimensionOf(context, time.index, grain),
    filters: periodFilters(time, periods, { from, to: periods.last }),
  }).rows
}

const periodName = ({ x }: QueryRow) => formatPeriod(String(x))

interface Told {
  row: QueryRow
  figure: Figure
}

interface Course {
  now: Told
  before: Told | null
  /** Of when the number itself is. */
  whole: string
}

function sentenceOf({ periods }: Compared, { now, before, whole }: Course): Sentence {
  const text = `${whole} ${periodName(now.row)}, the last complete ${periods.grain}: ${now.figure.text}`
  if (!before) return arithmetic(`${text}.`, now.row.rows, [now.figure])
  const isNext = String(before.row.x) === labelOf(periods, periods.last - 1)
  const rest = `${isNext ? 'after' : 'against'} ${before.figure.text} ${inPeriod(String(before.row.x))}`
  return arithmetic(`${text}, ${rest}.`, now.row.rows + before.row.rows, [now.figure, before.figure])
}

/** The number is of all that the data cover, and only its change of a period; a level is of its last date. */
function wholeOf({ profile, compared }: CardContext, { lastOf }: Metric): string {
  if (lastOf !== null) return `At the last ${profile.columns[lastOf]!.label} in the data.`
  return `In all, ${timeSpan(compared!.time)}.`
}

/** Where each date has the same number of rows, their number says how long a period is and nothing else. */
function hasEvenDates({ columns, rowCount }: CardContext['table'], time: number): boolean {
  const { codes, values } = columns[time]!
  const perDate = rowCount / values.length
  if (!Number.isInteger(perDate)) return false
  const rows = new Int32Array(values.length)
  for (const code of codes) if (code >= 0) rows[code]!++
  return rows.every((count) => count === perDate)
}
