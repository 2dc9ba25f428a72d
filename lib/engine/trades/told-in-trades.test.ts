import { expect, it } from 'vitest'
import { toldInTrades } from './told-in-trades'

it.each([
  ['No-show', 'Cancelled'],
  ['Sold', 'Withdrawn'],
  ['failed', 'passed'],
])('people tell the rate of %s rather than of %s', (told, other) => {
  expect(toldInTrades(told)).toBeGreaterThan(toldInTrades(other))
})

it('says nothing of codes', () => {
  expect(toldInTrades('3')).toBe(0)
})
