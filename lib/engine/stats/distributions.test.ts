import { describe, expect, it } from 'vitest'
import { chiSquareUpper, fUpper, normalTwoSided, normalUpper, tTwoSided } from './distributions'
import { normalQuantile } from './normal-quantile'

// Expected values: R 4, pt, pf, pchisq, pnorm, qnorm.
describe('distributions', () => {
  it('gives the tails that R gives', () => {
    expect(tTwoSided(2.228139, 10)).toBeCloseTo(0.05, 6)
    expect(fUpper(4.846, { between: 2, within: 27 })).toBeCloseTo(0.01591, 5)
    expect(chiSquareUpper(9.487729, 4)).toBeCloseTo(0.05, 6)
    expect(normalTwoSided(1.959964)).toBeCloseTo(0.05, 6)
    expect(normalUpper(6) / 9.865876e-10).toBeCloseTo(1, 5)
  })

  it('keeps the digits of small tails of F', () => {
    expect(fUpper(400, { between: 1, within: 100 })).toBeGreaterThan(0)
    expect(fUpper(400, { between: 1, within: 100 })).toBeLessThan(1e-30)
  })

  // Wichura (1988) gives these three as a check of PPND16.
  it.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798409],
  ])('gives the normal quantile of %d', (p, quantile) => {
    expect(normalQuantile(p)).toBeCloseTo(quantile, 12)
  })
})
