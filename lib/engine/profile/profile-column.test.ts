import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

const profile = (rows: string[][], roles = {}) => profileTable(cleanTable(textTable(rows)).table, { roles })
const table = (header: string[], count: number, make: (row: number) => (string | number)[]) => [
  header,
  ...Array.from({ length: count }, (_, row) => make(row).map(String)),
]
/** Spread out but repeatable: a multiplicative step through a range. */
const spread = (row: number, range: number, step = 7919) => (row * step) % range

describe('units and formats', () => {
  const formats: [name: string, make: (row: number) => string, unit: string | null, format: object][] = [
    ['sales', (row) => `$${spread(row, 900)}.50`, '$', { style: 'currency', currency: 'USD', decimals: 1 }],
    [
      'Umsatz (EUR)',
      (row) => `${spread(row, 900)}.25`,
      'EUR',
      { style: 'currency', currency: 'EUR', decimals: 2 },
    ],
    ['rate', (row) => `${spread(row, 90)}.5 %`, '%', { style: 'percent', percent_base: 100, decimals: 1 }],
    [
      'bounce_rate',
      (row) => `0.${10 + spread(row, 90)}`,
      null,
      { style: 'percent', percent_base: 1, decimals: 2 },
    ],
    [
      'Body Mass (g)',
      (row) => String(3000 + spread(row, 2000)),
      'g',
      { style: 'number', unit: 'g', decimals: 0 },
    ],
    ['weight_kg', (row) => String(50 + spread(row, 50)), 'kg', { style: 'number', unit: 'kg', decimals: 0 }],
    [
      'time spent',
      (row) => `${1 + (row % 3)}h ${10 + spread(row, 49)}m`,
      's',
      { style: 'duration', unit: 's', decimals: 0 },
    ],
    ['visits', (row) => String(spread(row, 900)), null, { style: 'number', decimals: 0 }],
  ]
  it.each(formats)('%s', (...[name, make, unit, format]) => {
    const column = profile(table([name, 'k'], 60, (row) => [make(row), `k${row % 3}`])).columns[0]!
    expect(column).toMatchObject({ role: 'measure', unit })
    expect(column.format).toEqual(format)
  })
  it.each([
    ['revenue', true],
    ['Kosten', false],
    ['churn_rate', false],
    ['satisfaction', true],
    ['height', null],
  ])('%s: up is good %s', (name, up) => {
    expect(
      profile(table([name, 'k'], 60, (row) => [`${spread(row, 900)}.5`, `k${row % 3}`])).columns[0]!.upIsGood,
    ).toBe(up)
  })
})

describe('overrides', () => {
  const rows = table(['zone', 'sales'], 60, (row) => [1 + (row % 3), spread(row, 900)])
  it('win', () => {
    const found = profile(rows, { zone: 'measure', sales: 'id' })
    expect(found.columns[0]).toMatchObject({ role: 'measure', overridden: true, confidence: 1 })
    expect(found.measures).toEqual([0])
  })
  it('are looked up by own names only', () => {
    expect(
      profile(
        [
          ['constructor', 'b'],
          ['1', 'x'],
          ['2', 'y'],
        ],
        {},
      ).columns[0]!.overridden,
    ).toBe(false)
  })
})

describe('summaries', () => {
  it('take quartiles as type 7 and the sample deviation', () => {
    const { summary } = profile(table(['units', 'k'], 10, (row) => [row + 1, row % 2])).columns[0]!
    expect(summary).toEqual({
      min: 1,
      max: 10,
      mean: 5.5,
      median: 5.5,
      q1: 3.25,
      q3: 7.75,
      sd: expect.closeTo(3.02765, 5),
      sum: 55,
      zeros: 0,
      negatives: 0,
      integers: true,
    })
  })
  it('agree for repeated and for distinct numbers', () => {
    const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 8, maxLength: 60 })
    fc.assert(
      fc.property(values, (list) => {
        const once = profile(table(['delta', 'k'], list.length, (row) => [list[row]!, 'x'])).columns[0]!
          .summary!
        const sorted = [...list].sort((a, b) => a - b)
        const at = 0.5 * (list.length - 1)
        const median = (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2
        expect(once.median).toBe(median)
        expect(once.sum).toBe(list.reduce((a, b) => a + b, 0))
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

describe('the order of the rows', () => {
  it('does not change the roles', () => {
    const base = Array.from({ length: 60 }, (_, row) => [
      String(5000 + row),
      `2024-0${1 + (row % 9)}-1${row % 10}`,
      ['a', 'b', 'c'][row % 3]!,
      String(1 + (row % 5)),
      `${spread(row, 800)}.75`,
      row % 2 ? 'yes' : 'no',
      `${row % 7} kg`,
    ])
    const header = ['order_id', 'date', 'group', 'rating', 'revenue', 'paid', 'load']
    const shape = (rows: string[][]) =>
      profile([header, ...rows]).columns.map(({ role, additivity, type, unit }) => ({
        role,
        additivity,
        type,
        unit,
      }))
    const expected = shape(base)
    fc.assert(
      fc.property(fc.shuffledSubarray(base, { minLength: base.length }), (rows) => {
        expect(shape(rows)).toEqual(expected)
      }),
      { numRuns: 30, seed: 11 },
    )
  })
})

describe('whole numbers under a name that says nothing', () => {
  const skewed = (row: number) => Math.floor(200 / (1 + spread(row, 40)))
  const additivityOf = (cell: (row: number) => string | number) =>
    profile(table(['wql', 'site'], 160, (row) => [cell(row), `s${row % 7}`])).columns[0]!.additivity

  it('are counts where most are small and a few large', () => {
    expect(additivityOf(skewed)).toBe('additive')
    expect(additivityOf((row) => (row % 4 === 0 ? '' : skewed(row) - 5))).toBe('additive')
  })

  it('are measurements where some are lacking and none is nought', () => {
    expect(additivityOf((row) => (row % 4 === 0 ? '' : skewed(row)))).toBe('intensive')
  })
})
