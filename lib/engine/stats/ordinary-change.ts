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
  const changes = points
    .slice(lag)
    .map((point, i) => (point === null || points[i] == null ? Number.NaN : point - points[i]!))
  const isKnown = (change: number) => !Number.isNaN(change)
  const now = changes.slice(-length).filter(isKnown)
  const before = changes.slice(0, -length).filter(isKnown)
  if (changes.length < length || now.length < knownMin * length) return true
  return length === 1 ? isLike(before, now[0]!) : isByChance(before, now)
}

function isLike(before: number[], last: number): boolean {
  if (before.length < changesMin) return true
  const middle = medianOf(before)
  const spread = madToSd * medianOf(before.map((one) => Math.abs(one - middle)))
  return Math.abs(last) <= usualMax * spread
}

function isByChance(before: number[], now: number[]): boolean {
  const mean = now.reduce((sum, change) => sum + change, 0) / now.length
  const middle = before.length > 0 ? medianOf(before) : 0
  const left = Float64Array.from([...before.map((one) => one - middle), ...now.map((one) => one - mean)])
  const df = left.length - (before.length > 0 ? 2 : 1)
  if (df < 1) return true
  const variance = left.reduce((sum, one) => sum + one * one, 0) / df
  // the mean of several is no less sure than one of them
  const inflation = Math.min(autocorrelationInflation(left), now.length)
  const error = Math.sqrt((variance / now.length) * inflation)
  return error > 0 ? tTwoSided(mean / error, df) > pMax : mean === 0
}

function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
