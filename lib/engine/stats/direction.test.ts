import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correlate } from './correlation'
import { directionOf, mayBeAlike, mayOppose, mayOpposeRows } from './direction'
import { createRandom } from './random'

const bound = -0.95

describe('what two columns may come to', () => {
  it('never rules out a pair that goes against each other', () => {
    const pairs = fc.array(
      fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -400, max: 400 })),
      {
        minLength: 5,
        maxLength: 120,
      },
    )
    fc.assert(
      fc.property(pairs, (drawn) => {
        const x = Float64Array.from(drawn, ([a]) => a)
        const y = Float64Array.from(drawn, ([a, noise]) => 1e6 - a * 3 + noise * 8)
        const [a, b] = [directionOf(x), directionOf(y)]
        if (correlate(x, y).r > bound || !a || !b) return
        expect(mayOppose(a, b, bound)).toBe(true)
        expect(mayBeAlike(a, b, -bound)).toBe(true)
        expect(mayBeAlike(a, directionOf(y.map((value) => -value))!, -bound)).toBe(true)
        const rows = Int32Array.from(x, (_, row) => row)
        expect(mayOpposeRows({ numbers: x, rows }, b, bound)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('rules out nearly all pairs that have nothing to do with each other', () => {
    const random = createRandom(7)
    const columns = Array.from({ length: 20 }, () => directionOf(Float64Array.from({ length: 500 }, random))!)
    const left = columns.flatMap((a, i) => columns.slice(i + 1).filter((b) => mayOppose(a, b, bound)))
    expect(left).toHaveLength(0)
    expect(columns.slice(1).filter((b) => mayBeAlike(columns[0]!, b, -bound))).toHaveLength(0)
    const numbers = Float64Array.from({ length: 500 }, random)
    const rows = Int32Array.from(numbers, (_, row) => row)
    expect(columns.filter((column) => mayOpposeRows({ numbers, rows }, column, bound))).toHaveLength(0)
    numbers[9] = Number.NaN
    expect(mayOpposeRows({ numbers, rows }, columns[0]!, bound)).toBe(true)
  })

  it('says nothing of a column with a gap or of one number alone', () => {
    expect(directionOf(Float64Array.of(1, Number.NaN, 3))).toBeNull()
    expect(directionOf(new Float64Array(30).fill(4))).toBeNull()
  })
})
