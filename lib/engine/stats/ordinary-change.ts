/** A change is extraordinary from so many of the usual ones on; of normal changes one in twenty is. */
const usualMax = 2
/** Fewer changes before the last do not say what is usual. */
const changesMin = 5
/** The lags at which periods are compared: with the one before, or with that of the year before. */
const lags = [1, 4, 12]
/** A median of absolute deviations as a standard deviation of normal values (Hampel 1974). */
const madToSd = 1.4826

/**
 * Whether the last change of a series is within what its changes usually are: twice the spread of those before it
 * around their median. A change of which nobody knows what is usual counts as ordinary.
 *
 * @param change the last change as a share, which says with which value the last one was compared
 */
export function isOrdinaryChange(points: (number | null)[], change: number): boolean {
  const lag = lags.find((by) => isChangeOver(points, by, change))
  if (lag === undefined) return true
  const changes = points
    .slice(lag)
    .map((point, i) => (point === null || points[i] == null ? Number.NaN : point - points[i]!))
  const last = changes.at(-1)!
  const before = changes.slice(0, -1).filter((one) => !Number.isNaN(one))
  if (before.length < changesMin) return true
  const middle = medianOf(before)
  const spread = madToSd * medianOf(before.map((one) => Math.abs(one - middle)))
  return Math.abs(last) <= usualMax * spread
}

const closeTo = 1e-3

function isChangeOver(points: (number | null)[], lag: number, change: number): boolean {
  const [now, then] = [points.at(-1), points.at(-1 - lag)]
  if (now == null || then == null || then === 0) return false
  return Math.abs(now / then - 1 - change) <= closeTo * Math.max(1, Math.abs(change))
}

function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
