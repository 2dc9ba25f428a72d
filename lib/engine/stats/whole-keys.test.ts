import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesInOrder, rankValues } from './ranks'
import { sortNumbers } from './sort-numbers'
import { wholeKeys } from './whole-keys'

const money = fc.integer({ min: -300, max: 900 }).map((cents) => cents / 100)
const missing = fc.constant(Number.NaN)

describe('wholeKeys', () => {
  it('takes money and counts for whole numbers', () => {
    expect([...wholeKeys(Float64Array.of(2.5, Number.NaN, 2.47, 2.5))!.keys]).toEqual([3, -1, 0, 3])
    expect(wholeKeys(Float64Array.of(3, 1, 2))!.numberOf(2)).toBe(3)
  })

  it('takes no thirds, no -0, nothing that lies far apart, nothing endless and nothing at all', () => {
    for (const values of [[1 / 3, 0.5], [0, -0], [0, 1e9], [1, Number.POSITIVE_INFINITY], [Number.NaN], []]) {
      expect(wholeKeys(Float64Array.from(values))).toBeNull()
    }
  })

  it('orders and ranks as comparisons do', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(money, money, missing), { minLength: 150, maxLength: 400 }), (list) => {
        const values = Float64Array.from(list)
        const sorted = values.slice().sort()
        expect(sortNumbers(values.slice())).toEqual(sorted)
        const places = [...values.keys()].filter((at) => !Number.isNaN(values[at]!))
        expect([...placesInOrder(values)]).toEqual(places.sort((a, b) => values[a]! - values[b]!))
        const present = sorted.subarray(0, places.length)
        const { ranks } = rankValues(values)
        for (const at of places) {
          const [first, last] = [present.indexOf(values[at]!), present.lastIndexOf(values[at]!)]
          expect(ranks[at]).toBe((first + last) / 2 + 1)
        }
      }),
      { numRuns: 40 },
    )
  })
})
