import { describe, expect, it } from 'vitest'
import { stepped } from './use-active-point'

describe('stepped', () => {
  it.each<[string, number | null, number | null | undefined]>([
    ['ArrowRight', null, 0],
    ['ArrowRight', 4, 4],
    ['ArrowDown', 1, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowUp', null, 4],
    ['Home', 3, 0],
    ['End', null, 4],
    ['Escape', 2, null],
    ['Escape', null, undefined],
    ['a', 2, undefined],
  ])('%s at %s leads to %s', (key, active, next) => {
    expect(stepped(key, active, 5)).toBe(next)
  })

  it('leaves an empty chart alone', () => {
    expect(stepped('End', null, 0)).toBeUndefined()
  })
})
