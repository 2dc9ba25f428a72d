import fc from 'fast-check'
import { expect, it } from 'vitest'
import { correlateWithin } from './correlate-within'
import { correlate } from './correlation'

const segments = 3
const score = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100)
const rowsOf = (one: fc.Arbitrary<number>) =>
  fc.array(fc.tuple(one, one, fc.integer({ min: -1, max: segments - 1 })), { minLength: 1, maxLength: 80 })

it.each([
  ['without gaps', score],
  ['with gaps', fc.oneof({ weight: 5, arbitrary: score }, fc.constant(Number.NaN))],
])('is the correlation of each segment alone, %s', (_, one) => {
  fc.assert(
    fc.property(rowsOf(one), (rows) => {
      const x = Float64Array.from(rows, ([value]) => value)
      const y = Float64Array.from(rows, ([, value]) => value)
      const codes = Int32Array.from(rows, ([, , code]) => code)
      const within = correlateWithin({ x, y, codes, count: segments })
      within.forEach(({ r, n }, segment) => {
        const own = rows.filter(([a, b, code]) => code === segment && !Number.isNaN(a) && !Number.isNaN(b))
        const alone = correlate(
          Float64Array.from(own, ([a]) => a),
          Float64Array.from(own, ([, b]) => b),
        )
        expect(n).toBe(own.length)
        if (n > 3) expect(r).toBeCloseTo(alone.r, 6)
      })
    }),
  )
})
