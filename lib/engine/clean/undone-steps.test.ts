import { describe, expect, it } from 'vitest'
import { shapeTable } from '../shape/shape-table'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'
import { writeCleanedCsv } from './write-cleaned-csv'

type Rows = (string | number)[][]

const table = (rows: Rows) => textTable(rows.map((row) => row.map(String)))
const clean = (rows: Rows, ...undone: string[]) => cleanTable(table(rows), new Set(undone))
const columnOf = (rows: Rows, name: string, ...undone: string[]) =>
  clean(rows, ...undone).table.columns.find((column) => column.name === name)!
const many = (count: number, make: (row: number) => Rows[number]): Rows =>
  Array.from({ length: count }, (_, row) => make(row))
const regions = ['North', 'South', 'East']
const dateOf = (row: number) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)

const spellings: Rows = [
  ['region', 'amount'],
  ...many(40, (row) => [row === 7 ? 'NORTH' : regions[row % 3]!, row]),
]
const codes: Rows = [['year_built', 'k'], ...many(40, (row) => [row % 8 ? 1950 + row : -999, row % 3])]
const placeholders: Rows = [
  ['price', 'k'],
  ...many(60, (row) => [row % 15 ? 300_000 + row * 991 : 1, row % 3]),
]
const marks: Rows = [['grade', 'k'], ...many(30, (row) => [row % 5 ? ['A', 'B'][row % 2]! : 'n/a', row])]
const repeated: Rows = [
  ['deal', 'value'],
  ...many(30, (row) => [`D-${row}`, (row * 37) % 90]),
  ['D-4', (4 * 37) % 90],
]
const totals: Rows = [['shop', 'sales'], ...many(6, (row) => [`S${row}`, 10 + row]), ['Total', 75]]
const openDates: Rows = [
  ['day', 'n'],
  ['03/04/2024', 1],
  ['05/06/2024', 2],
  ['02/01/2024', 3],
  ['07/08/2024', 4],
]
const otherUnits: Rows = [
  ['day', 'site', 'used'],
  ...many(120, (at) => {
    const [site, day] = [at % 2, at >> 1]
    const own = 40 * (site + 1) * (1 + ((at * 7919) % 1009) / 1009)
    return [
      dateOf(day),
      ['Hall', 'Pool'][site]!,
      (site === 1 && day > 20 && day < 29 ? own * 1000 : own).toFixed(3),
    ]
  }),
]

const tables: [id: string, rows: Rows][] = [
  ['spelling:region', spellings],
  ['codes:year_built', codes],
  ['placeholder:price', placeholders],
  ['marks:grade', marks],
  ['duplicate_rows', repeated],
  ['total_rows', totals],
  ['date_order:day', openDates],
  ['unit_slip:used', otherUnits],
]

describe('a guess that is undone', () => {
  it.each(tables)('is told still, and changes no other step: %s', (id, rows) => {
    const [done, undone] = [clean(rows), clean(rows, id)]
    const step = done.steps.find((one) => one.id === id)
    expect(step).toBeDefined()
    expect(undone.steps).toEqual(done.steps.map((one) => (one.id === id ? { ...one, is_undone: true } : one)))
    expect(writeCleanedCsv(undone.table)).not.toBe(writeCleanedCsv(done.table))
  })

  it.each(tables)('is made again, cell by cell, where it is not named any more: %s', (id, rows) => {
    expect(clean(rows, `${id} of something else`)).toEqual(clean(rows))
  })

  it('leaves the cells as they were', () => {
    expect(columnOf(spellings, 'region', 'spelling:region').values).toContain('NORTH')
    expect(columnOf(codes, 'year_built').missing).toBe(5)
    expect(columnOf(codes, 'year_built', 'codes:year_built')).toMatchObject({ missing: 0, aside: undefined })
    expect(columnOf(placeholders, 'price', 'placeholder:price').numbers).toContain(1)
    expect(columnOf(marks, 'grade', 'marks:grade').values).toContain('n/a')
    expect(clean(repeated, 'duplicate_rows').table.rowCount).toBe(31)
    expect(clean(totals, 'total_rows').table.rowCount).toBe(7)
    expect(columnOf(openDates, 'day').values[0]).toBe('2024-03-04')
    expect(columnOf(openDates, 'day', 'date_order:day').values[0]).toBe('2024-04-03')
  })

  it('is not offered of what is certain', () => {
    const { steps } = clean([
      ['a', 'b'],
      [' x', '1'],
      ['y', 'n/a'],
      ['z', '1,5'],
      ['z', '2,5'],
    ])
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.filter(({ id }) => id !== undefined)).toEqual([])
  })

  it('is also the filling down of names', () => {
    const rows = table([
      ['region', 'year', 'n'],
      ...['North', 'South'].flatMap((region) => many(4, (row) => [row ? '' : region, 2020 + row, row * 3])),
    ])
    const [done, undone] = [shapeTable(rows), shapeTable(rows, { undone: new Set(['fill_down:region']) })]
    expect(done.table.columns[0]!.missing).toBe(0)
    expect(undone.table.columns[0]!.missing).toBe(6)
    expect(undone.steps).toContainEqual(expect.objectContaining({ id: 'fill_down:region', is_undone: true }))
  })
})
