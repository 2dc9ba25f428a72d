import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortNumbers } from './sort-numbers'

describe('sortNumbers', () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -50, max: 50 }),
    fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100),
    fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5e-324),
  )

  it('sorts as the built-in sort does, few or many', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (few, times) => {
        const values = Array.from({ length: times }, (_, i) => few.map((value) => value * (i % 7))).flat()
        expect(sortNumbers(Float64Array.from(values))).toEqual(Float64Array.from(values).sort())
      }),
    )
  })

  it.each([3, 2047, 2048, 70_000, 5_000_000, 2 ** 31 - 2, 2 ** 31 + 5])(
    'sorts whole numbers and cents that lie up to %d apart',
    (span) => {
      for (const scale of [1, 10, 100]) {
        const values = Float64Array.from(
          { length: 3000 },
          (_, i) => Math.round(((i * 7919) % 3001) * (span / 3000)) / scale,
        )
        values[5] = Number.NaN
        expect(sortNumbers(values.slice())).toEqual(values.slice().sort())
      }
    },
  )

  it('sorts a part of a larger array alone', () => {
    const all = Float64Array.from({ length: 5000 }, (_, i) => Math.sin(i) * 1e6)
    const expected = all.slice()
    expected.subarray(1000, 4000).sort()
    sortNumbers(all.subarray(1000, 4000))
    expect(all).toEqual(expected)
  })
})
