import { describe, expect, it } from 'vitest'
import { createRandom } from './random'
import { testRateStep } from './rate-step'

const periods = 30
const rowsEach = 25

function drawn(seed: number, rateOf: (period: number) => number) {
  const random = createRandom(seed)
  const rows = new Float64Array(periods).fill(rowsEach)
  const hits = Float64Array.from({ length: periods }, (_, period) => {
    let count = 0
    for (let row = 0; row < rowsEach; row++) if (random() < rateOf(period)) count++
    return count
  })
  return { hits, rows }
}

describe('a step of one rate beside another', () => {
  it('is found where it is', () => {
    const step = testRateStep(
      drawn(1, (period) => (period < 20 ? 0.03 : 0.18)),
      drawn(2, () => 0.04),
    )!
    expect(step.p).toBeLessThan(0.0001)
    expect(Math.abs(step.cut - 20)).toBeLessThanOrEqual(2)
  })

  it('is none where both step, and is as seldom found by chance as it says', () => {
    const both = (period: number) => (period < 20 ? 0.05 : 0.3)
    expect(testRateStep(drawn(3, both), drawn(4, both))!.p).toBeGreaterThan(0.001)
    const low = Array.from(
      { length: 400 },
      (_, at) =>
        testRateStep(
          drawn(2 * at + 10, () => 0.1),
          drawn(2 * at + 11, () => 0.1),
        )!.p,
    ).filter((p) => p < 0.05)
    expect(low.length).toBeLessThanOrEqual(24)
  })

  it('is not told from days that scatter more than rows do', () => {
    const wild = (seed: number) => drawn(seed, (period) => (period % 5 === seed % 5 ? 0.7 : 0.02))
    const low = Array.from({ length: 40 }, (_, at) => testRateStep(wild(at + 50), wild(at + 151))!.p)
    expect(low.filter((p) => p < 0.0001)).toEqual([])
  })

  it('is not asked where few hold', () => {
    expect(
      testRateStep(
        drawn(5, () => 0.003),
        drawn(6, () => 0.003),
      ),
    ).toBeNull()
  })
})
