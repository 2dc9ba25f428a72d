import { type IdentityHints, type IdentitySample, shareThatHolds } from './identity-sample'
import type { Identity } from './profile'

/** A percentage that is taken off lies between these bounds, a share that is taken off between 0 and 1. */
const percentMax = 100
/** Below this share of rows with anything taken off, the plain product would do. */
const reducedShareMin = 0.02
/** Combinations grow with the fourth power of the columns. */
const discountsMax = 6

/** `c = a · b · (1 − d)` or `a · b · (1 − d / 100)`: an amount of a quantity and a price, less a discount. */
export function discountedProducts(
  sample: IdentitySample,
  positions: number[],
  hints: IdentityHints,
): Identity[] {
  const discounts = positions.filter((at) => isPart(sample, at)).slice(0, discountsMax)
  if (discounts.length === 0) return []
  const found: Identity[] = []
  for (const [i, a] of positions.entries()) {
    for (const b of positions.slice(i + 1)) {
      for (const d of discounts) {
        for (const c of positions) {
          if (d === a || d === b || c === a || c === b || c === d) continue
          if (hints.isRatio(c) || hints.isUnitValue(c)) continue
          const share = shareOfRows(sample, { a, b, c, d })
          const factors = [a, b, d].map((at) => sample.columns[at]!)
          if (share !== null) found.push({ kind: 'product', result: sample.columns[c]!, factors, share })
        }
      }
    }
  }
  return found
}

function isPart(sample: IdentitySample, at: number): boolean {
  let reduced = 0
  let rows = 0
  for (const value of sample.numbers[at]!) {
    if (Number.isNaN(value)) continue
    if (value < 0 || value > percentMax) return false
    rows++
    if (value > 0) reduced++
  }
  return reduced >= reducedShareMin * rows
}

interface Members {
  a: number
  b: number
  c: number
  d: number
}

function shareOfRows(sample: IdentitySample, { a, b, c, d }: Members): number | null {
  const [x, y, off] = [sample.numbers[a]!, sample.numbers[b]!, sample.numbers[d]!]
  const scale = off.some((value) => value > 1) ? percentMax : 1
  const error = (at: number, value: number) => (Number.isInteger(value) ? 0 : sample.rounding[at]!)
  return shareThatHolds(sample, c, (row) => {
    const [p, q, left] = [x[row]!, y[row]!, 1 - off[row]! / scale]
    const factors = Math.abs(p) * error(b, q) + Math.abs(q) * error(a, p)
    return { expected: p * q * left, tolerance: Math.abs(left) * factors }
  })
}
