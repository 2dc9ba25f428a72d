import type { NumberScan } from './scan-numbers'

/** So many different fractions show that a column has them beside per cent. */
const fractionsMin = 3
/** Of the numbers in per cent, those that may be as small as fractions are. */
const smallMax = 0.05

/**
 * Which of a column's different numbers are fractions beside numbers in per cent, as `0.26` beside `31%`: none of those
 * without a mark lies above one, and hardly any of those with one lies below.
 *
 * @param numbers by different text, not yet converted
 */
export function percentFractions(numbers: Float64Array, scan: NumberScan): ReadonlySet<number> {
  const fractions = new Set<number>()
  let [marked, small, broken] = [0, 0, 0]
  for (const [index, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue
    const size = Math.abs(number)
    if (scan.loose.get(index)?.unit === '%') {
      marked++
      if (size <= 1) small++
    } else if (size > 1) return new Set()
    else {
      fractions.add(index)
      if (!Number.isInteger(number)) broken++
    }
  }
  return broken >= fractionsMin && small <= smallMax * marked ? fractions : new Set()
}
