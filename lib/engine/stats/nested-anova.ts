import { fUpper } from './distributions'
import { autocorrelationInflation } from './mann-kendall'

export interface Nested {
  values: Float64Array
  /** Cluster of each value, negative to leave it out. */
  clusters: Int32Array
  /** Group of each cluster. */
  groupOf: Int32Array
  groupCount: number
  /** Parameters that were fitted to the values before. */
  fitted: number
}

export interface NestedAnova {
  f: number
  p: number
  /** Share of the variance between the groups. */
  rSquared: number
  means: Float64Array
  n: number
}

/** Spreads are pooled only where nothing speaks against it: the level that Bancroft (1964) advises for such a choice. */
const clusterAlpha = 0.25
const designAlpha = 0.05

/**
 * F test of group means where rows come in clusters (nested analysis of variance): if clusters differ more than their
 * rows explain, the error is the spread between clusters, so that many rows of one day count as one day.
 */
export function nestedAnova({ values, clusters, groupOf, groupCount, fitted }: Nested): NestedAnova {
  const { count, sum, squares } = clusterMoments({ values, clusters, size: groupOf.length })
  const groups = new Float64Array(groupCount)
  const sums = new Float64Array(groupCount)
  const all = { n: 0, sum: 0, ofClusters: 0, filled: 0 }
  for (let c = 0; c < groupOf.length; c++) {
    if (count[c] === 0) continue
    groups[groupOf[c]!]! += count[c]!
    sums[groupOf[c]!]! += sum[c]!
    all.n += count[c]!
    all.sum += sum[c]!
    all.ofClusters += sum[c]! ** 2 / count[c]!
    all.filled++
  }
  const means = sums.map((value, g) => value / groups[g]!)
  let ofGroups = 0
  let filledGroups = 0
  for (let g = 0; g < groupCount; g++) {
    if (groups[g] === 0) continue
    ofGroups += sums[g]! ** 2 / groups[g]!
    filledGroups++
  }
  const within = { squares: squares - all.ofClusters, df: all.n - all.filled }
  const nested = { squares: all.ofClusters - ofGroups, df: all.filled - filledGroups - fitted }
  const error = errorTerm(within, nested)
  const between = ofGroups - all.sum ** 2 / all.n
  const f = between / (filledGroups - 1) / (error.squares / error.df)
  const p = filledGroups > 1 && error.df > 0 ? fUpper(f, { between: filledGroups - 1, within: error.df }) : 1
  return { f, p, rSquared: between / (squares - all.sum ** 2 / all.n), means, n: all.n }
}

interface Error {
  squares: number
  df: number
}

/** The spread to measure against: between clusters where they differ, else all that is left. */
export function errorTerm(within: Error, between: Error): Error {
  const pooled = { squares: within.squares + between.squares, df: within.df + between.df }
  if (between.df <= 0 || within.df <= 0) return pooled
  const f = between.squares / between.df / (within.squares / within.df)
  return fUpper(f, { between: between.df, within: within.df }) < clusterAlpha ? between : pooled
}

/**
 * By how much clusters (in order of time) widen the variance of a mean (design effect, Kish 1965): their spread over
 * what their rows explain where that is significant, times what autocorrelation between them adds.
 */
export function designEffect(input: { values: Float64Array; clusters: Int32Array; count: number }): number {
  const { count, sum, squares } = clusterMoments({ ...input, size: input.count })
  let n = 0
  let all = 0
  let ofClusters = 0
  for (let c = 0; c < input.count; c++) {
    if (count[c] === 0) continue
    n += count[c]!
    all += sum[c]!
    ofClusters += sum[c]! ** 2 / count[c]!
  }
  const means = [...sum.keys()].filter((c) => count[c]! > 0)
  const within = { squares: squares - ofClusters, df: n - means.length }
  const between = { squares: ofClusters - all ** 2 / n, df: means.length - 1 }
  if (!(within.df > 0 && between.df > 0 && within.squares > 0)) return 1
  const f = between.squares / between.df / (within.squares / within.df)
  if (f <= 1 || fUpper(f, { between: between.df, within: within.df }) >= designAlpha) return 1
  const scaled = Float64Array.from(means, (c) => (sum[c]! - (count[c]! * all) / n) / Math.sqrt(count[c]!))
  return f * autocorrelationInflation(scaled)
}

function clusterMoments(input: { values: Float64Array; clusters: Int32Array; size: number }) {
  const count = new Float64Array(input.size)
  const sum = new Float64Array(input.size)
  let squares = 0
  for (let i = 0; i < input.values.length; i++) {
    const cluster = input.clusters[i]!
    const value = input.values[i]!
    if (cluster < 0 || Number.isNaN(value)) continue
    count[cluster]!++
    sum[cluster]! += value
    squares += value * value
  }
  return { count, sum, squares }
}
