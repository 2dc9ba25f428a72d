import { quantileSorted } from 'simple-statistics'
import type { NumberSummary } from './profile'

/** Moments and quartiles of the numbers that are there; null where none is. */
export function summarizeNumbers(numbers: Float64Array): NumberSummary | null {
  const sorted = numbers.filter((value) => !Number.isNaN(value)).sort()
  const n = sorted.length
  if (n === 0) return null
  let sum = 0
  let zeros = 0
  let negatives = 0
  let integers = true
  for (const value of sorted) {
    sum += value
    if (value === 0) zeros++
    if (value < 0) negatives++
    if (!Number.isInteger(value)) integers = false
  }
  const mean = sum / n
  let squares = 0
  for (const value of sorted) squares += (value - mean) ** 2
  const at = (p: number) => quantileSorted(sorted as unknown as number[], p)
  return {
    min: sorted[0]!,
    max: sorted[n - 1]!,
    mean,
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    sum,
    zeros,
    negatives,
    integers,
  }
}
