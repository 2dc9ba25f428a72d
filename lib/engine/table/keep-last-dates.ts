import type { DimensionIndex } from './dimension'
import type { Column } from './table'

/** Of the rows kept, those at the last date of their period; without periods, those at the last date of all. */
export function keepLastDates(
  time: Column,
  keep: Uint8Array | null,
  periods: DimensionIndex | null,
): Uint8Array {
  const numbers = time.numbers!
  const last = new Float64Array(periods?.keys.length ?? 1).fill(Number.NEGATIVE_INFINITY)
  const periodOf = (row: number) => (periods ? periods.groups[row]! : 0)
  const counts = (row: number) => (!keep || keep[row]) && periodOf(row) >= 0 && !Number.isNaN(numbers[row]!)
  for (let row = 0; row < numbers.length; row++) {
    if (counts(row) && numbers[row]! > last[periodOf(row)]!) last[periodOf(row)] = numbers[row]!
  }
  const result = new Uint8Array(numbers.length)
  for (let row = 0; row < numbers.length; row++) {
    if (counts(row) && numbers[row] === last[periodOf(row)]) result[row] = 1
  }
  return result
}
