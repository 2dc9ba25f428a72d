import { tTwoSided } from './distributions'

export interface Sample {
  n: number
  mean: number
  /** With n − 1 below. */
  variance: number
}

/** Of the values at some places; what is NaN there is left out. */
export function sampleOf(values: Float64Array, places: Int32Array): Sample {
  let n = 0
  let mean = 0
  let squares = 0
  for (let i = 0; i < places.length; i++) {
    const value = values[places[i]!]!
    if (Number.isNaN(value)) continue
    n++
    const step = value - mean
    mean += step / n
    squares += step * (value - mean)
  }
  return { n, mean, variance: n > 1 ? squares / (n - 1) : Number.NaN }
}

/**
 * Two-sided p that two samples have the same mean, whatever their spreads (Welch 1947). Where neither varies at all,
 * nothing can be said of chance: p is 1.
 */
export function welchP(a: Sample, b: Sample): number {
  const [ofA, ofB] = [a.variance / a.n, b.variance / b.n]
  const error = ofA + ofB
  if (!(error > 0)) return 1
  const df = error ** 2 / (ofA ** 2 / (a.n - 1) + ofB ** 2 / (b.n - 1))
  return tTwoSided((a.mean - b.mean) / Math.sqrt(error), df)
}
