import { describe, expect, it } from 'vitest'
import { areEven, enoughRows, leastRowsOf, mostPerRow, roundFloor } from './enough-rows'
import { createRandom } from './random'

/** Groups of rows around their own levels. */
function groupsOf(sizes: number[], level: (group: number) => number, spread: number) {
  const random = createRandom(5)
  const groups = sizes.map((size, group) =>
    Array.from({ length: size }, () => level(group) + spread * (random() + random() + random() - 1.5) * 2),
  )
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    counts: sizes,
    sums: groups.map(total),
    squares: groups.map((values) => total(values.map((value) => value * value))),
  }
}

describe('enoughRows', () => {
  const sizes = [...Array.from({ length: 20 }, () => 400), 2, 3, 20]

  it('asks for many rows where groups differ by little and rows by much', () => {
    const floor = enoughRows(groupsOf(sizes, (group) => (group % 5) * 2, 30))
    expect(floor).toBeGreaterThan(20)
    expect(floor).toBeLessThanOrEqual(30)
  })

  it('asks for few where groups are far apart', () => {
    expect(enoughRows(groupsOf(sizes, (group) => group * 100, 1))).toBe(5)
  })

  it('leaves groups of one size, whether they differ or not', () => {
    expect(enoughRows(groupsOf([12, 12, 12, 12], () => 5, 30))).toBeLessThanOrEqual(12)
  })

  it('keeps two groups at least', () => {
    const floor = enoughRows(groupsOf([1000, 40, 30], () => 5, 30))
    expect([1000, 40, 30].filter((size) => size >= floor).length).toBeGreaterThanOrEqual(2)
  })

  it('is a plain minimum where each group has a row', () => {
    expect(enoughRows({ counts: [1, 1], sums: [1, 2], squares: [1, 4] })).toBe(5)
  })
})

describe('leastRowsOf', () => {
  it.each([
    [146, 5],
    [5000, 5],
    [14_161, 15],
    [100_000, 30],
  ])('of %d rows is %d', (rows, least) => {
    expect(leastRowsOf(rows)).toBe(least)
  })
})

describe('mostPerRow', () => {
  it('is a group whose rows are clearly larger than those of another', () => {
    const groups = groupsOf([500, 200, 3], (group) => [10, 15, 90][group]!, 4)
    expect(mostPerRow(groups, 0)).toBe(1)
    expect(mostPerRow(groups, 1)).toBe(-1)
  })

  it('is none where only chance is between them', () => {
    expect(
      mostPerRow(
        groupsOf([500, 200, 150], () => 10, 4),
        0,
      ),
    ).toBe(-1)
  })
})

describe('areEven', () => {
  it('holds for groups of about one size', () => {
    expect(areEven(Float64Array.of(50, 55, 0, 58))).toBe(true)
    expect(areEven(Float64Array.of(50, 70))).toBe(false)
  })
})

describe('roundFloor', () => {
  it.each([
    [180, 214, 200],
    [2, 214, 200],
    [213, 214, 214],
    [4, 9, 9],
    [20, 49, 40],
  ])('above %d and up to %d is %d', (tooFew, enough, round) => {
    expect(roundFloor(tooFew, enough)).toBe(round)
  })
})
