import { describe, expect, it } from 'vitest'
import { crossSums, onlyInStrata } from './only-in-strata'
import { createRandom } from './random'

const rows = 2000
const groupCount = 3
const strataCount = 5

interface Made {
  seed: number
  /** How much higher group 0 lies in each stratum. */
  apart: number[]
  /** A ratio's denominators differ from row to row. */
  isRatio?: boolean
}

function made({ seed, apart, isRatio = false }: Made) {
  const random = createRandom(seed)
  const groups = Int32Array.from({ length: rows }, () => Math.floor(random() * groupCount))
  const strata = Int32Array.from({ length: rows }, () => Math.floor(random() * strataCount))
  const below = isRatio ? Float64Array.from({ length: rows }, () => 1 + 20 * random()) : null
  const above = Float64Array.from({ length: rows }, (_, row) => {
    const noise = random() + random() + random() - 1.5
    const level = 5 + noise + (groups[row] === 0 ? apart[strata[row]!]! : 0)
    return level * (below ? below[row]! : 1)
  })
  return crossSums({ above, below, groups, groupCount, strata, count: strataCount })
}

const asked = { group: 0, others: [1, 2], isHigh: true, isOrdered: false }

describe('a group that lies apart in a few strata', () => {
  for (const isRatio of [false, true])
    it(`is told with them, ${isRatio ? 'of a sum over a sum' : 'of an average'}`, () => {
      const found = onlyInStrata(made({ seed: 1, apart: [0, 0, 2, 0, 0], isRatio }), asked)
      expect([...found!.inside]).toEqual([0, 0, 1, 0, 0])
      expect(found!.isOnly).toBe(true)
      const two = onlyInStrata(made({ seed: 2, apart: [2, 0, 2, 0, 0], isRatio }), asked)
      expect([...two!.inside]).toEqual([1, 0, 1, 0, 0])
    })

  it('lies below the others as well', () => {
    const sums = made({ seed: 3, apart: [0, -2, 0, 0, 0] })
    expect([...onlyInStrata(sums, { ...asked, isHigh: false })!.inside]).toEqual([0, 1, 0, 0, 0])
    expect(onlyInStrata(sums, asked)).toBeNull()
  })

  it('is found at the end of ordered strata', () => {
    const sums = made({ seed: 4, apart: [0, 0, 0, 2, 2] })
    expect([...onlyInStrata(sums, { ...asked, isOrdered: true })!.inside]).toEqual([0, 0, 0, 1, 1])
  })

  it('is said to do so above all there where a little is left elsewhere', () => {
    const found = onlyInStrata(made({ seed: 5, apart: [0.4, 0.4, 3, 0.4, 0.4] }), asked)
    expect(found!.isOnly).toBe(false)
  })

  it('is not told where it lies apart everywhere, or nowhere', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed + 10)
    const count = (apart: number[]) =>
      seeds.filter((seed) => onlyInStrata(made({ seed, apart }), asked) !== null).length
    expect(count([1, 1, 1, 1, 1])).toBe(0)
    expect(count([0, 0, 0, 0, 0])).toBe(0)
  })

  it('is not told where it is the others that differ: some of them are there alone', () => {
    const random = createRandom(7)
    const strata = Int32Array.from({ length: rows }, (_, row) => row % 2)
    const groups = Int32Array.from({ length: rows }, (_, row) => (random() < 0.4 ? 0 : 1 + strata[row]!))
    const above = Float64Array.from(groups, (group) => [5, 3, 5][group]! + random())
    const sums = crossSums({ above, below: null, groups, groupCount, strata, count: 2 })
    expect(onlyInStrata(sums, asked)).toBeNull()
  })

  it('is said to do so up to the end of ordered strata, of which the last have hardly any rows', () => {
    const random = createRandom(8)
    const strata = Int32Array.from({ length: rows }, (_, row) =>
      row % 400 === 0 ? 4 : Math.floor(random() * 4),
    )
    const groups = Int32Array.from({ length: rows }, () => Math.floor(random() * groupCount))
    const above = Float64Array.from(
      groups,
      (group, row) => 5 + random() + (group === 0 && strata[row]! >= 3 ? 2 : 0),
    )
    const sums = crossSums({ above, below: null, groups, groupCount, strata, count: strataCount })
    expect([...onlyInStrata(sums, { ...asked, isOrdered: true })!.inside]).toEqual([0, 0, 0, 1, 1])
  })

  it('is not told where many of its rows have no stratum, nor where it is the other way round elsewhere', () => {
    const random = createRandom(9)
    const groups = Int32Array.from({ length: rows }, () => Math.floor(random() * groupCount))
    const strata = Int32Array.from({ length: rows }, () =>
      random() < 0.4 ? -1 : Math.floor(random() * strataCount),
    )
    const above = Float64Array.from(
      groups,
      (group, row) => 5 + random() + (group === 0 && strata[row]! < 1 ? 2 : 0),
    )
    const sums = crossSums({ above, below: null, groups, groupCount, strata, count: strataCount })
    expect(onlyInStrata(sums, asked)).toBeNull()
    expect(onlyInStrata(made({ seed: 11, apart: [-2, -2, 3, -2, -2] }), asked)).toBeNull()
  })
})
