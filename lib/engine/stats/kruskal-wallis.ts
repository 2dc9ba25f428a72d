import { chiSquareUpper } from './distributions'
import type { Ranks } from './ranks'

export interface KruskalWallis {
  h: number
  df: number
  p: number
  /**
   * The share of the ranks' variance between the groups, less what chance gives: (H − k + 1) / (n − k), Kelley's
   * epsilon squared (Tomczak & Tomczak 2014 call it eta squared of H).
   */
  epsilonSquared: number
  n: number
  /** By group: observations and sum of ranks. */
  counts: Float64Array
  rankSums: Float64Array
}

/**
 * Kruskal-Wallis rank test over groups, corrected for ties by the ranks' own variance; p by chi-square.
 *
 * @param groups the group of each value from 0 to `groupCount − 1`, negative to leave it out
 */
export function kruskalWallis({ ranks }: Ranks, groups: Int32Array, groupCount: number): KruskalWallis {
  const counts = new Float64Array(groupCount)
  const rankSums = new Float64Array(groupCount)
  const { n, sum, squares } = addUp(ranks, groups, { counts, rankSums })
  let between = 0
  let filled = 0
  for (let g = 0; g < groupCount; g++) {
    if (counts[g] === 0) continue
    filled++
    between += counts[g]! * (rankSums[g]! / counts[g]! - sum / n) ** 2
  }
  const variance = (squares - sum ** 2 / n) / (n - 1)
  const h = variance > 0 ? between / variance : 0
  const df = filled - 1
  const epsilonSquared = n > filled ? Math.max(0, (h - df) / (n - filled)) : 0
  return { h, df, p: df > 0 ? chiSquareUpper(h, df) : 1, epsilonSquared, n, counts, rankSums }
}

function addUp(
  ranks: Float64Array,
  groups: Int32Array,
  { counts, rankSums }: { counts: Float64Array; rankSums: Float64Array },
): { n: number; sum: number; squares: number } {
  let n = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < ranks.length; i++) {
    const group = groups[i]!
    const rank = ranks[i]!
    if (group < 0 || Number.isNaN(rank)) continue
    counts[group]!++
    rankSums[group]! += rank
    n++
    sum += rank
    squares += rank * rank
  }
  return { n, sum, squares }
}
