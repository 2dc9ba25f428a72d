export interface Bins {
  /** Observations a bin. */
  counts: Float64Array
  /** Sum of the scores a bin. */
  sums: Float64Array
}

export interface ChangePoint {
  /** Largest distance of the running sum from its chord, over √n. */
  reach: number
  /** Bins before the change. */
  cut: number
  /** Mean after minus mean before. */
  shift: number
  /** Sum of squares that the step explains. */
  explained: number
}

/**
 * The most likely single change of level in binned scores: where a step explains most (least squares), and how far
 * the running sum leaves its chord, which is Pettitt's (1979) statistic when the scores are ranks.
 *
 * @param edge least share of observations on either side of the change
 */
export function findChangePoint({ counts, sums }: Bins, edge: number): ChangePoint {
  const n = total(counts)
  const mean = total(sums) / n
  const best = { cut: 0, explained: 0, shift: 0, reach: 0 }
  let before = 0
  let running = 0
  for (let i = 0; i < counts.length - 1; i++) {
    before += counts[i]!
    running += sums[i]! - mean * counts[i]!
    if (before === 0 || before === n) continue
    best.reach = Math.max(best.reach, Math.abs(running) / Math.sqrt(n))
    if (before < edge * n || n - before < edge * n) continue
    const explained = (running * running * n) / (before * (n - before))
    if (explained > best.explained) {
      best.cut = i + 1
      best.explained = explained
      best.shift = (-running * n) / (before * (n - before))
    }
  }
  return best
}

/** p of Pettitt's statistic: `reach` over the scores' standard deviation follows Kolmogorov's limit law. */
export function changePointP(reach: number, sd: number): number {
  return sd > 0 ? kolmogorovUpper(reach / sd) : 1
}

/** The upper tail of Kolmogorov's limit law. */
export function kolmogorovUpper(d: number): number {
  if (d < 0.3) return 1
  let p = 0
  for (let k = 1; k <= 20; k++) p += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * d * d)
  return Math.max(0, Math.min(1, p))
}

function total(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
