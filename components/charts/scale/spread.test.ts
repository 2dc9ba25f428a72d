import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread'

describe('spread', () => {
  it('leaves labels alone that are apart', () => {
    expect(spread([10, 50], 14, [0, 100])).toEqual([10, 50])
  })

  it('keeps every gap and the order, inside the ends where there is room', () => {
    const places = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(places, (given) => {
        const moved = spread(given, 14, [0, 200])
        const sorted = [...moved].sort((a, b) => a - b)
        expect(sorted[0]).toBeGreaterThanOrEqual(0)
        expect(sorted.at(-1)).toBeLessThanOrEqual(200)
        sorted.slice(1).forEach((place, at) => {
          expect(place - sorted[at]!).toBeGreaterThanOrEqual(14 - 1e-9)
        })
      }),
    )
  })
})
