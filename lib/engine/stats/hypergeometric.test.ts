import { expect, it } from 'vitest'
import { fisherUpper } from './hypergeometric'

// Fisher's tea tasting, the example of R's fisher.test: p = 0.2429 for three of four.
it('gives the p of the tea tasting', () => {
  expect(fisherUpper({ hits: 3, drawn: 4, allHits: 4, all: 8 })).toBeCloseTo(17 / 70, 10)
})

it('agrees with the whole distribution for large counts', () => {
  expect(fisherUpper({ hits: 0, drawn: 400, allHits: 300, all: 2000 })).toBeCloseTo(1, 8)
  expect(fisherUpper({ hits: 120, drawn: 400, allHits: 300, all: 2000 })).toBeLessThan(1e-12)
})
