import type { Column } from '../table/table'
import { areOfKinds } from './are-of-kinds'
import { isSumOf } from './is-sum-of'
import type { Tiled, Tiling } from './tile-rows'

/** A sum by chance is one in so many powers of two. */
const bitsMin = 6
const [totalsMin, rowsMin] = [4, 20]
/** Hardly any amount comes twice: of doses of 100, 200 and 300 each does. */
const distinctMin = 0.8

/**
 * Whether rows that nothing but their sums tells from others are totals: many, exact, hardly any twice, sums in most of
 * the numbers, and of no other kind than what they add up.
 */
export function areAmounts(
  { all, summed }: { all: Column[]; summed: Column[] },
  { numbers, slack }: Tiled,
  { parts, bits }: Tiling,
): boolean {
  const totals = [...parts.keys()]
  const plain = [...parts.values()].flat().filter((row) => !parts.has(row))
  if (slack > 0 || bits < bitsMin || totals.length < totalsMin || numbers.length < rowsMin) return false
  const distinct = new Set(totals.map((row) => numbers[row])).size
  const agreeing = summed.filter((column) =>
    totals.some((row) => isSumOf(column, row, { of: parts.get(row)!, slack })),
  )
  const isOften = distinct >= distinctMin * totals.length && agreeing.length * 2 > summed.length
  return isOften && !areOfKinds(all, totals, plain)
}
