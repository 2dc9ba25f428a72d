import { describe, expect, it } from 'vitest'
import { autocorrelationInflation, mannKendall, senSlope } from './mann-kendall'
import { createRandom } from './random'

// Hollander & Wolfe (1973), the example of R's cor.test: T = 26 of 36 pairs agree, tau = 0.4444.
const quality = [
  [41.9, 2.5],
  [44.1, 4.0],
  [44.4, 2.6],
  [44.7, 3.6],
  [45.2, 2.8],
  [45.9, 3.1],
  [50.7, 5.2],
  [53.3, 5.0],
  [60.1, 3.8],
].map(([, y]) => y!)

describe('mannKendall', () => {
  it('gives S, tau and the normal p of a published example', () => {
    const { s, tau, z } = mannKendall(Float64Array.from(quality))
    expect(s).toBe(2 * 26 - 36)
    expect(tau).toBeCloseTo(0.4444444, 6)
    expect(z).toBeCloseTo(15 / Math.sqrt((9 * 8 * 23) / 18), 12)
  })

  it('gives Sen’s slope as the median of all pairwise slopes', () => {
    expect(senSlope(Float64Array.of(10, 15, 14, 20))).toBeCloseTo((2.5 + 10 / 3) / 2, 12)
  })

  it('does not take a wandering series for a trend as often as the plain test does', () => {
    const random = createRandom(7)
    let plain = 0
    let corrected = 0
    for (let run = 0; run < 200; run++) {
      let level = 0
      const series = Float64Array.from({ length: 80 }, () => {
        level = 0.6 * level + random() + random() + random() - 1.5
        return level
      })
      const { z, inflation, p } = mannKendall(series)
      if (Math.abs(z * Math.sqrt(inflation)) > 1.96) plain++
      if (p < 0.05) corrected++
    }
    expect(plain).toBeGreaterThan(40)
    expect(corrected).toBeLessThan(plain / 2)
  })

  it('leaves the variance of independent values as it is', () => {
    expect(autocorrelationInflation(Float64Array.of(3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8))).toBe(1)
  })
})
