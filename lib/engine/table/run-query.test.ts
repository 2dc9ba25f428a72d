import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexDimension } from './dimension'
import { runQuery, runTotal } from './run-query'
import type { Column, Table } from './table'

function textColumn(name: string, cells: (string | null)[]): Column {
  const values = [...new Set(cells.filter((cell) => cell !== null))]
  const codes = Int32Array.from(cells, (cell) => (cell === null ? -1 : values.indexOf(cell)))
  const missing = cells.filter((cell) => cell === null).length
  return { name, type: 'text', codes, values, numbers: null, missing, unit: null, leadingZeros: false }
}

function numberColumn(name: string, cells: (number | null)[]): Column {
  const texts = textColumn(
    name,
    cells.map((cell) => (cell === null ? null : String(cell))),
  )
  return { ...texts, type: 'number', numbers: Float64Array.from(cells, (cell) => cell ?? Number.NaN) }
}

function dateColumn(name: string, cells: string[]): Column {
  return {
    ...textColumn(name, cells),
    type: 'date',
    numbers: Float64Array.from(cells, (cell) => Date.parse(cell)),
  }
}

const by = (column: Column) => ({ column, grain: null, order: null })
const city = textColumn('city', ['Oslo', 'Rome', 'Oslo', 'Lima', null, 'Rome'])
const sales = numberColumn('sales', [1, 10, 2, 5, 100, null])
const units = numberColumn('units', [1, 2, 1, 5, 10, 1])
const date = dateColumn('date', [
  '2025-01-01',
  '2025-01-31',
  '2025-02-01',
  '2025-02-03',
  '2025-02-03',
  '2025-02-01',
])
const table: Table = { columns: [city, sales, units, date], rowCount: 6 }
const shown = (result: ReturnType<typeof runQuery>) => result.rows.map(({ x, value }) => [x, value])

describe('runQuery', () => {
  it('sorts categories by size and leaves out what has no name', () => {
    const result = runQuery(table, { x: by(city), column: sales, aggregation: 'sum' })
    expect(shown(result)).toEqual([
      ['Rome', 10],
      ['Lima', 5],
      ['Oslo', 3],
    ])
    expect(result.usedRows).toBe(5)
  })

  it('folds the rest into one row measured anew', () => {
    const result = runQuery(table, { x: by(city), column: sales, aggregation: 'avg', limit: 1, fold: true })
    expect(shown(result)).toEqual([
      ['Rome', 10],
      ['Other (2)', 8 / 3],
    ])
    expect(result.otherCount).toBe(2)
    expect(result.xCount).toBe(3)
  })

  it('cuts without folding, and still tells how many there are', () => {
    const result = runQuery(table, { x: by(city), column: sales, aggregation: 'max', limit: 2 })
    expect(shown(result)).toEqual([
      ['Rome', 10],
      ['Lima', 5],
    ])
    expect(result.xCount).toBe(3)
  })

  it('takes a level at the last date of each period', () => {
    const level = { column: units, aggregation: 'sum' as const, lastOf: date }
    const months = runQuery(table, { x: { column: date, grain: 'month', order: null }, ...level })
    expect(shown(months)).toEqual([
      ['2025-01', 2],
      ['2025-02', 15],
    ])
    expect(runTotal(table, level)).toEqual({ value: 15, rows: 2 })
  })

  it('makes a rate a sum over a sum of the rows that have both', () => {
    const rate = {
      column: sales,
      aggregation: 'avg' as const,
      ratio: { numerator: sales, denominator: units },
    }
    expect(runTotal(table, rate).value).toBe(118 / 19)
    expect(runTotal(table, { column: sales, aggregation: 'avg', weight: units }).value).toBe(
      (1 + 20 + 2 + 25 + 1000) / 19,
    )
  })

  it.each([
    ['=', 'rome', 2],
    ['!=', 'Rome', 3],
    ['contains', 'O', 4],
    ['in', ['Lima', 'Oslo'], 3],
  ] as const)('filters texts by %s', (op, value, rows) => {
    const filters = [{ column: 'city', op, value: typeof value === 'string' ? value : [...value] }]
    expect(runTotal(table, { column: null, aggregation: 'count', filters }).value).toBe(rows)
  })

  it('filters dates by the length of what is given', () => {
    const count = (op: '=' | '>' | 'between', value: string | string[]) =>
      runTotal(table, { column: null, aggregation: 'count', filters: [{ column: 'date', op, value }] }).value
    expect(count('=', '2025-02')).toBe(4)
    expect(count('between', ['2025-01', '2025-01'])).toBe(2)
    expect(
      runTotal(table, {
        column: null,
        aggregation: 'count',
        filters: [{ column: 'date', op: '>', value: '2026' }],
      }).rows,
    ).toBe(0)
  })

  it('crosses two columns and agrees with their sums', () => {
    const cells = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.constantFrom('x', 'y', 'z'),
        fc.integer({ min: -50, max: 50 }),
      ),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(cells, (rows) => {
        const [a, b, n] = [
          textColumn(
            'a',
            rows.map((row) => row[0]),
          ),
          textColumn(
            'b',
            rows.map((row) => row[1]),
          ),
          numberColumn(
            'n',
            rows.map((row) => row[2]),
          ),
        ]
        const small: Table = { columns: [a, b, n], rowCount: rows.length }
        const crossed = runQuery(small, { x: by(a), group: by(b), column: n, aggregation: 'sum' })
        for (const { x, group, value } of crossed.rows) {
          const members = rows.filter((row) => row[0] === x && row[1] === group)
          expect(value).toBe(members.reduce((sum, row) => sum + row[2], 0))
        }
        expect(crossed.rows.length).toBe(new Set(rows.map((row) => row[0] + row[1])).size)
      }),
    )
  })
})

describe('indexDimension', () => {
  it('sorts numbers, keeps ordinal order and drops values without rows', () => {
    const band = { ...textColumn('band', ['high', 'low', 'high']), values: ['high', 'low', 'never'] }
    expect(indexDimension({ column: band, grain: null, order: [1, 2, 0] }).keys).toEqual(['low', 'high'])
    const year = { ...numberColumn('year', [2024, 2023, 2024]), type: 'integer' as const }
    expect(indexDimension(by(year)).keys).toEqual([2023, 2024])
    expect(indexDimension({ column: year, grain: 'year', order: null }).keys).toEqual(['2023', '2024'])
  })
})
