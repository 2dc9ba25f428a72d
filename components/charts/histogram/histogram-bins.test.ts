import { describe, expect, it } from 'vitest'
import { binScale, edgeTicks } from './histogram-bins'

const even = [0, 10, 20, 30].map((from) => ({ from, to: from + 10, count: 1 }))
const tailed = [...even, { from: 40, to: 4000, count: 1 }]

describe('binScale', () => {
  it('draws even bins to scale', () => {
    const x = binScale(even, [0, 400])
    expect([0, 10, 25, 40].map(x)).toEqual([0, 100, 250, 400])
  })

  it('gives a tail no more room than another bin', () => {
    const x = binScale(tailed, [0, 500])
    expect([0, 40, 4000].map(x)).toEqual([0, 400, 500])
  })
})

describe('edgeTicks', () => {
  it('labels edges as far as there is room', () => {
    expect(edgeTicks(even, 800).map(({ edge }) => edge)).toEqual([0, 10, 20, 30, 40])
    expect(edgeTicks(even, 150).length).toBeLessThan(4)
  })

  it('says where a tail begins', () => {
    expect(edgeTicks(tailed, 800).at(-1)).toEqual({ edge: 40, isOpen: true })
  })
})
