import { normalTwoSided } from './distributions'
import { rankValues } from './ranks'

export interface MannKendall {
  /** Concordant minus discordant pairs. */
  s: number
  tau: number
  z: number
  p: number
  /** Sen's slope: the median of all pairwise slopes, per step. */
  slope: number
  /** What autocorrelation multiplied the variance of S with. */
  inflation: number
}

/** Lags beyond a tenth of the series are too noisy to correct by (Hamed & Rao 1998, section 4). */
const lagShareMax = 0.1
const autocorrelationZ = 1.96

/**
 * Mann-Kendall trend test with the variance corrected for autocorrelation (Hamed & Rao 1998), and Sen's slope
 * (Sen 1968). Only positive autocorrelation is corrected for, up to the first lag that is not significant.
 *
 * @param values one value a period, in order, without gaps; at most about 1,000
 */
export function mannKendall(values: Float64Array): MannKendall {
  const n = values.length
  const s = kendallS(values)
  const slope = senSlope(values)
  const variance = (n * (n - 1) * (2 * n + 5) - tieTerm(values)) / 18
  const inflation = autocorrelationInflation(values.map((value, i) => value - slope * i))
  const z = variance > 0 ? (s - Math.sign(s)) / Math.sqrt(variance * inflation) : 0
  const pairs = (n * (n - 1)) / 2
  const untied = Math.sqrt(pairs * (pairs - tiedPairs(values)))
  return { s, tau: untied > 0 ? s / untied : 0, z, p: normalTwoSided(z), slope, inflation }
}

/** n / n* of Hamed & Rao (1998): how much wider S spreads when the ranks of the residuals are autocorrelated. */
export function autocorrelationInflation(residuals: Float64Array): number {
  const n = residuals.length
  if (n < 8) return 1
  const { ranks } = rankValues(residuals)
  const mean = (n + 1) / 2
  let power = 0
  for (const rank of ranks) power += (rank - mean) ** 2
  if (power === 0) return 1
  let sum = 0
  for (let lag = 1; lag <= Math.max(1, Math.floor(n * lagShareMax)); lag++) {
    let product = 0
    for (let i = 0; i + lag < n; i++) product += (ranks[i]! - mean) * (ranks[i + lag]! - mean)
    const rho = product / power
    if (rho < autocorrelationZ / Math.sqrt(n)) break
    sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * rho
  }
  return 1 + (2 * sum) / (n * (n - 1) * (n - 2))
}

function kendallS(values: Float64Array): number {
  let s = 0
  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) s += Math.sign(values[j]! - values[i]!)
  }
  return s
}

/** Sen's slope: the median of the slopes of all pairs. */
export function senSlope(values: Float64Array): number {
  const slopes: number[] = []
  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) slopes.push((values[j]! - values[i]!) / (j - i))
  }
  const sorted = Float64Array.from(slopes).sort()
  const middle = sorted.length >> 1
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const tieSizes = (values: Float64Array) => {
  const sizes = new Map<number, number>()
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1)
  return [...sizes.values()]
}

const tieTerm = (values: Float64Array) =>
  tieSizes(values).reduce((sum, t) => sum + t * (t - 1) * (2 * t + 5), 0)

const tiedPairs = (values: Float64Array) => tieSizes(values).reduce((sum, t) => sum + (t * (t - 1)) / 2, 0)
