import { chiSquareUpper, normalTwoSided } from './distributions'

interface Periods {
  /** Rows of the part, by period. */
  own: Float64Array
  /** All rows, by period. */
  all: Float64Array
}

/** More spread around the line than this unlikely a draw would have means that rows do not come one by one. */
const evenMin = 0.05

/**
 * How unlikely it is that a part's share of the rows runs along a line by chance: the Cochran–Armitage test (1954, 1955),
 * which knows how far so many rows scatter. Null where the shares scatter more than rows that come one by one do (Pearson's
 * chi-square around the line), or where there is nothing to test.
 */
export function testShareTrend({ own, all }: Periods): number | null {
  const rows = sumOf(all)
  const share = sumOf(own) / rows
  if (!(share > 0 && share < 1)) return null
  const middle = all.reduce((sum, count, at) => sum + count * at, 0) / rows
  let squares = 0
  let products = 0
  for (let at = 0; at < all.length; at++) {
    squares += all[at]! * (at - middle) ** 2
    products += (own[at]! - all[at]! * share) * (at - middle)
  }
  if (!(squares > 0)) return null
  const slope = products / squares
  const fitted = (at: number) => Math.min(0.99, Math.max(0.01, share + slope * (at - middle)))
  let scatter = 0
  let periods = 0
  for (let at = 0; at < all.length; at++) {
    if (!(all[at]! > 0)) continue
    periods++
    scatter += (own[at]! - all[at]! * fitted(at)) ** 2 / (all[at]! * fitted(at) * (1 - fitted(at)))
  }
  if (periods < 3 || chiSquareUpper(scatter, periods - 2) < evenMin) return null
  return normalTwoSided(products / Math.sqrt(share * (1 - share) * squares))
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
