import { normalQuantile } from './normal-quantile'

export interface Ranks {
  /** Mid-ranks from 1, NaN where the value is NaN. */
  ranks: Float64Array
  /** Values that are not NaN. */
  n: number
}

/** Mid-ranks of the values that are not NaN. */
export function rankValues(values: Float64Array): Ranks {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  const midranks = midrankRuns(sorted)
  const ranks = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    ranks[i] = Number.isNaN(value) ? Number.NaN : midranks[lowerBound(sorted, value)]!
  }
  return { ranks, n: sorted.length }
}

/** Rank-based normal scores by Blom's formula (van der Waerden's test with Blom's plotting position). */
export function normalScores({ ranks, n }: Ranks): Float64Array {
  // Mid-ranks are whole or half, so twice the rank is an index.
  const known = new Float64Array(2 * n + 1).fill(Number.NaN)
  const scores = new Float64Array(ranks.length)
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i]!
    if (!Number.isNaN(rank) && Number.isNaN(known[2 * rank]!)) {
      known[2 * rank] = normalQuantile((rank - 0.375) / (n + 0.25))
    }
    scores[i] = Number.isNaN(rank) ? rank : known[2 * rank]!
  }
  return scores
}

/** First index of the sorted values that is not below `value`. */
export function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

function midrankRuns(sorted: Float64Array): Float64Array {
  const midranks = new Float64Array(sorted.length)
  let start = 0
  while (start < sorted.length) {
    let end = start + 1
    while (end < sorted.length && sorted[end] === sorted[start]) end++
    midranks.fill((start + 1 + end) / 2, start, end)
    start = end
  }
  return midranks
}
