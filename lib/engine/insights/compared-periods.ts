import type { PeriodGrain } from './periods'
import type { Periods, Timeline } from './timeline'

/** Periods from one to another, both included. */
export interface Span {
  from: number
  to: number
}

/** The last complete periods, and as many that many periods before. */
export interface ComparedSpans {
  now: Span
  before: Span
  length: number
  lag: number
}

/** Which periods a change is told of, the same for all that a page shows: the story and the cards both go by it. */
export interface Compared {
  time: Timeline
  periods: Periods
  /** Null where too few periods are complete. */
  spans: ComparedSpans | null
}

/** Fewer complete periods than this are compared at a finer grain, where there is one. */
const comparedCount = {
  least: { month: 9, quarter: 6, year: 4, week: 8, day: 14, hour: 48 },
  most: Number.POSITIVE_INFINITY,
}
/** Fewer show no course at all. */
const shownCount = { least: 4, most: Number.POSITIVE_INFINITY }
/** After so many periods the calendar comes round: the year, or the week and the day where there is no year. */
const cycles: Partial<Record<PeriodGrain, number>> = { month: 12, quarter: 4, week: 52, day: 7, hour: 24 }
/** So many cycles of days and hours are compared at most. */
const cyclesMost: Partial<Record<PeriodGrain, number>> = { day: 4, hour: 1 }
/** Part of a cycle that is long enough to be set beside the same part of the one before. */
const partMin: Partial<Record<PeriodGrain, number>> = { month: 3, quarter: 2, week: 8 }
/** Where no whole cycle lies before, the longest of these that fits twice. */
const plainLengths: Partial<Record<PeriodGrain, number[]>> = { month: [3], week: [13, 4], year: [1] }
const filledMin = 0.9

/** Null without dates, or with fewer than four complete periods. */
export function comparedPeriods(time: Timeline | null): Compared | null {
  const periods = time?.usual(comparedCount) ?? time?.usual(shownCount) ?? null
  return time && periods ? { time, periods, spans: spansOf(periods) } : null
}

/**
 * The longest stretches that can be compared: the last whole cycle of the calendar with the one before, or the part of
 * it that the data hold twice; else the last quarter or weeks with those before. Null where too many of their periods
 * are empty.
 */
function spansOf(periods: Periods): ComparedSpans | null {
  const { grain, first, last, rows } = periods
  const { length, lag } = lengthOf(grain, last - first + 1)
  if (length === 0) return null
  const now = { from: last - length + 1, to: last }
  const before = { from: now.from - lag, to: last - lag }
  const areFilled = [now, before].every(
    ({ from, to }) => rows.subarray(from, to + 1).filter((count) => count > 0).length >= filledMin * length,
  )
  return areFilled ? { now, before, length, lag } : null
}

function lengthOf(grain: PeriodGrain, count: number): { length: number; lag: number } {
  const cycle = cycles[grain] ?? 1
  const most = cyclesMost[grain]
  if (most !== undefined) {
    const length = cycle * Math.min(most, Math.floor(count / 2 / cycle))
    return { length, lag: length }
  }
  const part = Math.min(cycle, count - cycle)
  if (part >= (partMin[grain] ?? Number.POSITIVE_INFINITY)) return { length: part, lag: cycle }
  const length = plainLengths[grain]?.find((plain) => count >= 2 * plain) ?? 0
  return { length, lag: length }
}

/** By code of the time column: 0 where it lies in the earlier stretch, 1 in the later one, −1 in neither. */
export const sideOf =
  ({ ofCode }: Periods, { now, before }: ComparedSpans) =>
  (code: number): 0 | 1 | -1 => {
    const period = ofCode[code]!
    const isIn = ({ from, to }: Span) => period >= from && period <= to
    return isIn(now) ? 1 : isIn(before) ? 0 : -1
  }

/**
 * The standard error of the difference between the averages of the two stretches, from how their rows spread; 0 where
 * either has one row, which says nothing of that.
 */
export function errorOfAverages(
  numbers: Float64Array,
  time: Timeline,
  side: (code: number) => 0 | 1 | -1,
): number {
  const moments = [0, 1].map(() => ({ n: 0, sum: 0, squares: 0 }))
  time.codes.forEach((code, row) => {
    const at = code < 0 ? -1 : side(code)
    const number = numbers[row]!
    if (at < 0 || Number.isNaN(number)) return
    const own = moments[at]!
    own.n++
    own.sum += number
    own.squares += number * number
  })
  if (moments.some(({ n }) => n < 2)) return 0
  const variances = moments.map(({ n, sum, squares }) => Math.max(0, squares - (sum * sum) / n) / (n - 1) / n)
  return Math.sqrt(variances[0]! + variances[1]!)
}
