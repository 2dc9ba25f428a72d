import { describe, expect, it } from 'vitest'
import { identityBonds } from './identity-bonds'
import type { Identity } from './profile'

const [all, men, women, share, copy, other] = [0, 1, 2, 3, 4, 5] as const
const sum: Identity = { kind: 'sum', result: all, parts: [men, women], share: 1 }
const ratio: Identity = {
  kind: 'ratio',
  result: share,
  numerator: women,
  denominator: all,
  scale: 1,
  share: 1,
}

describe('identityBonds', () => {
  it('ties a whole to its parts, and them to each other', () => {
    const areTied = identityBonds([sum])
    expect([areTied(all, men), areTied(women, all), areTied(men, women)]).toEqual([true, true, true])
    expect(areTied(all, other)).toBe(false)
  })

  it('ties a share to what it is made of by way of another identity', () => {
    expect(identityBonds([ratio])(men, share)).toBe(false)
    expect(identityBonds([sum, ratio])(men, share)).toBe(true)
  })

  it('ties a copy to what its source is tied to', () => {
    const scaled: Identity = { kind: 'scaled', result: copy, source: women, factor: 1000, share: 1 }
    expect(identityBonds([scaled, sum, ratio])(copy, men)).toBe(true)
  })

  it('leaves two products of one factor apart', () => {
    const cost: Identity = { kind: 'product', result: 1, factors: [0, 2], share: 1 }
    const revenue: Identity = { kind: 'product', result: 3, factors: [0, 4], share: 1 }
    expect(identityBonds([cost, revenue])(1, 3)).toBe(false)
  })
})
