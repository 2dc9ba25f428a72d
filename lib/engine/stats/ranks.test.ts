import { expect, it } from 'vitest'
import { normalScores, placesInOrder, rankValues } from './ranks'

it('gives mid-ranks, leaves out what is missing', () => {
  const { ranks, n } = rankValues(Float64Array.of(3, 1, Number.NaN, 3, 2))
  expect([...ranks]).toEqual([3.5, 1, Number.NaN, 3.5, 2])
  expect(n).toBe(4)
})

it('gives the places from the least to the greatest, equal ones as they come', () => {
  expect([...placesInOrder(Float64Array.of(3, 1, Number.NaN, 3, 2, 1))]).toEqual([1, 5, 4, 0, 3])
  expect([...placesInOrder(Float64Array.of(0, -5, -0, -1e9, 1e9, 0))]).toEqual([3, 1, 0, 2, 5, 4])
})

// Blom's scores of five: Harter (1961) prints the exact expectations 1.163 and 0.495.
it('gives normal scores near the expected order statistics', () => {
  const scores = normalScores(rankValues(Float64Array.of(1, 2, 3, 4, 5)))
  expect(scores[4]).toBeCloseTo(1.18, 2)
  expect(scores[3]).toBeCloseTo(0.497, 2)
  expect(scores[2]).toBeCloseTo(0, 12)
})
