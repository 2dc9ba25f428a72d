import { groupMoments } from '../table/group-moments'
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
  /** Set where they lie one after the other in what has its times of the year, of which the data hold one. */
  isWithinYear?: boolean
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
  if (!time) return null
  const found = known.get(time)
  if (found !== undefined) return found
  const periods = time.usual(comparedCount) ?? time.usual(shownCount)
  const compared = periods ? { time, periods, spans: spansOf(periods) } : null
  known.set(time, compared)
  return compared
}

const known = new WeakMap<Timeline, Compared | null>()

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
  const isWithinYear = lag < (cycles[grain] ?? 1) && cyclesMost[grain] === undefined
  return areFilled ? { now, before, length, lag, ...(isWithinYear && { isWithinYear }) } : null
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
export function sidesOf(periods: Periods, spans: ComparedSpans): Int8Array {
  const sides = knownSides.get(spans) ?? findSides(periods, spans)
  knownSides.set(spans, sides)
  return sides
}

const knownSides = new WeakMap<ComparedSpans, Int8Array>()

function findSides({ ofCode }: Periods, { now, before }: ComparedSpans): Int8Array {
  const sides = new Int8Array(ofCode.length)
  for (let code = 0; code < sides.length; code++) {
    const period = ofCode[code]!
    const isIn = ({ from, to }: Span) => period >= from && period <= to
    sides[code] = isIn(now) ? 1 : isIn(before) ? 0 : -1
  }
  return sides
}

/**
 * The standard error of the difference between the averages of the two stretches, from how their rows spread; 0 where
 * either has one row, which says nothing of that.
 */
export function errorOfAverages(numbers: Float64Array, time: Timeline, sides: Int8Array): number {
  const groups = rowSides(time, sides)
  const { counts, sums, squares: all } = groupMoments({ groups, count: 2 }, numbers)
  const moments = [0, 1].map((at) => ({ n: counts[at]!, sum: sums[at]!, squares: all[at]! }))
  if (moments.some(({ n }) => n < 2)) return 0
  const variances = moments.map(({ n, sum, squares }) => Math.max(0, squares - (sum * sum) / n) / (n - 1) / n)
  return Math.sqrt(variances[0]! + variances[1]!)
}

const knownRows = new WeakMap<Int8Array, Int32Array>()

/** By row which stretch it lies in, −1 for neither. */
export function rowSides({ codes }: Timeline, sides: Int8Array): Int32Array {
  const found = knownRows.get(sides)
  if (found) return found
  const made = new Int32Array(codes.length)
  for (let row = 0; row < made.length; row++) made[row] = codes[row]! < 0 ? -1 : sides[codes[row]!]!
  knownRows.set(sides, made)
  return made
}
