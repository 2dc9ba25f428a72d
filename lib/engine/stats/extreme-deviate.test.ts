import { expect, it } from 'vitest'
import { extremeDeviateP } from './extreme-deviate'

// NIST/SEMATECH e-Handbook 1.3.5.17.3 (Rosner's 54 values): critical values at 5 % for steps 1 to 3.
it.each([
  [3.158, 54],
  [3.151, 53],
  [3.144, 52],
])('puts %d among %d values at 5 %%', (lambda, n) => {
  expect(extremeDeviateP(lambda, n)).toBeGreaterThan(0.049)
  expect(extremeDeviateP(lambda, n)).toBeLessThan(0.0515)
})

it('is sure of what no sample of that size can hold', () => {
  expect(extremeDeviateP(20, 30)).toBe(0)
})
