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
/** Beyond this a series wanders without end and no factor is large enough. */
const rhoMax = 0.98

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

/**
 * How much wider a trend statistic spreads when the residuals are autocorrelated: n / n* of Hamed & Rao (1998) on
 * ranks, or what a first-order process with the same first lag gives (Bayley & Hammersley 1946), the lag corrected for
 * bias (Kendall 1954), whichever is more: a wandering series shows less of its memory in a short window.
 */
export function autocorrelationInflation(residuals: Float64Array): number {
  const n = residuals.length
  if (n < 8) return 1
  const rhos = significantLags(residuals)
  if (rhos.length === 0) return 1
  const sum = rhos.reduce((total, rho, i) => total + (n - i - 1) * (n - i - 2) * (n - i - 3) * rho, 0)
  const first = Math.min(rhoMax, rhos[0]! + (1 + 3 * rhos[0]!) / n)
  return Math.max(1 + (2 * sum) / (n * (n - 1) * (n - 2)), (1 + first) / (1 - first))
}

/** Rank autocorrelations from the first lag up to the one before the first that is not significantly positive. */
function significantLags(residuals: Float64Array): number[] {
  const n = residuals.length
  const { ranks } = rankValues(residuals)
  const mean = (n + 1) / 2
  let power = 0
  for (const rank of ranks) power += (rank - mean) ** 2
  const rhos: number[] = []
  for (let lag = 1; power > 0 && lag <= Math.max(1, Math.floor(n * lagShareMax)); lag++) {
    let product = 0
    for (let i = 0; i + lag < n; i++) product += (ranks[i]! - mean) * (ranks[i + lag]! - mean)
    if (product / power < autocorrelationZ / Math.sqrt(n)) break
    rhos.push(product / power)
  }
  return rhos
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
