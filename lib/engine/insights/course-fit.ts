import { type ChangePoint, findChangePoint } from '../stats/change-point'
import { autocorrelationInflation } from '../stats/mann-kendall'
import { errorTerm } from '../stats/nested-anova'

/** Observations along time; a value is NaN, or its bin negative, where one is missing. */
export interface Path {
  values: Float64Array
  /** From 0 to 1. */
  times: Float64Array
  bins: Int32Array
  binCount: number
}

/** Sums over the observations, all that the fits need. */
export interface PathMoments {
  counts: Float64Array
  sums: Float64Array
  timeSums: Float64Array
  n: number
  y: number
  t: number
  /** Sums of squares and products around the means. */
  yy: number
  tt: number
  ty: number
}

export interface Fit {
  /** Sum of squares that the fit explains. */
  explained: number
  /** The fitted value. */
  at(time: number, bin: number): number
  /** Variance of one observation to test against: between bins where they differ, widened for autocorrelation. */
  errorVariance: number
  df: number
}

/** Least share of the observations on either side of a step. */
const edge = 0.1
/** Two parameters are fitted: level and slope, or two levels. */
const fitted = 2

/** One pass over the observations. */
export function pathMoments(path: Path): PathMoments {
  const byBin = {
    counts: new Float64Array(path.binCount),
    sums: new Float64Array(path.binCount),
    timeSums: new Float64Array(path.binCount),
  }
  const totals = new Float64Array(6)
  addUp(path, byBin, totals)
  const [n, y, t, yy, tt, ty] = totals as unknown as [number, number, number, number, number, number]
  return { ...byBin, n, y, t, yy: yy - (y * y) / n, tt: tt - (t * t) / n, ty: ty - (t * y) / n }
}

/** Apart and without a result, as its loop would lose its fast code for the lines that follow. */
function addUp(
  { values, times, bins }: Path,
  { counts, sums, timeSums }: Pick<PathMoments, 'counts' | 'sums' | 'timeSums'>,
  totals: Float64Array,
): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const bin = bins[i]!
    if (bin < 0 || Number.isNaN(value)) continue
    const time = times[i]!
    counts[bin]!++
    sums[bin]! += value
    timeSums[bin]! += time
    totals[0]!++
    totals[1]! += value
    totals[2]! += time
    totals[3]! += value * value
    totals[4]! += time * time
    totals[5]! += time * value
  }
}

/** A straight line by least squares. */
export function fitLine(moments: PathMoments): Fit & { sign: number; r: number } {
  const { n, y, t, yy, tt, ty } = moments
  const slope = tt > 0 ? ty / tt : 0
  const level = (y - slope * t) / n
  const left = new Float64Array(moments.sums.length)
  for (let b = 0; b < left.length; b++)
    left[b] = moments.sums[b]! - level * moments.counts[b]! - slope * moments.timeSums[b]!
  const explained = slope * ty
  return {
    explained,
    at: (time) => level + slope * time,
    sign: Math.sign(slope),
    r: tt > 0 && yy > 0 ? ty / Math.sqrt(tt * yy) : 0,
    ...errorOf(moments, { left, explained }),
  }
}

/** One change of level, where it explains most. */
export function fitStep(moments: PathMoments): Fit & { change: ChangePoint } {
  const { counts, sums } = moments
  const change = findChangePoint({ counts, sums }, edge)
  const mean = (from: number, to: number) => {
    let n = 0
    let sum = 0
    for (let bin = from; bin < to; bin++) {
      n += counts[bin]!
      sum += sums[bin]!
    }
    return n > 0 ? sum / n : 0
  }
  const level = { before: mean(0, change.cut), after: mean(change.cut, counts.length) }
  const at = (_time: number, bin: number) => (bin < change.cut ? level.before : level.after)
  const left = new Float64Array(sums.length)
  for (let bin = 0; bin < left.length; bin++) left[bin] = sums[bin]! - at(0, bin) * counts[bin]!
  return {
    explained: change.explained,
    at,
    change,
    ...errorOf(moments, { left, explained: change.explained }),
  }
}

/** What a fit leaves of the values. A loop, since `map` with a callback takes several times as long. */
export function residualsOf({ values, times, bins }: Path, fit: Fit): Float64Array {
  const residuals = new Float64Array(values.length)
  for (let i = 0; i < residuals.length; i++) residuals[i] = values[i]! - fit.at(times[i]!, bins[i]!)
  return residuals
}

function errorOf(moments: PathMoments, fit: { left: Float64Array; explained: number }) {
  const means: number[] = []
  let between = 0
  for (let bin = 0; bin < fit.left.length; bin++) {
    const count = moments.counts[bin]!
    if (count === 0) continue
    between += fit.left[bin]! ** 2 / count
    means.push(fit.left[bin]! / Math.sqrt(count))
  }
  const filled = means.length
  const error = errorTerm(
    { squares: Math.max(0, moments.yy - fit.explained - between), df: moments.n - filled },
    { squares: between, df: filled - fitted },
  )
  const inflation = autocorrelationInflation(Float64Array.from(means))
  return { errorVariance: error.df > 0 ? (error.squares / error.df) * inflation : 0, df: error.df }
}
