import { expect, it } from 'vitest'
import { kruskalWallis } from './kruskal-wallis'
import { rankValues } from './ranks'

// Hollander & Wolfe (1973), 116: mucociliary efficiency, the example of R's kruskal.test: H = 0.77143, p = 0.68.
it('gives the published H and p', () => {
  const values = [2.9, 3.0, 2.5, 2.6, 3.2, 3.8, 2.7, 4.0, 2.4, 2.8, 3.4, 3.7, 2.2, 2.0]
  const groups = Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2)
  const { h, df, p, epsilonSquared } = kruskalWallis(rankValues(Float64Array.from(values)), groups, 3)
  expect(h).toBeCloseTo(0.77143, 5)
  expect(df).toBe(2)
  expect(p).toBeCloseTo(0.68, 3)
  expect(epsilonSquared).toBe(0)
})

it('gives the share of the ranks that lies between groups', () => {
  const values = Float64Array.from({ length: 40 }, (_, i) => (i % 20) + (i < 20 ? 0 : 100))
  const groups = Int32Array.from({ length: 40 }, (_, i) => (i < 20 ? 0 : 1))
  const { h, epsilonSquared } = kruskalWallis(rankValues(values), groups, 2)
  expect(epsilonSquared).toBeCloseTo((h - 1) / 38, 12)
  expect(epsilonSquared).toBeGreaterThan(0.7)
})
