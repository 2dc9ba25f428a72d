import { normalQuantile } from '../stats/normal-quantile'

/** Five standard deviations are expected once in two million normal values. */
export const deviationMin = 5
/** Quantiles by which a tail's own width is measured, so that a long tail is no outlier. */
const tailQuantiles = [0.75, 0.9, 0.975]
/** A logarithm is taken where it makes the middle of the values clearly more even. */
const skewGain = 0.1

export interface Deviate {
  scale: 'plain' | 'log'
  /** Robust standard deviations from the median, below it negative. */
  of(value: number): number
}

/**
 * How far a value lies from the median, in widths of its own side: the widest of what the quartile, the tenth and the
 * fortieth value from outside lead to expect of a normal law. Of logarithms where they even out the middle; a low value
 * has to be far off as it is too, since a logarithm stretches what is near zero. Null where half is alike.
 */
export function createDeviate(sorted: Float64Array): Deviate | null {
  const plain = deviateOn(sorted, (value) => value)
  if (!plain) return null
  const floor = sorted[0]! / 2
  const log = (value: number) => Math.log(Math.max(value, floor))
  const byLog = sorted[0]! > 0 ? deviateOn(sorted, log) : null
  if (!byLog || skewOf(sorted, log) >= skewOf(sorted, (value) => value) - skewGain)
    return { scale: 'plain', of: plain }
  return {
    scale: 'log',
    of: (value) => {
      const z = byLog(value)
      return z < 0 ? Math.max(z, Math.min(0, plain(value))) : z
    },
  }
}

/** Distance from the median in widths of the value's own side. */
function deviateOn(sorted: Float64Array, scale: (value: number) => number): Deviate['of'] | null {
  const at = (share: number) => scale(quantile(sorted, share))
  const middle = at(0.5)
  const width = (side: 1 | -1) =>
    Math.max(...tailQuantiles.map((q) => (side * (at(side === 1 ? q : 1 - q) - middle)) / normalQuantile(q)))
  const widths = { high: width(1), low: width(-1) }
  if (!(widths.high > 0) || !(widths.low > 0)) return null
  return (value) => {
    const distance = scale(value) - middle
    return distance > 0 ? distance / widths.high : distance / widths.low
  }
}

function skewOf(sorted: Float64Array, scale: (value: number) => number): number {
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => scale(quantile(sorted, share)))
  return high! > low! ? Math.abs(high! + low! - 2 * middle!) / (high! - low!) : 0
}

/** By linear interpolation between order statistics (R's type 7). */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share
  const low = Math.floor(position)
  const high = Math.min(sorted.length - 1, low + 1)
  return sorted[low]! + (position - low) * (sorted[high]! - sorted[low]!)
}
