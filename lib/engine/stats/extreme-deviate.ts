import { tTwoSided } from './distributions'

/** p of the largest studentised deviation `r` among `n` values (Grubbs; Rosner's R at one step), by Bonferroni. */
export function extremeDeviateP(r: number, n: number): number {
  const room = (n - 1) ** 2 - n * r * r
  if (room <= 0) return 0
  return Math.min(1, n * tTwoSided(Math.sqrt((n * (n - 2) * r * r) / room), n - 2))
}
