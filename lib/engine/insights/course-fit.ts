import { type ChangePoint, findChangePoint } from '../stats/change-point'
import { autocorrelationInflation } from '../stats/mann-kendall'
import { errorTerm } from '../stats/nested-anova'

/** Observations along time, NaN or a negative bin where one is missing. */
export interface Path {
  values: Float64Array
  /** From 0 to 1. */
  times: Float64Array
  bins: Int32Array
  binCount: number
}

export interface Fit {
  n: number
  /** Sum of squares that the fit explains. */
  explained: number
  residuals: Float64Array
  /** Variance of one observation to test against: between bins where they differ, widened for autocorrelation. */
  errorVariance: number
  df: number
}

/** Least share of the observations on either side of a step. */
const edge = 0.1

/** A straight line by least squares. */
export function fitLine(path: Path): Fit & { sign: number; r: number } {
  const { values, times } = path
  const m = { n: 0, x: 0, y: 0 }
  for (let i = 0; i < values.length; i++) {
    if (!isThere(path, i)) continue
    m.n++
    m.x += times[i]!
    m.y += values[i]!
  }
  const [x, y] = [m.x / m.n, m.y / m.n]
  const s = { xx: 0, xy: 0, yy: 0 }
  for (let i = 0; i < values.length; i++) {
    if (!isThere(path, i)) continue
    s.xx += (times[i]! - x) ** 2
    s.xy += (times[i]! - x) * (values[i]! - y)
    s.yy += (values[i]! - y) ** 2
  }
  const slope = s.xx > 0 ? s.xy / s.xx : 0
  const residuals = values.map((value, i) =>
    isThere(path, i) ? value - y - slope * (times[i]! - x) : Number.NaN,
  )
  const r = s.xx > 0 && s.yy > 0 ? s.xy / Math.sqrt(s.xx * s.yy) : 0
  return {
    n: m.n,
    explained: slope * s.xy,
    residuals,
    sign: Math.sign(slope),
    r,
    ...errorOf(path, residuals),
  }
}

/** One change of level, where it explains most. */
export function fitStep(path: Path): Fit & { change: ChangePoint } {
  const { values, bins, binCount } = path
  const { counts, sums, n } = binMoments(path, values)
  const change = findChangePoint({ counts, sums }, edge)
  const mean = { before: 0, after: 0 }
  const size = { before: 0, after: 0 }
  for (let bin = 0; bin < binCount; bin++) {
    const side = bin < change.cut ? 'before' : 'after'
    mean[side] += sums[bin]!
    size[side] += counts[bin]!
  }
  const level = {
    before: mean.before / Math.max(1, size.before),
    after: mean.after / Math.max(1, size.after),
  }
  const residuals = values.map((value, i) =>
    isThere(path, i) ? value - (bins[i]! < change.cut ? level.before : level.after) : Number.NaN,
  )
  return { n, explained: change.explained, residuals, change, ...errorOf(path, residuals) }
}

const isThere = ({ values, bins }: Path, i: number) => bins[i]! >= 0 && !Number.isNaN(values[i]!)

function binMoments(path: Path, values: Float64Array) {
  const counts = new Float64Array(path.binCount)
  const sums = new Float64Array(path.binCount)
  let squares = 0
  let n = 0
  for (let i = 0; i < values.length; i++) {
    if (!isThere(path, i)) continue
    const bin = path.bins[i]!
    counts[bin]!++
    sums[bin]! += values[i]!
    squares += values[i]! ** 2
    n++
  }
  return { counts, sums, squares, n }
}

/** Two parameters are fitted: level and slope, or two levels. */
const fitted = 2

function errorOf(path: Path, residuals: Float64Array): { errorVariance: number; df: number } {
  const { counts, sums, squares, n } = binMoments(path, residuals)
  const means: number[] = []
  let between = 0
  for (let bin = 0; bin < path.binCount; bin++) {
    if (counts[bin] === 0) continue
    between += sums[bin]! ** 2 / counts[bin]!
    means.push(sums[bin]! / Math.sqrt(counts[bin]!))
  }
  const filled = means.length
  const error = errorTerm(
    { squares: squares - between, df: n - filled },
    { squares: between, df: filled - fitted },
  )
  const inflation = autocorrelationInflation(Float64Array.from(means))
  return { errorVariance: error.df > 0 ? (error.squares / error.df) * inflation : 0, df: error.df }
}
