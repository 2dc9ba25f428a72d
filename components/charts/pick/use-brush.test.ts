import { describe, expect, it } from 'vitest'
import { anchorAfter, isBrushPress, stretchBetween } from './use-brush'

describe('a stretch of points', () => {
  it('is begun by the main button of a mouse, by one finger or by a pen, and by no other', () => {
    expect(isBrushPress({ isPrimary: true, button: 0 })).toBe(true)
    for (const button of [1, 2]) expect(isBrushPress({ isPrimary: true, button })).toBe(false)
    expect(isBrushPress({ isPrimary: false, button: 0 })).toBe(false)
  })

  it('lies between two points that there are', () => {
    expect(stretchBetween(4, 1, 5)).toEqual({ from: 1, to: 4 })
    expect(stretchBetween(2, 2, 5)).toBeNull()
    expect(stretchBetween(null, 2, 5)).toBeNull()
    expect(stretchBetween(2, null, 5)).toBeNull()
    expect(stretchBetween(5, 1, 5)).toBeNull()
  })

  it('is begun by Shift and a step, and ended by a step alone or Escape', () => {
    const startAfter = (key: string, shiftKey: boolean, anchor: number | null) =>
      anchorAfter({ key, shiftKey }, anchor, 2)
    expect(startAfter('ArrowLeft', true, null)).toBe(2)
    expect(startAfter('Home', true, null)).toBe(2)
    expect(startAfter('ArrowLeft', true, 4)).toBe(4)
    expect(startAfter('Shift', true, 4)).toBe(4)
    expect(startAfter('ArrowLeft', false, 4)).toBeNull()
    expect(startAfter('Escape', false, 4)).toBeNull()
    expect(startAfter('Escape', true, 4)).toBeNull()
  })
})
