import { drawsAtOnce, type Resamples, resampleCount } from './resamples'

const known = new WeakMap<Float64Array, Float64Array>()

/** What totals by group come to in each of the draws: figures share their wholes, so once for each. To be read only. */
export function drawnTotals(totals: Float64Array, { times }: Resamples): Float64Array {
  const drawn = known.get(totals) ?? new Float64Array(resampleCount)
  if (!known.has(totals)) weighAll(totals, times, drawn)
  known.set(totals, drawn)
  return drawn
}

/** Four sums side by side, since one alone waits for each of its additions. */
function weighAll(totals: Float64Array, times: Uint8Array, drawn: Float64Array): void {
  let at = 0
  for (let draw = 0; draw < drawn.length; draw += drawsAtOnce) {
    let sumA = 0
    let sumB = 0
    let sumC = 0
    let sumD = 0
    for (let group = 0; group < totals.length; group++) {
      const total = totals[group]!
      sumA += total * times[at]!
      sumB += total * times[at + 1]!
      sumC += total * times[at + 2]!
      sumD += total * times[at + 3]!
      at += drawsAtOnce
    }
    drawn[draw] = sumA
    drawn[draw + 1] = sumB
    drawn[draw + 2] = sumC
    drawn[draw + 3] = sumD
  }
}
