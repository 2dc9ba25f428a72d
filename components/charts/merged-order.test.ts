import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedOrder } from './merged-order'

describe('mergedOrder', () => {
  it('puts what the first list lacks where the others have it', () => {
    const lists = [
      ['18-29', '30-44', '> 60'],
      ['18-29', '30-44', '45-60', '> 60'],
    ]
    expect(mergedOrder(lists)).toEqual(['18-29', '30-44', '45-60', '> 60'])
  })

  it('follows every list that leaves values out of one order', () => {
    const order = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 12 })
    const lists = order.chain((values) =>
      fc.array(fc.subarray(values), { minLength: 1, maxLength: 10 }).map((parts) => [...parts, values]),
    )
    fc.assert(
      fc.property(lists, (all) => {
        expect(mergedOrder(all)).toEqual(all.at(-1))
      }),
    )
  })

  it('loses nothing where lists contradict each other', () => {
    expect(mergedOrder([['a', 'b'], ['b', 'a', 'c'], []])).toEqual(['a', 'b', 'c'])
    expect(mergedOrder([])).toEqual([])
  })
})
