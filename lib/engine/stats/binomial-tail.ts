import { fUpper } from './distributions'

/** How often chance makes at least `hits` of `n` where each comes with probability `p`: the exact upper tail of the binomial. */
export function binomialUpper(hits: number, n: number, p: number): number {
  if (hits <= 0 || p >= 1) return 1
  if (hits > n || p <= 0) return 0
  const [within, between] = [2 * hits, 2 * (n - hits + 1)]
  return fUpper((within * (1 - p)) / (between * p), { between, within })
}
