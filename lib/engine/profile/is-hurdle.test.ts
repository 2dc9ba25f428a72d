import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { isHurdle } from './is-hurdle'

const rows = Array.from({ length: 200 }, (_, row) => row)
const random = createRandom(3)
const days = Float64Array.from(rows, () => Math.floor(60 * random()))

describe('what a number lies beyond a bound', () => {
  it.each([0, 10, 21, 40])('is told by the number, with a bound of %d', (bound) => {
    const late = days.map((day) => Math.max(0, day - bound))
    expect(isHurdle(late, days)).toBe(bound > 0)
    expect(isHurdle(days, late)).toBe(false)
  })

  it('is not told by what it only goes with', () => {
    const near = days.map((day) => Math.max(0, Math.round((day - 21) * (0.5 + random()))))
    expect(isHurdle(near, days)).toBe(false)
    const other = days.map(() => Math.max(0, Math.floor(60 * random()) - 21))
    expect(isHurdle(other, days)).toBe(false)
  })
})
