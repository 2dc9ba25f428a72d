import { tTwoSided } from './distributions'

export interface Correlation {
  r: number
  n: number
  p: number
}

/** Pearson's r over the pairs where neither is NaN; Spearman's rho when given ranks. p by Student's t. */
export function correlate(x: Float64Array, y: Float64Array): Correlation {
  const moments = pairMoments(x, y)
  const r = pearson(moments)
  return { r, n: moments.n, p: correlationP(r, moments.n) }
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
  const sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
  let x0 = Number.NaN
  let y0 = Number.NaN
  for (let i = 0; i < x.length; i++) {
    if (Number.isNaN(x[i]!) || Number.isNaN(y[i]!)) continue
    if (sums.n === 0) {
      x0 = x[i]!
      y0 = y[i]!
    }
    const a = x[i]! - x0
    const b = y[i]! - y0
    sums.n++
    sums.x += a
    sums.y += b
    sums.xx += a * a
    sums.yy += b * b
    sums.xy += a * b
  }
  return sums
}

function pearson({ n, x, y, xx, yy, xy }: Moments): number {
  const varX = xx - (x * x) / n
  const varY = yy - (y * y) / n
  if (!(varX > 1e-12 * xx) || !(varY > 1e-12 * yy)) return 0
  return Math.max(-1, Math.min(1, (xy - (x * y) / n) / Math.sqrt(varX * varY)))
}
