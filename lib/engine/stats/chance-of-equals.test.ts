import { expect, it } from 'vitest'
import { chanceOfEquals } from './chance-of-equals'

it('is 1 of equals, and that of a table of chi-square of others', () => {
  expect(chanceOfEquals([20, 20, 20])).toBe(1)
  // (10² + 0² + 10²) / 20 = 10 with 2 degrees of freedom
  expect(chanceOfEquals([10, 20, 30])).toBeCloseTo(Math.exp(-5), 10)
})
