import type { Figure } from '@/lib/contracts/analysis'
import { formatAverage } from '@/lib/format/format-average'
import { formatChange } from '@/lib/format/format-change'
import { formatPeriod } from '@/lib/format/format-period'
import { formatPoints } from '@/lib/format/format-points'
import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { type ChangeSize, changeSize, pointsBase } from '../insights/change-size'
import { type Compared, daysOf, errorOfAverages } from '../insights/compared-periods'
import { labelOf, periodFilters } from '../insights/timeline'
import { type Metric, measureInput, measureName } from '../metric/metric'
import { timeSpan } from '../narrate/dashboard-description'
import { arithmetic, figure, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { dimensionOf, isDate } from '../request/dimension-of'
import { tidyNumber } from '../request/preview'
import { isYouth } from '../subject/ripening'
import { type QueryRow, runQuery } from '../table/run-query'

/** More bars than this in the small series behind a number can't be told apart. */
const sparklinePointsMax = 60
const pointsMin = 3

interface KpiCourse {
  points: number[]
  trend: { text: string; change: number } | null
  sentence: Sentence
}

/** A number by complete periods, and how the last of them stands to the one that the story compares it with. */
export function kpiCourse(context: CardContext, metric: Metric): KpiCourse | null {
  const { compared, time, table } = context
  if (!compared || !time || (metric.column === null && hasEvenDates(table, time.index))) return null
  const { periods, earlier } = compared
  const isPerDay = compared.isPerDay && isSummed(metric)
  const all = rowsByPeriod(context, compared, metric).map(({ period, row }) => {
    const days = isPerDay ? daysOf(periods, period) : 1
    return { period, row, days, value: row.value / days }
  })
  const at = (wanted: number) => all.find(({ period }) => period === wanted)
  const [last, previous] = [at(periods.last), at(earlier)]
  if (!last || all.length < pointsMin) return null
  const now = told(context, metric, last)
  const before = previous && previous.value > 0 ? told(context, metric, previous) : null
  if (before && isOfYouth(context, metric, now.value - before.value)) return null
  const points = all.map(({ value }) => tidyNumber(value))
  return {
    points,
    trend: before && trendOf(metric, { points, now, before, error: errorOf(context, metric) }),
    sentence: sentenceOf(compared, { now, before, whole: wholeOf(context, metric) }),
  }
}

/** What began of late is low by what has not ended yet, which is no change. */
const isOfYouth = ({ profile }: CardContext, { column }: Metric, difference: number) =>
  column !== null && isYouth(profile.columns[column]!, difference < 0 ? 'down' : 'up')

/** What is the more the longer a period is. */
const isSummed = ({ aggregation, lastOf }: Metric) =>
  lastOf === null && (aggregation === 'sum' || aggregation === 'count')

/** A period's value as it is compared: as it is, or by the day. */
interface PeriodValue {
  period: number
  row: QueryRow
  days: number
  value: number
}

interface Told extends PeriodValue {
  figure: Figure
  /** `1,164 a day` */
  text: string
}

function told(context: CardContext, metric: Metric, of: PeriodValue): Told {
  const { time, periods } = context.compared!
  const { period, row, days, value } = of
  const isDaily = days > 1
  const text = isDaily
    ? formatAverage(value, metric.format)
    : formatValue(value, metric.format, { compact: true })
  const proof = figure(value, text, {
    measure: isDaily ? `${measureName(metric)} / ${days}` : measureName(metric),
    column: metric.column === null ? null : metric.name,
    filters: context.filters,
    own: periodFilters(time, periods, { from: period, to: period }),
    rows: row.rows,
  })
  return { ...of, figure: proof, text: isDaily ? `${text} a day` : text }
}

interface Change {
  points: number[]
  now: Told
  before: Told
  error: number
}

const errorOf = ({ table, compared }: CardContext, { aggregation, column }: Metric): number =>
  aggregation === 'avg' && column !== null ? errorOfAverages(table.columns[column]!.numbers!, compared!) : 0

/** Null where the change from next to nothing is beyond all that can be written. */
function trendOf(metric: Metric, { points, now, before, error }: Change) {
  const change = now.value / before.value - 1
  if (!Number.isFinite(change)) return null
  const size = changeSize({ points, now: now.value, before: before.value, format: metric.format, error })
  const isDaily = now.days > 1 && size !== 'little' && size !== 'unclear'
  const when = `${isDaily ? 'a day ' : ''}${inPeriod(String(now.row.x))} vs ${periodName(before.row)}`
  return {
    text: `${sizeText(metric, size, { difference: now.value - before.value, change })} ${when}`,
    change: tidyNumber(change),
  }
}

function sizeText(
  { format }: Metric,
  size: ChangeSize,
  { difference, change }: { difference: number; change: number },
): string {
  if (size === 'little') return 'little change'
  if (size === 'unclear') return 'no clear change'
  if (size === 'share' || change === 0) return formatChange(change)
  return `${change > 0 ? '+' : '-'}${formatPoints(difference / pointsBase(format)!)}`
}

function rowsByPeriod(context: CardContext, { time, periods }: Compared, metric: Metric) {
  const from = Math.max(periods.first, periods.last - sparklinePointsMax + 1)
  // Years that stand alone are no dates that could be cut.
  const grain = isDate(context.table.columns[time.index]!.type) ? periods.grain : null
  const { rows } = runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: dimensionOf(context, time.index, grain),
    filters: periodFilters(time, periods, { from, to: periods.last }),
  })
  const byLabel = new Map(rows.map((row) => [String(row.x), row]))
  return Array.from({ length: periods.last - from + 1 }, (_, i) => from + i).flatMap((period) => {
    const row = byLabel.get(labelOf(periods, period))
    return row ? [{ period, row }] : []
  })
}

const periodName = ({ x }: QueryRow) => formatPeriod(String(x))

interface Course {
  now: Told
  before: Told | null
  /** Of when the number itself is. */
  whole: string
}

/** `In all, from … . Feb 2025, the last complete month: 1,164 a day, after 1,081 a day in Jan 2025.` */
function sentenceOf({ periods }: Compared, { now, before, whole }: Course): Sentence {
  const text = `${whole} ${periodName(now.row)}, the last complete ${periods.grain}: ${now.text}`
  if (!before) return arithmetic(`${text}.`, now.row.rows, [now.figure])
  const isNext = before.period === periods.last - 1
  const rest = `${isNext ? 'after' : 'against'} ${before.text} ${inPeriod(String(before.row.x))}`
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
