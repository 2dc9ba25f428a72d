import { describe, expect, it } from 'vitest'
import { correlate } from './correlation'
import { rankValues } from './ranks'

// Hollander & Wolfe (1973), p. 187 f.: Hunter L values and panel scores of tuna, the example of R's cor.test.
const lightness = Float64Array.of(44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1)
const quality = Float64Array.of(2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8)

describe('correlate', () => {
  it('gives the Pearson correlation of R: r = 0.5711816, p = 0.1082', () => {
    const { r, p, n } = correlate(lightness, quality)
    expect(r).toBeCloseTo(0.5711816, 7)
    expect(p).toBeCloseTo(0.1082, 4)
    expect(n).toBe(9)
  })

  it('gives Spearman of ranks: rho = 0.6', () => {
    expect(correlate(rankValues(lightness).ranks, rankValues(quality).ranks).r).toBeCloseTo(0.6, 12)
  })

  it('leaves out pairs with a missing side and says nothing of a constant', () => {
    const x = Float64Array.of(1, 2, Number.NaN, 4, 5)
    expect(correlate(x, Float64Array.of(2, 4, 9, Number.NaN, 10)).n).toBe(3)
    expect(correlate(x, new Float64Array(5).fill(7))).toMatchObject({ r: 0, p: 1 })
  })
})
