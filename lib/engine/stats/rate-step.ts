import { normalTwoSided } from './distributions'

/** By period, how many rows there are and how many of them hold. */
export interface PeriodRates {
  hits: Float64Array
  rows: Float64Array
}

export interface RateStep {
  /** The first period after it. */
  cut: number
  p: number
}

/** So many rows are expected to hold, and not to, on either side. */
const expectedMin = 5

/**
 * Where one part's rate most likely steps away from that of the rest, and how unlikely such a step is by chance: the
 * change of the one rate less that of the other over its error, largest of all cuts, with the p of such a largest one
 * (Miller and Siegmund 1982).
 * Rates that scatter more between periods than rows that come one by one widen the error (quasi-binomial, McCullagh and
 * Nelder 1989). Null where no cut leaves enough rows on both sides.
 */
export function testRateStep(own: PeriodRates, rest: PeriodRates): RateStep | null {
  const [mine, others] = [sidesOf(own), sidesOf(rest)]
  let best: { cut: number; z: number } | null = null
  const shares: number[] = []
  for (let cut = 1; cut < own.rows.length; cut++) {
    const [a, b] = [mine(cut), others(cut)]
    if (!a || !b) continue
    shares.push(a.share)
    const z = (a.change - b.change) / Math.sqrt(a.variance + b.variance)
    if (!best || Math.abs(z) > Math.abs(best.z)) best = { cut, z }
  }
  if (!best) return null
  const scatter = Math.max(1, scatterOf(own, best.cut), scatterOf(rest, best.cut))
  return { cut: best.cut, p: largestP(Math.abs(best.z) / Math.sqrt(scatter), shares) }
}

/** Of the largest of statistics at cuts from the first of these shares of the rows to the last. */
function largestP(z: number, shares: number[]): number {
  const single = normalTwoSided(z)
  const [first, last] = [shares[0]!, shares.at(-1)!]
  if (z <= 1 || shares.length < 2) return Math.min(1, single * shares.length)
  const range = Math.log((last * (1 - first)) / (first * (1 - last)))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  return Math.min(1, single * shares.length, Math.max(single, density * ((z - 1 / z) * range + 4 / z)))
}

/** Of a cut, by how much the rate changes there, and the variance of that if it did not. */
function sidesOf({ hits, rows }: PeriodRates) {
  const [ofHits, ofRows] = [sumsUntil(hits), sumsUntil(rows)]
  const [allHits, all] = [ofHits.at(-1)!, ofRows.at(-1)!]
  const rate = allHits / all
  return (cut: number) => {
    const [before, after] = [ofRows[cut]!, all - ofRows[cut]!]
    if (Math.min(before, after) * Math.min(rate, 1 - rate) < expectedMin || !(before > 0 && after > 0))
      return null
    return {
      share: before / all,
      change: (allHits - ofHits[cut]!) / after - ofHits[cut]! / before,
      variance: rate * (1 - rate) * (1 / before + 1 / after),
    }
  }
}

function sumsUntil(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let at = 0; at < values.length; at++) sums[at + 1] = sums[at]! + values[at]!
  return sums
}

/** Pearson's chi-square of the periods about the rates before and after, by its degrees of freedom. */
function scatterOf({ hits, rows }: PeriodRates, cut: number): number {
  let scatter = 0
  let periods = 0
  for (const [from, to] of [
    [0, cut],
    [cut, rows.length],
  ] as const) {
    const [ofHits, ofRows] = [hits, rows].map((all) => all.subarray(from, to).reduce((a, b) => a + b, 0))
    const rate = ofHits! / ofRows!
    if (!(rate > 0 && rate < 1)) continue
    for (let at = from; at < to; at++) {
      if (!(rows[at]! > 0)) continue
      periods++
      scatter += (hits[at]! - rows[at]! * rate) ** 2 / (rows[at]! * rate * (1 - rate))
    }
  }
  return periods > 2 ? scatter / (periods - 2) : 1
}
