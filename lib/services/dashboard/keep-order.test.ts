import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepOrder } from './keep-order'

const cards = (titles: string, order: number[]) => ({ names: [...titles], order })

describe('keepOrder', () => {
  it.each([
    { what: 'the same cards', before: cards('abc', [2, 0, 1]), after: cards('abc', [0, 1, 2]), shown: 'cab' },
    {
      what: 'cards at other positions',
      before: cards('abc', [2, 0, 1]),
      after: cards('bca', [0, 1, 2]),
      shown: 'cab',
    },
    {
      what: 'a new card first',
      before: cards('abc', [2, 0, 1]),
      after: cards('xabc', [0, 1, 2, 3]),
      shown: 'xcab',
    },
    { what: 'a card that is gone', before: cards('abc', [2, 0, 1]), after: cards('ab', [1, 0]), shown: 'ab' },
    { what: 'only new cards', before: cards('abc', [2, 0, 1]), after: cards('xyz', [1, 0, 2]), shown: 'yxz' },
  ])('orders $what', ({ before, after, shown }) => {
    const order = keepOrder(before, after)
    expect(order.map((at) => after.names[at]).join('')).toBe(shown)
  })

  it('always shows each card once', () => {
    const ordered = fc
      .array(fc.constantFrom(...'abcd'), { maxLength: 8 })
      .chain((titles) =>
        fc
          .shuffledSubarray([...titles.keys()], { minLength: titles.length })
          .map((order) => cards(titles.join(''), order)),
      )
    fc.assert(
      fc.property(ordered, ordered, (before, after) => {
        expect([...keepOrder(before, after)].sort()).toEqual([...after.order].sort())
      }),
    )
  })
})
