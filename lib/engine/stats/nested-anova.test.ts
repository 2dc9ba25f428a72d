import { describe, expect, it } from 'vitest'
import { nestedAnova } from './nested-anova'

// R's PlantGrowth: F = 4.846, p = 0.01591.
const growth = [
  [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
  [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
  [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
]

describe('nestedAnova', () => {
  it('is the one-way analysis of variance where each row is its own cluster', () => {
    const { f, p, means } = nestedAnova({
      values: Float64Array.from(growth.flat()),
      clusters: Int32Array.from({ length: 30 }, (_, i) => i),
      groupOf: Int32Array.from({ length: 30 }, (_, i) => Math.floor(i / 10)),
      groupCount: 3,
      fitted: 0,
    })
    expect(f).toBeCloseTo(4.846, 3)
    expect(p).toBeCloseTo(0.01591, 5)
    expect(means[0]).toBeCloseTo(5.032, 3)
  })

  it('counts rows that repeat their cluster as one', () => {
    const values = Float64Array.from(growth.flat().flatMap((value) => [value, value + 0.001, value - 0.001]))
    const { f } = nestedAnova({
      values,
      clusters: Int32Array.from({ length: 90 }, (_, i) => Math.floor(i / 3)),
      groupOf: Int32Array.from({ length: 30 }, (_, i) => Math.floor(i / 10)),
      groupCount: 3,
      fitted: 0,
    })
    expect(f).toBeCloseTo(4.846, 3)
  })
})
