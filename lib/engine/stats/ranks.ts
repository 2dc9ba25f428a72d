import { normalQuantile } from './normal-quantile'
import { presentOf } from './present-of'
import { sortNumbers } from './sort-numbers'
import { fillInOrder, type WholeKeys, wholeKeys } from './whole-keys'

export interface Ranks {
  /** Mid-ranks from 1, NaN where the value is NaN. */
  ranks: Float64Array
  /** Values that are not NaN. */
  n: number
  /** Those values, ascending. */
  sorted: Float64Array
}

/** Mid-ranks of the values that are not NaN. */
export function rankValues(values: Float64Array): Ranks {
  const whole = wholeKeys(values)
  return whole ? rankKeys(whole) : rankSorted(values)
}

function rankSorted(values: Float64Array): Ranks {
  const sorted = sortNumbers(presentOf(values))
  const midranks = midrankRuns(sorted)
  const buckets = cutIntoBuckets(sorted)
  const ranks = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    ranks[i] = Number.isNaN(value) ? Number.NaN : midranks[placeIn(buckets, value)]!
  }
  return { ranks, n: sorted.length, sorted }
}

function rankKeys(whole: WholeKeys): Ranks {
  const { keys, counts, n } = whole
  const sorted = new Float64Array(n)
  fillInOrder(sorted, whole)
  const midranks = new Float64Array(counts.length)
  let before = 0
  for (let key = 0; key < counts.length; key++) {
    const own = counts[key]!
    midranks[key] = before + (own + 1) / 2
    before += own
  }
  const ranks = new Float64Array(keys.length)
  for (let i = 0; i < keys.length; i++) ranks[i] = keys[i]! < 0 ? Number.NaN : midranks[keys[i]!]!
  return { ranks, n, sorted }
}

/** Where the values that are not NaN stand, from the least to the greatest; equal ones as they come. */
export function placesInOrder(values: Float64Array): Int32Array {
  const whole = wholeKeys(values)
  return whole ? placesOfKeys(whole) : placesOfSorted(values)
}

function placesOfKeys({ keys, counts, n }: WholeKeys): Int32Array {
  const next = new Int32Array(counts.length)
  for (let key = 1; key < counts.length; key++) next[key] = next[key - 1]! + counts[key - 1]!
  const places = new Int32Array(n)
  for (let i = 0; i < keys.length; i++) if (keys[i]! >= 0) places[next[keys[i]!]!++] = i
  return places
}

function placesOfSorted(values: Float64Array): Int32Array {
  const sorted = sortNumbers(presentOf(values))
  const buckets = cutIntoBuckets(sorted)
  const next = Int32Array.from(sorted, (_, place) => place)
  const places = new Int32Array(sorted.length)
  for (let i = 0; i < values.length; i++) {
    if (!Number.isNaN(values[i]!)) places[next[placeIn(buckets, values[i]!)]!++] = i
  }
  return places
}

/** Sorted values with where each of as many stretches of equal width begins: most hold one or two of them. */
interface Buckets {
  sorted: Float64Array
  starts: Int32Array
  scale: number
}

function cutIntoBuckets(sorted: Float64Array): Buckets {
  const n = sorted.length
  const width = sorted[n - 1]! - sorted[0]!
  const scale = width > 0 && width < Number.POSITIVE_INFINITY ? (n - 1) / width : 0
  const starts = new Int32Array(n + 1).fill(n)
  for (let i = n - 1; i >= 0; i--) starts[Math.floor((sorted[i]! - sorted[0]!) * scale)] = i
  for (let bucket = n - 1; bucket >= 0; bucket--)
    starts[bucket] = Math.min(starts[bucket]!, starts[bucket + 1]!)
  return { sorted, starts, scale }
}

/** First index that is not below `value`, one of the sorted values. */
function placeIn({ sorted, starts, scale }: Buckets, value: number): number {
  const bucket = Math.floor((value - sorted[0]!) * scale)
  let low = starts[bucket]!
  let high = starts[bucket + 1]!
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
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
