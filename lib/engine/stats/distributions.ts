import chiSquareCdf from '@stdlib/stats-base-dists-chisquare-cdf'
import fCdf from '@stdlib/stats-base-dists-f-cdf'
import normalCdf from '@stdlib/stats-base-dists-normal-cdf'
import tCdf from '@stdlib/stats-base-dists-t-cdf'

/** Two-sided p of Student's t with `df` degrees of freedom. */
export function tTwoSided(t: number, df: number): number {
  return Math.min(1, 2 * tCdf(-Math.abs(t), df))
}

/** Upper tail of F; by its reciprocal, which keeps the digits of small tails. */
export function fUpper(f: number, df: { between: number; within: number }): number {
  if (!(f > 0)) return 1
  return f === Number.POSITIVE_INFINITY ? 0 : fCdf(1 / f, df.within, df.between)
}

/** Upper tail of chi-square; nothing below 1e-16 is told apart. */
export function chiSquareUpper(x: number, df: number): number {
  return x > 0 ? Math.max(0, 1 - chiSquareCdf(x, df)) : 1
}

/** Two-sided p of a standard normal. */
export function normalTwoSided(z: number): number {
  return Math.min(1, 2 * normalCdf(-Math.abs(z), 0, 1))
}

/** Upper tail of a standard normal. */
export function normalUpper(z: number): number {
  return normalCdf(-z, 0, 1)
}
