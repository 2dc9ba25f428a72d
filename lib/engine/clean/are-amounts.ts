import { type Column, missingCode } from '../table/table'
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

/** So often each kind comes on average. */
const comesAgainMin = 3

/**
 * Whether some column says of which kind each row is, and sums are of other kinds than what they add up: postings that
 * balance, receipts and issues, passed and failed beside examined. Such rows are what the table is of.
 */
export function areOfKinds(columns: Column[], totals: number[], parts: number[]): boolean {
  return columns.some(({ codes }) => {
    const own = new Set(totals.map((row) => codes[row]!))
    const others = new Set(parts.map((row) => codes[row]!))
    const isTold = !own.has(missingCode) && !others.has(missingCode)
    const isApart = isTold && [...own].every((code) => !others.has(code))
    return isApart && others.size * comesAgainMin <= parts.length
  })
}
