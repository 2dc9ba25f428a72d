import { describe, expect, it } from 'vitest'
import { orderOfAll, shownOrder } from './shown-order'

const at = (...positions: number[]) => positions.map((position) => ({ position }))

describe('the order of the cards that are shown', () => {
  it.each([
    { what: 'all', order: [2, 0, 1], shown: at(0, 1, 2), told: [2, 0, 1] },
    { what: 'all but one', order: [2, 0, 1], shown: at(1, 2), told: [1, 0] },
    { what: 'one that the order forgot', order: [2, 0], shown: at(0, 1, 2), told: [2, 0, 1] },
    { what: 'one that the order names twice', order: [1, 1, 0], shown: at(0, 1), told: [1, 0] },
  ])('is that of $what', ({ order, shown, told }) => {
    expect(shownOrder(order, shown)).toEqual(told)
  })

  it('is changed around those that are not shown, which come back where they were', () => {
    const shown = at(0, 2, 3)
    const all = orderOfAll([0, 1, 2, 3], shown, [2, 0, 1])
    expect(all).toEqual([3, 1, 0, 2])
    expect(shownOrder(all, shown)).toEqual([2, 0, 1])
    expect(shownOrder(all, at(0, 1, 2, 3))).toEqual([3, 1, 0, 2])
  })
})
