import { describe, expect, it } from 'vitest'
import { mannKendall } from './mann-kendall'
import { createRandom } from './random'
import { seasonalSlope, testSeries } from './series-trend'

const random = createRandom(5)
const noise = Float64Array.from({ length: 60 }, () => random() + random() + random() - 1.5)
const seasonal = (height: number) => noise.map((value, i) => value + height * Math.sin((i * Math.PI) / 6))

describe('testSeries', () => {
  it('is plain Mann-Kendall where there is no season and no walk', () => {
    const plain = mannKendall(noise)
    expect(testSeries(noise, null)).toEqual({ z: plain.z, p: plain.p, tau: plain.tau, slope: plain.slope })
  })

  it('finds a slope under a season that hides it, and gives it a year', () => {
    const rising = seasonal(20).map((value, i) => value + i / 12)
    expect(mannKendall(rising).p).toBeGreaterThan(0.05)
    const { p, z, slope } = testSeries(rising, 12)
    expect(p).toBeLessThan(1e-6)
    expect(z).toBeGreaterThan(0)
    expect(slope).toBeCloseTo(1, 0)
  })

  it('takes a season that ends high for no trend', () => {
    // 27 months from the low of one winter to the high of a summer.
    const months = Float64Array.from({ length: 31 }, (_, i) => noise[i]! - 20 * Math.cos((i * Math.PI) / 6))
    expect(testSeries(months, 12).p).toBeGreaterThan(0.05)
  })
})

describe('seasonalSlope', () => {
  it('is the median over pairs of the same phase, a cycle (Hirsch, Slack & Smith 1982)', () => {
    // Pairs: 1→4 (3), 1→6 (2.5), 4→6 (2); 10→10 (0), 10→13 (1.5), 10→13 (3).
    expect(seasonalSlope(Float64Array.of(1, 10, 4, 10, 6, 13), 2)).toBeCloseTo(2.25, 12)
  })
})
