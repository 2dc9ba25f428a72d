import { expect, it } from 'vitest'
import { createRandom } from './random'
import { differenceWithin, relationWithin } from './within-strata'

const random = createRandom(5)
const rows = Array.from({ length: 900 }, (_, row) => row)
const noise = rows.map(() => random() + random() - 1)
/** Three strata; side 1 is mostly in the last one. */
const strata = Int32Array.from(rows, (row) => row % 3)
const sides = Int8Array.from(rows, (row) => (random() < [0.2, 0.5, 0.8][row % 3]! ? 1 : 0))
const valuesOf = (value: (row: number) => number) => Float64Array.from(rows, value)

it('sees a difference that only the strata make, one that they turn, and one that stays', () => {
  const made = valuesOf((row) => 4 * strata[row]! + noise[row]!)
  expect(differenceWithin({ values: made, sides }, strata)).toBe('vanishes')
  const turned = valuesOf((row) => 4 * strata[row]! - 1.5 * sides[row]! + noise[row]!)
  expect(differenceWithin({ values: turned, sides }, strata)).toBe('turns')
  const own = valuesOf((row) => strata[row]! + 3 * sides[row]! + noise[row]!)
  expect(differenceWithin({ values: own, sides }, strata)).toBe('stays')
})

it('leaves a difference alone that is too weak to be seen within strata', () => {
  const weak = valuesOf((row) => 0.02 * strata[row]! + 0.05 * sides[row]! + 3 * noise[row]!)
  expect(differenceWithin({ values: weak, sides }, strata)).toBe('stays')
})

it('compares nothing where no stratum has both sides', () => {
  const apart = Int8Array.from(rows, (row) => (strata[row] === 2 ? 1 : 0))
  expect(differenceWithin({ values: valuesOf((row) => noise[row]!), sides: apart }, strata)).toBeNull()
})

it('sees what is left of a difference where only some strata have both sides', () => {
  const lone = Int8Array.from(rows, (row) => (strata[row] === 2 ? 1 : sides[row]!))
  const made = valuesOf((row) => (strata[row] === 2 ? 4 : 0) + noise[row]!)
  expect(differenceWithin({ values: made, sides: lone }, strata)).toBe('vanishes')
  const own = valuesOf((row) => 3 * lone[row]! + noise[row]!)
  expect(differenceWithin({ values: own, sides: lone }, strata)).toBe('stays')
})

it('sees a relation that only the strata make, one that they turn, and one that stays', () => {
  const x = valuesOf((row) => 3 * strata[row]! + noise[row]!)
  const made = valuesOf((row) => 3 * strata[row]! + noise[(row + 300) % 900]!)
  expect(relationWithin(x, made, strata)).toBe('vanishes')
  expect(
    relationWithin(
      x,
      valuesOf((row) => 5 * strata[row]! - x[row]!),
      strata,
    ),
  ).toBe('turns')
  expect(
    relationWithin(
      x,
      valuesOf((row) => x[row]! + noise[(row + 300) % 900]!),
      strata,
    ),
  ).toBe('stays')
})

it('compares nothing where a stratum as good as fixes one of the numbers', () => {
  const area = valuesOf((row) => 10 * strata[row]! + 0.01 * noise[(row + 100) % 900]!)
  const used = valuesOf((row) => area[row]! + noise[row]!)
  expect(relationWithin(area, used, strata)).toBeNull()
  expect(relationWithin(used, area, strata)).toBeNull()
})

it('is not sure of a difference that strata make most of, and of which little is known within them', () => {
  // [those that have it, all] on the high side, then on the low one
  const cells = [
    [2, 24, 1, 29],
    [1, 22, 4, 27],
    [13, 46, 2, 6],
    [2, 35, 4, 61],
    [22, 76, 1, 11],
    [0, 8, 1, 15],
    [3, 28, 5, 49],
  ]
  const made = cells.flatMap(([high, allHigh, low, allLow], stratum) => [
    ...Array.from({ length: allHigh! }, (_, at) => ({ stratum, side: 1, value: Number(at < high!) })),
    ...Array.from({ length: allLow! }, (_, at) => ({ stratum, side: 0, value: Number(at < low!) })),
  ])
  const values = Float64Array.from(made, ({ value }) => value)
  const sidesOf = Int8Array.from(made, ({ side }) => side)
  const strataOf = Int32Array.from(made, ({ stratum }) => stratum)
  expect(differenceWithin({ values, sides: sidesOf }, strataOf)).toBe('unclear')
})

it('goes by what rows count where they do not count alike', () => {
  const values = valuesOf((row) => (strata[row] === 2 ? 4 : 0) * sides[row]! + noise[row]!)
  const alike = valuesOf(() => 7)
  expect(differenceWithin({ values, sides, weights: alike }, strata)).toBe(
    differenceWithin({ values, sides }, strata),
  )
  // what differs in the last stratum alone is as good as nothing where that hardly counts
  const made = valuesOf((row) => 4 * strata[row]! + (strata[row] === 2 ? 9 * sides[row]! : 0) + noise[row]!)
  const light = valuesOf((row) => (strata[row] === 2 ? 0.01 : 1))
  expect(differenceWithin({ values: made, sides }, strata)).not.toBe('vanishes')
  expect(differenceWithin({ values: made, sides, weights: light }, strata)).toBe('vanishes')
})

it('leaves out rows of no weight', () => {
  const values = valuesOf((row) => (row % 2 === 0 ? Number.NaN : 3 * sides[row]! + noise[row]!))
  const odd = valuesOf((row) => row % 2)
  expect(differenceWithin({ values, sides, weights: odd }, strata)).toBe('stays')
})
