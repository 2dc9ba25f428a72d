import { expect, it } from 'vitest'
import { testIndependence } from './contingency'

// Agresti (2007), p. 39: gender and party, the example of R's chisq.test: X² = 30.07, df = 2, p = 2.954e-07.
it('gives the published chi-square', () => {
  const { chiSquare, df, p, v } = testIndependence(Float64Array.of(762, 327, 468, 484, 239, 477), 2, 3)
  expect(chiSquare).toBeCloseTo(30.07, 2)
  expect(df).toBe(2)
  expect(p / 2.954e-7).toBeCloseTo(1, 2)
  expect(v).toBeCloseTo(0.101, 2)
})

it('leaves out empty rows and columns', () => {
  const { df, p } = testIndependence(Float64Array.of(5, 5, 0, 5, 5, 0, 0, 0, 0), 3, 3)
  expect(df).toBe(1)
  expect(p).toBe(1)
})
