import { expect, it } from 'vitest'
import { hasPair } from './pair-set'

it('tells whether a list has a pair in this order, also once the list has grown', () => {
  const pairs: [number, number][] = [
    [3, 4],
    [0, 1200],
  ]
  expect([hasPair(pairs, 3, 4), hasPair(pairs, 4, 3), hasPair(pairs, 0, 1200)]).toEqual([true, false, true])
  pairs.push([4, 3])
  expect(hasPair(pairs, 4, 3)).toBe(true)
})
