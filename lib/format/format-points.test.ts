import { expect, it } from 'vitest'
import { formatPoints } from './format-points'

it.each([
  [0.029, '2.9 points'],
  [-0.01, '1 point'],
  [0.1234, '12 points'],
  [0.0001, 'less than 0.1 points'],
])('writes a difference of shares in points: %d', (difference, text) => {
  expect(formatPoints(difference)).toBe(text)
})
