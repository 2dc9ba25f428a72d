import type { Resamples } from './resamples'

const known = new WeakMap<Float64Array, Float64Array>()

/** What totals by group come to in each of the draws: figures share their wholes, so once for each. To be read only. */
export function drawnTotals(totals: Float64Array, draws: Resamples['draws']): Float64Array {
  const drawn = known.get(totals) ?? weighedByAll(totals, draws)
  known.set(totals, drawn)
  return drawn
}

const atOnce = 4

function weighedByAll(totals: Float64Array, draws: Uint8Array[]): Float64Array {
  const drawn = new Float64Array(draws.length)
  for (let draw = 0; draw < draws.length; draw += atOnce) weighByFour(totals, draws, { draw, drawn })
  return drawn
}

/** Four sums side by side, since one alone waits for each of its additions. */
function weighByFour(
  totals: Float64Array,
  draws: Uint8Array[],
  { draw, drawn }: { draw: number; drawn: Float64Array },
): void {
  const [a, b, c, d] = draws.slice(draw, draw + atOnce) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  let sumA = 0
  let sumB = 0
  let sumC = 0
  let sumD = 0
  for (let group = 0; group < totals.length; group++) {
    const total = totals[group]!
    sumA += total * a[group]!
    sumB += total * b[group]!
    sumC += total * c[group]!
    sumD += total * d[group]!
  }
  drawn.set([sumA, sumB, sumC, sumD], draw)
}
