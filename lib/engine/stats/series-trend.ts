import { tTwoSided } from './distributions'
import { mannKendall, senSlope } from './mann-kendall'
import { normalQuantile } from './normal-quantile'
import { isWandering, testDrift } from './wandering'

export interface SeriesTrend {
  z: number
  p: number
  tau: number
  /** Sen's slope: a step, or a season's cycle where there is one. */
  slope: number
}

/**
 * Whether a series rises or falls: Mann-Kendall with Hamed & Rao's correction, on what is left after the phases of the
 * season are taken out; by its steps where it may be a random walk. The slope is Sen's, with a season that of Hirsch,
 * Slack & Smith (1982): the median over pairs of the same phase, a cycle.
 *
 * @param season periods in a cycle; the series holds at least two of them
 */
export function testSeries(values: Float64Array, season: number | null): SeriesTrend {
  const slope = season ? seasonalSlope(values, season) : senSlope(values)
  const left = season ? withoutSeason(values, { season, slope: slope / season }) : values
  const { z, p, tau } = mannKendall(left)
  if (!isWandering(left)) return { z, p, tau, slope }
  const { t, df } = testDrift(left)
  const ofSteps = t * z > 0 ? tTwoSided(t, df) : 1
  return ofSteps > p ? { z: Math.sign(z) * zOf(ofSteps), p: ofSteps, tau, slope } : { z, p, tau, slope }
}

/** The z whose two-sided p it is. */
const zOf = (p: number) => -normalQuantile(p / 2)

/** Median of the slopes of all pairs that lie whole cycles apart, per cycle (Hirsch, Slack & Smith 1982). */
export function seasonalSlope(values: Float64Array, season: number): number {
  const slopes: number[] = []
  for (let i = 0; i < values.length; i++) {
    for (let cycles = 1; i + cycles * season < values.length; cycles++) {
      slopes.push((values[i + cycles * season]! - values[i]!) / cycles)
    }
  }
  const sorted = Float64Array.from(slopes).sort()
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** The values without the mean of their phase, each mean taken after the slope, which would lift the later phases. */
function withoutSeason(
  values: Float64Array,
  { season, slope }: { season: number; slope: number },
): Float64Array {
  const sums = new Float64Array(season)
  const counts = new Float64Array(season)
  values.forEach((value, i) => {
    sums[i % season]! += value - slope * i
    counts[i % season]!++
  })
  return values.map((value, i) => value - sums[i % season]! / counts[i % season]!)
}
