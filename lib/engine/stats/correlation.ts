import { tTwoSided } from './distributions'

export interface Correlation {
  r: number
  n: number
  p: number
}

/** Pearson's r over the pairs where neither is NaN; Spearman's rho when given ranks. p by Student's t. */
export function correlate(x: Float64Array, y: Float64Array): Correlation {
  const { r, n } = likenessOf(x, y)
  return { r, n, p: correlationP(r, n) }
}

/** The same without the p, which costs more than all sums over a few hundred rows. */
export function likenessOf(x: Float64Array, y: Float64Array): Pick<Correlation, 'r' | 'n'> {
  const moments = pairMoments(x, y)
  return { r: pearson(moments), n: moments.n }
}

/** Two-sided p of a correlation of `n` pairs: t = r √((n − 2) / (1 − r²)). */
export function correlationP(r: number, n: number): number {
  if (n < 4 || !Number.isFinite(r)) return 1
  return tTwoSided(r * Math.sqrt((n - 2) / Math.max(1e-15, 1 - r * r)), n - 2)
}

interface Moments {
  n: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
}

/** Sums over the pairs where neither is NaN, of what lies apart from the first pair (for the digits). */
function pairMoments(x: Float64Array, y: Float64Array): Moments {
  let n = 0
  let sumX = 0
  let sumY = 0
  let xx = 0
  let yy = 0
  let xy = 0
  let first = 0
  while (first < x.length && (Number.isNaN(x[first]!) || Number.isNaN(y[first]!))) first++
  const x0 = x[first]!
  const y0 = y[first]!
  for (let i = first; i < x.length; i++) {
    if (Number.isNaN(x[i]!) || Number.isNaN(y[i]!)) continue
    const a = x[i]! - x0
    const b = y[i]! - y0
    n++
    sumX += a
    sumY += b
    xx += a * a
    yy += b * b
    xy += a * b
  }
  return { n, x: sumX, y: sumY, xx, yy, xy }
}

function pearson({ n, x, y, xx, yy, xy }: Moments): number {
  const varX = xx - (x * x) / n
  const varY = yy - (y * y) / n
  if (!(varX > 1e-12 * xx) || !(varY > 1e-12 * yy)) return 0
  return Math.max(-1, Math.min(1, (xy - (x * y) / n) / Math.sqrt(varX * varY)))
}
