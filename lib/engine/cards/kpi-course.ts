import { upperFirst } from '@/lib/format/first-letter'
import { formatChange } from '@/lib/format/format-change'
import { formatPoints } from '@/lib/format/format-points'
import { formatValue } from '@/lib/format/format-value'
import { isClearChange, pointsBase } from '../insights/change-size'
import {
  type Compared,
  type ComparedSpans,
  errorOfAverages,
  type Span,
  sidesOf,
} from '../insights/compared-periods'
import { earlierName, inEarlier, inSpan } from '../insights/compared-words'
import { giantsOf } from '../insights/giants'
import { labelOf, type Periods, periodFilters } from '../insights/timeline'
import type { Metric } from '../metric/metric'
import { measureInput, measureName } from '../metric/metric-query'
import { timeSpan } from '../narrate/dashboard-description'
import { arithmetic, figure, type Sentence, twoSentences } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { dimensionOf, isDate } from '../request/dimension-of'
import { tidyNumber } from '../request/preview'
import { isYouth } from '../subject/ripening'
import { runQuery, runTotal } from '../table/run-query'
import { calendarYears, sinceYear } from './calendar-years'
import type { Told } from './change-figure'
import { steadyLevel } from './steady-level'
import { steadyYear, type Years } from './steady-year'

/** More points than this in the small series behind a number can't be told apart. */
const sparklinePointsMax = 104
const pointsMin = 3

export interface KpiCourse {
  points: (number | null)[]
  /** How the number changed, where it clearly did. */
  change: { text: string; share: number; sentence: Sentence } | null
  /** What its last whole year came to, where that was no clear change. */
  steady: Sentence | null
  /** What a number that people come for was last and before, where that was no clear change. */
  level: Sentence | null
}

/** A number by complete periods, and how it changed between the stretches that the story compares. */
export function kpiCourse(context: CardContext, metric: Metric): KpiCourse | null {
  const { compared, time, table, profile } = context
  if (!compared || !time) return null
  // what joined in each month says nothing of how many there are
  const hasGiants = metric.column !== null && giantsOf(table, profile.columns[metric.column]!) !== null
  if (time.begins || (metric.column === null && hasEvenDates(table, time.index))) return null
  const points = pointsOf(context, compared, metric)
  if (points.filter((point) => point !== null).length < pointsMin) return null
  const spans = metric.lastOf === null ? compared.spans : levelSpans(compared.periods)
  if (!spans || hasGiants) return { points, change: null, steady: null, level: null }
  const [now, before] = [spans.now, spans.before].map((span) => told(context, metric, span))
  // what began of late is low by what has not ended yet, which is no change
  const isOfYouth =
    metric.column !== null &&
    isYouth(profile.columns[metric.column]!, now!.value < before!.value ? 'down' : 'up')
  const error = isOfYouth ? 0 : errorOf(context, metric, spans)
  const isTold =
    !isOfYouth &&
    before!.value > 0 &&
    Number.isFinite(now!.value / before!.value) &&
    isClearChange({ points, spans, now: now!.value, before: before!.value, error })
  const two = { spans, now: now!, before: before!, points }
  return {
    points,
    change: isTold ? changeOf(context, metric, two) : null,
    steady: isTold || isOfYouth ? null : yearOf(context, metric, two),
    level: isTold || isOfYouth ? null : steadyLevel(context, metric, { ...two, error }),
  }
}

/** The last whole year of the calendar and what came since, else the last twelve months. */
function yearOf(context: CardContext, metric: Metric, two: Years): Sentence | null {
  const calendar = calendarYears(context.compared!)
  if (!calendar) return steadyYear(context, metric, two)
  const sides = ({ now, before }: ComparedSpans) => ({
    now: told(context, metric, now),
    before: told(context, metric, before),
  })
  const { spans, since } = calendar
  const year = sides(spans)
  const past = two.points.slice(0, two.points.length - (context.compared!.periods.last - spans.now.to))
  const isClear = isClearChange({ points: past, spans, now: year.now.value, before: year.before.value })
  const sentence = steadyYear(context, metric, { spans, ...year, points: past, isClear })
  const after = sentence && since ? sinceYear(context, metric, { spans: since, ...sides(since) }) : null
  return after ? twoSentences(sentence, after) : sentence
}

/** After so many periods the calendar comes round for a level, which is compared at one date with another. */
const levelCycles: Partial<Record<string, number>> = { month: 12, quarter: 4, day: 7, hour: 24 }
/** Fewer changes do not say what is usual. */
const levelChangesMin = 6

/** A level's last period and that of a cycle before, or the one before where that is all that can be told from chance. */
function levelSpans({ grain, first, last }: Periods): ComparedSpans {
  const cycle = levelCycles[grain] ?? 1
  const lag = last - first + 1 >= cycle + levelChangesMin ? cycle : 1
  const [now, before] = [last, last - lag].map((period) => ({ from: period, to: period }))
  return { now: now!, before: before!, length: 1, lag }
}

function told(context: CardContext, metric: Metric, span: Span): Told {
  const { time, periods } = context.compared!
  const own = periodFilters(time, periods, span)
  const { value, rows } = runTotal(context.table, { ...measureInput(context.table, metric), filters: own })
  const text = formatValue(value, metric.format, { compact: true })
  const proof = { measure: measureName(metric), column: metric.column === null ? null : metric.name }
  return { value, rows, figure: figure(value, text, { ...proof, filters: context.filters, own, rows }) }
}

const errorOf = (
  { table, compared }: CardContext,
  { aggregation, column }: Metric,
  spans: ComparedSpans,
): number =>
  aggregation === 'avg' && column !== null
    ? errorOfAverages(table.columns[column]!.numbers!, compared!.time, sidesOf(compared!.periods, spans))
    : 0

interface Change {
  spans: ComparedSpans
  now: Told
  before: Told
}

function changeOf(
  { profile, compared }: CardContext,
  { format, lastOf }: Metric,
  { spans, now, before }: Change,
) {
  const { time, periods } = compared!
  const share = now.value / before.value - 1
  const points = pointsBase(format)
  const size =
    points === null
      ? formatChange(share)
      : `${share > 0 ? '+' : '-'}${formatPoints((now.value - before.value) / points)}`
  const whole =
    lastOf === null
      ? `In all, ${timeSpan(time)}.`
      : `At the last ${profile.columns[lastOf]!.label} in the data.`
  const isNext = spans.lag === spans.length
  const words = `${upperFirst(inSpan(periods, spans.now))}: ${now.figure.text}, ${isNext ? 'after' : 'against'} ${before.figure.text} ${inEarlier(periods, spans)}.`
  return {
    text: `${size} ${inSpan(periods, spans.now)} vs ${earlierName(periods, spans)}`,
    share: tidyNumber(share),
    sentence: arithmetic(`${whole} ${words}`, now.rows + before.rows, [now.figure, before.figure]),
  }
}

/** Of nothing there is none; it has no average. */
const isSummed = ({ aggregation, lastOf }: Metric) =>
  lastOf === null && (aggregation === 'sum' || aggregation === 'count')

/** By complete periods. */
function pointsOf(context: CardContext, { time, periods }: Compared, metric: Metric): (number | null)[] {
  const { table } = context
  const from = Math.max(periods.first, periods.last - sparklinePointsMax + 1)
  // Years that stand alone are no dates that could be cut.
  const grain = isDate(table.columns[time.index]!.type) ? periods.grain : null
  const { rows } = runQuery(table, {
    ...measureInput(table, metric),
    x: dimensionOf(context, time.index, grain),
    filters: periodFilters(time, periods, { from, to: periods.last }),
  })
  const byLabel = new Map(rows.map(({ x, value }) => [String(x), value]))
  return Array.from({ length: periods.last - from + 1 }, (_, i) => {
    const value = byLabel.get(labelOf(periods, from + i))
    if (value === undefined) return isSummed(metric) ? 0 : null
    return Number.isNaN(value) ? null : tidyNumber(value)
  })
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
