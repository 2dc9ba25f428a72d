import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'

/** Numbers of some rows in order, without those that are none. */
export function inOrderOf(numbers: Float64Array, rows: Iterable<number>): Float64Array {
  const own: number[] = []
  for (const row of rows) if (Number.isFinite(numbers[row]!)) own.push(numbers[row]!)
  return sortNumbers(Float64Array.from(own))
}

const deviationsPerQuartiles = 1.349

/** The middle of numbers in order, and their standard deviation as their quartiles have it. */
export function middleOf(sorted: Float64Array): { middle: number; deviation: number } {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantileOf(sorted, share))
  return { middle: middle!, deviation: (high! - low!) / deviationsPerQuartiles }
}

/** How far the middles of two sets of numbers may lie apart by chance: three standard errors. */
export function chanceApart(a: Float64Array, b: Float64Array): number {
  const perMiddle = 1.2533
  const spread = Math.max(middleOf(a).deviation, middleOf(b).deviation)
  return 3 * perMiddle * spread * Math.sqrt(1 / a.length + 1 / b.length)
}

/** The most that two cumulated distributions lie apart (Kolmogorov and Smirnov), the first moved down by a step. */
export function shapesApart(a: Float64Array, b: Float64Array, step: number): number {
  let i = 0
  let j = 0
  let most = 0
  while (i < a.length && j < b.length) {
    if (a[i]! - step <= b[j]!) i++
    else j++
    most = Math.max(most, Math.abs(i / a.length - j / b.length))
  }
  return most
}
