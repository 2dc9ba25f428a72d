import { describe, expect, it } from 'vitest'
import { createRandom } from './random'
import { scanWindows } from './scan-windows'

const sizes = new Float64Array(60).fill(20)

function scatter(seed: number, rate: number): Float64Array {
  const random = createRandom(seed)
  return sizes.map((size) => Array.from({ length: size }, random).filter((value) => value < rate).length)
}

describe('scanWindows', () => {
  it('finds a stretch with more hits', () => {
    const hits = scatter(1, 0.02).map((count, bin) => (bin >= 20 && bin < 27 ? count + 8 : count))
    const window = scanWindows({ hits, sizes, seed: 1 })!
    expect(Math.abs(window.from - 20)).toBeLessThanOrEqual(2)
    expect(window.p).toBeLessThan(1e-6)
  })

  it('holds its level where hits fall at random', () => {
    const ps = Array.from(
      { length: 60 },
      (_, seed) => scanWindows({ hits: scatter(seed + 2, 0.05), sizes, seed: 3 })!.p,
    )
    expect(ps.filter((p) => p < 0.05).length).toBeLessThanOrEqual(8)
    expect(ps.filter((p) => p < 0.5).length).toBeGreaterThan(12)
  })

  it('has nothing to find where nothing or all is hit', () => {
    expect(scanWindows({ hits: new Float64Array(60), sizes, seed: 1 })).toBeNull()
    expect(scanWindows({ hits: sizes, sizes, seed: 1 })).toBeNull()
  })
})
