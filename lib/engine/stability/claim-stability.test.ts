import { describe, expect, it } from 'vitest'
import type { Evidence, Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { buildFixture, createNoise } from '../insights/fixture-table'
import { claimStability } from './claim-stability'
import { drawResamples } from './resamples'

interface Shop {
  rows: number
  /** How much more the North makes, in standard deviations of a row. */
  apart: number
  seed?: number
}

/** Amounts of two regions over twelve months. */
function shop({ rows, apart, seed = 1 }: Shop) {
  const { normal } = createNoise(seed)
  const region = Array.from({ length: rows }, (_, row) => (row % 2 ? 'South' : 'North'))
  const amount = region.map((name) => 50 + 10 * normal() + (name === 'North' ? 10 * apart : 0))
  const { table } = buildFixture([
    { name: 'region', role: 'category', cells: region },
    { name: 'amount', role: 'measure', cells: amount },
  ])
  return { table, resamples: drawResamples(table.rowCount), known: new Map(), split: new Map() }
}

type Sampled = ReturnType<typeof shop>

const of = (region: string): Filter[] => [{ column: 'region', op: '=', value: region }]

/** As the rows have it. */
function figure({ table }: Sampled, measure: string, filters: Filter[]): Figure {
  const [region, amount] = table.columns as [Sampled['table']['columns'][0], Sampled['table']['columns'][0]]
  const own = [...amount.numbers!].filter((_, row) =>
    filters.every(({ value }) => region.values[region.codes[row]!] === value),
  )
  const sum = own.reduce((total, one) => total + one, 0)
  const sorted = own.sort((a, b) => a - b)
  const value = { sum, avg: sum / own.length, median: sorted[own.length >> 1]!, count: own.length }[measure]!
  return { value, text: String(value), measure, column: 'amount', filters, rows: own.length }
}

const claim = (figures: Figure[], more: Partial<Evidence> = {}): Evidence => ({
  ...{ test: null, statistic: null, p: null, q: null, effect: null, rows: 100 },
  figures,
  ...more,
})

const ofBoth = (sampled: Sampled, measure: string) =>
  claim(['North', 'South'].map((region) => figure(sampled, measure, of(region))))

const heldOf = (sampled: Sampled, measure: string) => claimStability(ofBoth(sampled, measure), sampled)?.held

describe('how often a claim holds among rows drawn anew', () => {
  it.each(['sum', 'avg', 'median'])(
    'is always where groups lie far apart, and half the time where not: %s',
    (measure) => {
      for (const rows of [200, 12_000]) {
        expect(heldOf(shop({ rows, apart: 3 }), measure)).toBe(200)
        const seeds = [1, 2, 3, 4, 5, 6]
        const held = seeds.map((seed) => heldOf(shop({ rows, apart: 0, seed }), measure)!)
        expect(Math.max(...held)).toBeLessThanOrEqual(200)
        expect(Math.min(...held)).toBeLessThan(190)
      }
    },
  )

  it('comes to what theory says: a difference of twice its standard error holds 97.7 % of the time', () => {
    for (const rows of [400, 20_000]) {
      const held = Array.from({ length: 12 }, (_, seed) => {
        const sampled = shop({ rows, apart: 0, seed: seed + 1 })
        const evidence = ofBoth(sampled, 'avg')
        const [north, south] = evidence.figures as [Figure, Figure]
        // the amounts of the North moved, so that it is just twice its standard error ahead
        const error = 20 / Math.sqrt(rows)
        const move = 2 * error - (north.value - south.value)
        const [region, amount] = sampled.table.columns
        const isNorth = (row: number) => region!.values[region!.codes[row]!] === 'North'
        for (let row = 0; row < rows; row++) if (isNorth(row)) amount!.numbers![row]! += move
        return claimStability(claim([{ ...north, value: north.value + move }, south]), sampled)!.held / 200
      })
      expect(held.reduce((sum, one) => sum + one, 0) / held.length).toBeCloseTo(0.977, 1)
    }
  })

  it('is the same for the same rows', () => {
    expect(heldOf(shop({ rows: 900, apart: 0.05 }), 'avg')).toBe(
      heldOf(shop({ rows: 900, apart: 0.05 }), 'avg'),
    )
  })

  it('tells where a single row makes a group what it is', () => {
    const sampled = shop({ rows: 400, apart: 0 })
    sampled.table.columns[1]!.numbers![0] = 3000
    expect(heldOf(sampled, 'sum')).toBeGreaterThan(100)
    expect(heldOf(sampled, 'sum')).toBeLessThan(185)
  })

  it('is not told of what compares nothing, says that nothing differs, is of few rows, or is not drawn anew', () => {
    const sampled = shop({ rows: 200, apart: 1 })
    const told = (evidence: Evidence) => claimStability(evidence, sampled)
    const both = ofBoth(sampled, 'avg').figures
    expect(told(claim([]))).toBeNull()
    expect(told(claim([figure(sampled, 'sum', [])]))).toBeNull()
    // a part is less than the whole whatever the rows are
    expect(told(claim([figure(sampled, 'sum', []), figure(sampled, 'sum', of('North'))]))).toBeNull()
    expect(told(claim(both, { test: 'Kruskal-Wallis rank test', p: null }))).toBeNull()
    expect(told(claim(both, { rows: 12 }))).toBeNull()
    expect(told(claim(both.map((one) => ({ ...one, measure: 'max' }))))).toBeNull()
    const inWords = both.map((one, at) => ({ ...one, filters: of(at ? 'on Sundays' : 'on Tuesdays') }))
    expect(told(claim(inWords))).toBeNull()
    expect(told(claim(both, { test: 'Welch', p: 0.001 }))).not.toBeNull()
  })
})

describe('a group set beside two others', () => {
  it('holds where it stands apart from the first, however near these lie to each other', () => {
    const { normal } = createNoise(3)
    const cells = Array.from({ length: 600 }, (_, row) => ['North', 'South', 'West'][row % 3]!)
    const amount = cells.map((name) => 50 + 10 * normal() + (name === 'North' ? 20 : 0))
    const { table } = buildFixture([
      { name: 'region', role: 'category', cells },
      { name: 'amount', role: 'measure', cells: amount },
    ])
    const sampled = { table, resamples: drawResamples(table.rowCount), known: new Map(), split: new Map() }
    const figures = ['North', 'South', 'West'].map((name) => figure(sampled, 'avg', of(name)))
    const evidence = { test: 't', statistic: 9, p: 0, q: 0, effect: 1, rows: 600, figures }
    expect(claimStability(evidence, sampled)).toEqual({ resamples: 200, held: 200 })
  })
})

describe('a claim of rows that its conditions name in words', () => {
  /** Days of the week stand in no column but for two cells that nobody could read as a date. */
  const sampled = shop({ rows: 400, apart: 0 })
  const [region] = sampled.table.columns as [Sampled['table']['columns'][0]]
  const words = ['Tuesday', 'Sunday']
  const table = {
    ...sampled.table,
    columns: [
      {
        ...region,
        values: [...region.values, ...words],
        codes: region.codes.map((code, row) => (row < 2 ? region.values.length + row : code)),
      },
      ...sampled.table.columns.slice(1),
    ],
  }
  const figures = words.map((day, at) => ({
    ...figure(sampled, 'avg', of('North')),
    value: at ? 30 : 90,
    rows: 57,
    filters: of(day),
  }))

  it.each(['avg', 'median', 'avg(sum by day)'])('is not told of by some other rows: %s', (measure) => {
    const evidence = claim(
      figures.map((one) => ({ ...one, measure })),
      { test: 'F test on weekly dummies', q: 0.001, p: 0.001 },
    )
    expect(claimStability(evidence, { ...sampled, table })).toBeNull()
  })

  it('is not told of by what comes to another number', () => {
    const evidence = claim(figures.map((one) => ({ ...one, rows: 1 })))
    expect(claimStability(evidence, { ...sampled, table })).toBeNull()
  })
})
