import { chiSquareUpper } from './distributions'

/** How likely counts of two and more equals differ so much where chance alone deals out the rows (chi-square of equal parts). */
export function chanceOfEquals(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquareUpper(distance, counts.length - 1)
}
