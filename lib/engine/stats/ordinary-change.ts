import { tTwoSided } from './distributions'
import { autocorrelationInflation } from './mann-kendall'

/** A single change is extraordinary from so many of the usual ones on; of normal changes one in twenty is. */
const usualMax = 2
/** Fewer changes before the last do not say what is usual. */
const changesMin = 5
/** A median of absolute deviations as a standard deviation of normal values (Hampel 1974). */
const madToSd = 1.4826
/** Several changes are extraordinary together where chance makes their mean so large less often than this. */
const pMax = 0.01
/** Of the changes that are compared, so many must be known. */
const knownMin = 0.8

/**
 * Whether the last change of a series is within what its changes usually are. Of one period: twice the spread of those
 * before it around their median. Of several: a t test of their mean change, each against its like `lag` periods
 * before, by how those changes scatter, the earlier ones included, widened for autocorrelation. A change of which
 * nobody knows what is usual counts as ordinary.
 */
export function isOrdinaryChange(
  points: (number | null)[],
  { length, lag }: { length: number; lag: number },
): boolean {
  const { now, before, areKnown } = changesOf(points, { length, lag })
  if (!areKnown) return true
  return length === 1 ? isLike(before, now[0]!) : isByChance(before, now)
}

/** By how much each period differs from its like `lag` before it: those that are compared, and the earlier ones. */
function changesOf(points: (number | null)[], { length, lag }: { length: number; lag: number }) {
  const changes = points
    .slice(lag)
    .map((point, i) => (point === null || points[i] == null ? Number.NaN : point - points[i]!))
  const isKnown = (change: number) => !Number.isNaN(change)
  const now = changes.slice(-length).filter(isKnown)
  const before = changes.slice(0, -length).filter(isKnown)
  return { now, before, areKnown: changes.length >= length && now.length >= knownMin * length }
}

/**
 * How many times its usual size the last change of a series is: of one period beside the spread of those before it, of several their
 * mean beside its error. Null where nobody knows what is usual.
 */
export function timesUsual(
  points: (number | null)[],
  { length, lag }: { length: number; lag: number },
): number | null {
  const { now, before, areKnown } = changesOf(points, { length, lag })
  if (!areKnown) return null
  if (length > 1) {
    const { mean, error } = meanChange(before, now)
    return error > 0 ? Math.abs(mean) / error : null
  }
  const spread = before.length >= changesMin ? spreadOf(before) : 0
  return spread > 0 ? Math.abs(now[0]!) / spread : null
}

function isLike(before: number[], last: number): boolean {
  return before.length < changesMin || Math.abs(last) <= usualMax * spreadOf(before)
}

function spreadOf(changes: number[]): number {
  const middle = medianOf(changes)
  return madToSd * medianOf(changes.map((one) => Math.abs(one - middle)))
}

function isByChance(before: number[], now: number[]): boolean {
  const { mean, error, df } = meanChange(before, now)
  if (df < 1) return true
  return error > 0 ? tTwoSided(mean / error, df) > pMax : mean === 0
}

function meanChange(before: number[], now: number[]): { mean: number; error: number; df: number } {
  const mean = now.reduce((sum, change) => sum + change, 0) / now.length
  const middle = before.length > 0 ? medianOf(before) : 0
  const left = Float64Array.from([...before.map((one) => one - middle), ...now.map((one) => one - mean)])
  const df = left.length - (before.length > 0 ? 2 : 1)
  if (df < 1) return { mean, error: 0, df }
  const variance = left.reduce((sum, one) => sum + one * one, 0) / df
  // the mean of several is no less sure than one of them
  const inflation = Math.min(autocorrelationInflation(left), now.length)
  return { mean, error: Math.sqrt((variance / now.length) * inflation), df }
}

function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
