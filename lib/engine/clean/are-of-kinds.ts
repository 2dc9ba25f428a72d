import { type Column, missingCode } from '../table/table'

/** So often each kind comes on average. */
const comesAgainMin = 3

/**
 * Whether some column says of which kind each row is, and sums are of other kinds than what they add up: postings that
 * balance, receipts and issues, passed and failed beside examined. Such rows are what the table is of.
 */
export function areOfKinds(columns: Column[], totals: number[], parts: number[]): boolean {
  return columns.some((column) => {
    const kinds = kindsApart(column, totals, parts)
    return kinds !== null && kinds.others.size * comesAgainMin <= parts.length
  })
}

/** What sums are called in a column, and what others are, where each row has a name and none is of both; else null. */
export function kindsApart({ codes }: Column, totals: number[], parts: number[]) {
  const own = new Set(totals.map((row) => codes[row]!))
  const others = new Set(parts.map((row) => codes[row]!))
  const isTold = !own.has(missingCode) && !others.has(missingCode)
  return isTold && [...own].every((code) => !others.has(code)) ? { own, others } : null
}
