import { describe, expect, it } from 'vitest'
import { createRandom } from './random'
import { dickeyFuller, isWandering, testDrift } from './wandering'

function simulate(seed: number, { n, memory, slope }: { n: number; memory: number; slope: number }) {
  const random = createRandom(seed)
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)
  let level = 0
  return Float64Array.from({ length: n }, (_, i) => {
    level = memory * level + normal()
    return level + slope * i
  })
}

const shareOf = (runs: number, holds: (seed: number) => boolean) =>
  Array.from({ length: runs }, (_, seed) => holds(seed + 1)).filter(Boolean).length / runs

describe('isWandering', () => {
  it.each([25, 60, 190])('rejects a random walk of %d steps as often as MacKinnon’s value says', (n) => {
    const rejected = shareOf(800, (seed) => !isWandering(simulate(seed, { n, memory: 1, slope: 0 })))
    expect(rejected).toBeGreaterThan(0.03)
    expect(rejected).toBeLessThan(0.07)
  })

  it('does not take independent values around a line for a walk', () => {
    const wandering = shareOf(300, (seed) => isWandering(simulate(seed, { n: 40, memory: 0, slope: 1 })))
    expect(wandering).toBeLessThan(0.02)
  })

  it('is the same whatever line is added', () => {
    const plain = simulate(3, { n: 50, memory: 0.5, slope: 0 })
    const tilted = plain.map((value, i) => value + 3 * i - 7)
    expect(dickeyFuller(tilted)).toBeCloseTo(dickeyFuller(plain), 8)
  })
})

describe('testDrift', () => {
  it('holds its level for walks that drift nowhere, and finds a drift', () => {
    const beyond = (slope: number) =>
      shareOf(600, (seed) => Math.abs(testDrift(simulate(seed, { n: 120, memory: 1, slope })).t) > 1.98)
    expect(beyond(0)).toBeGreaterThan(0.02)
    expect(beyond(0)).toBeLessThan(0.07)
    expect(beyond(0.5)).toBeGreaterThan(0.99)
  })
})
