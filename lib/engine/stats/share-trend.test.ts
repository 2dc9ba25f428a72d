import { describe, expect, it } from 'vitest'
import { createRandom } from './random'
import { testShareTrend } from './share-trend'

const drawn = (shares: number[], rows: number, seed: number) => {
  const random = createRandom(seed)
  return {
    own: Float64Array.from(shares, (share) =>
      Array.from({ length: rows }, () => random() < share).reduce((sum, is) => sum + Number(is), 0),
    ),
    all: Float64Array.from(shares, () => rows),
  }
}
const flat = Array.from({ length: 12 }, () => 0.3)
const rising = flat.map((share, at) => share + 0.03 * at)

describe('testShareTrend', () => {
  it('knows a share that rises with the rows of few periods', () => {
    expect(testShareTrend(drawn(rising, 40, 3))).toBeLessThan(1e-6)
  })

  it('is as often below a bound as the bound says, where nothing moves', () => {
    const ps = Array.from({ length: 400 }, (_, seed) => testShareTrend(drawn(flat, 40, seed))).filter(
      (p) => p !== null,
    )
    expect(ps.filter((p) => p < 0.05).length / ps.length).toBeLessThan(0.08)
    expect(ps.filter((p) => p < 0.001).length).toBeLessThanOrEqual(2)
  })

  it('says nothing of what comes in bursts, or of all rows', () => {
    const bursts = flat.map((_, at) => (at % 3 === 0 ? 0.05 : at / 12))
    expect(testShareTrend(drawn(bursts, 200, 5))).toBeNull()
    expect(
      testShareTrend(
        drawn(
          flat.map(() => 1),
          40,
          5,
        ),
      ),
    ).toBeNull()
  })
})
