import { placesInOrder } from '../stats/ranks'

const known = new WeakMap<Float64Array, Int32Array>()

/** The rows that have a number, from the least to the greatest, those with the same as they stand. To be read only. */
export function rowsInOrder(numbers: Float64Array): Int32Array {
  const rows = known.get(numbers) ?? placesInOrder(numbers)
  known.set(numbers, rows)
  return rows
}
