import { expect, it } from 'vitest'
import { binomialUpper } from './binomial-tail'

it.each([
  // by summing the terms in exact arithmetic
  { hits: 15, n: 174, p: 0.024, tail: 2.3267e-5 },
  { hits: 8, n: 10, p: 0.5, tail: 0.0546875 },
  { hits: 1, n: 5, p: 0.2, tail: 0.67232 },
])('is the exact upper tail of $hits of $n at $p', ({ hits, n, p, tail }) => {
  expect(binomialUpper(hits, n, p)).toBeCloseTo(tail, tail < 0.001 ? 6 : 8)
})

it('is certain for none, and nothing for more than there are', () => {
  expect(binomialUpper(0, 5, 0.3)).toBe(1)
  expect(binomialUpper(6, 5, 0.3)).toBe(0)
})
