import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { cleanTable } from './clean-table'
import { sumSurprise } from './sum-surprise'
import { textTable } from './text-table.fixture'

const names = [
  ...[
    'Ada',
    'Bea',
    'Cid',
    'Dan',
    'Eva',
    'Fay',
    'Gus',
    'Hal',
    'Ida',
    'Jon',
    'Kim',
    'Lou',
    'Mia',
    'Ned',
    'Ole',
  ],
]

function poisson(mean: number, random: () => number): number {
  let count = 0
  for (let left = random(); left > Math.exp(-mean); left *= random()) count++
  return count
}

interface Counts {
  seed: number
  members: number
  periods: number
  /** By measure: how many there are of it on average. */
  means: number[]
  /** Written by tens, or with decimals that are all nought. */
  writing: (count: number) => string
}

function rowsOf({ seed, members, periods, means, writing }: Counts): string[][] {
  const { random } = createNoise(seed)
  const header = ['season', 'player', ...means.map((_, at) => `count ${at}`)]
  const rows = Array.from({ length: periods }, (_, period) =>
    names
      .slice(0, members)
      .map((name) => [String(1980 + period), name, ...means.map((mean) => writing(poisson(mean, random)))]),
  )
  return [header, ...rows.flat()]
}

const writings = [String, (count: number) => String(100 * count), (count: number) => `${count}.5`]
const counts = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  members: fc.integer({ min: 2, max: 15 }),
  periods: fc.oneof(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 3, max: 40 })),
  means: fc.array(fc.constantFrom(0.05, 0.15, 0.4, 1, 2, 5, 20), { minLength: 1, maxLength: 4 }),
  writing: fc.constantFrom(...writings),
})

describe('small counts of real things', () => {
  it('lose no row, however often they add up by chance', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const rows = rowsOf(given)
        const { table, steps } = cleanTable(textTable(rows))
        expect(table.rowCount).toBe(rows.length - 1)
        expect(steps.map(({ step }) => step)).not.toContain('sums_kept')
      }),
      { numRuns: 600, seed: 20_261_127 },
    )
  })
})

describe('how surprising it is that parts add up', () => {
  const [written, groups] = [{ step: 1, slack: 0 }, 6]
  const partsOf = (numberOf: (part: number, at: number) => number) =>
    [0, 1, 2].map((part) => Float64Array.from({ length: groups }, (_, at) => numberOf(part, at)))

  it('is little of noughts, of the same numbers again and of numbers that are shared out alike', () => {
    expect(
      sumSurprise(
        partsOf(() => 0),
        written,
      ),
    ).toBe(0)
    const same = partsOf((part) => 400 + 7 * part)
    expect(sumSurprise(same, written)).toBe(
      sumSurprise(
        same.map((part) => part.slice(0, 1)),
        written,
      ),
    )
    const alike = partsOf((part, at) => (at + 1) * (400 + 7 * part))
    expect(sumSurprise(alike, written)).toBe(sumSurprise(same, written))
  })

  it('is as much in hundreds as in ones, and more of great numbers that are mixed otherwise', () => {
    const mixed = partsOf((part, at) => (part * 37 + at * at * 53) % 101)
    const hundreds = mixed.map((part) => part.map((number) => 100 * number))
    expect(sumSurprise(hundreds, written)).toBeCloseTo(sumSurprise(mixed, written), 6)
    const fine = hundreds.map((part) => part.map((number, at) => number + at))
    expect(sumSurprise(fine, written)).toBeGreaterThan(sumSurprise(mixed, written) + 20)
  })
})
