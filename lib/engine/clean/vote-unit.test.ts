import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const clean = (cells: string[], name = 'amount') =>
  cleanTable(textTable([[name, 'region'], ...cells.map((cell, row) => [cell, ['North', 'South'][row % 2]!])]))
const cells = (rows: number, cellAt: (row: number) => string) =>
  Array.from({ length: rows }, (_, row) => cellAt(row))
const money = (row: number) => (10 + row * 1.37).toFixed(2)

/** What the numbers of a column come to, by the unit that stands beside each. */
function sumsOf({ table }: ReturnType<typeof clean>, name = 'amount'): Record<string, number> {
  const amount = table.columns.find((column) => column.name === name)!
  const unit = table.columns.find((column) => column.name === amount.unitBy)!
  const sums: Record<string, number> = {}
  unit.codes.forEach((code, row) => {
    const of = code < 0 ? 'none' : unit.values[code]!
    sums[of] = (sums[of] ?? 0) + amount.numbers![row]!
  })
  return sums
}

describe('numbers that carry several units', () => {
  it.each([
    ['a few', 20],
    ['many', 3],
  ])('keep the %s in another currency apart, each by its own', (_, every) => {
    const read = clean(cells(120, (row) => `${row % every === 1 ? '€' : '$'}${money(row)}`))
    const wanted = { $: 0, '€': 0 }
    for (let row = 0; row < 120; row++) wanted[row % every === 1 ? '€' : '$'] += Number(money(row))
    const sums = sumsOf(read)
    expect(Object.keys(sums).sort()).toEqual(['$', '€'])
    expect(sums.$).toBeCloseTo(wanted.$, 6)
    expect(sums['€']).toBeCloseTo(wanted['€'], 6)
    expect(read.steps.find(({ step }) => step === 'mixed_units')).toMatchObject({
      column: 'amount',
      rows: 120,
    })
    expect(read.table.columns.map(({ name }) => name)).toEqual(['amount', 'region', 'amount currency'])
  })

  it('are numbers, however few they are', () => {
    const { table } = clean(['$5', '€6', '£7', '$8'])
    expect(Array.from(table.columns[0]!.numbers!)).toEqual([5, 6, 7, 8])
    expect(table.columns[2]!.values).toEqual(['$', '€', '£'])
  })

  it('are told in one unit of their kind', () => {
    const read = clean(cells(90, (row) => [`${row + 1} kg`, `${row + 1}000 g`, `${row + 1} l`][row % 3]!))
    const sums = sumsOf(read)
    expect(Object.keys(sums).sort()).toEqual(['kg', 'l'])
    expect(sums.kg).toBe(
      cells(90, (row) => `${row % 3 < 2 ? row + 1 : 0}`).reduce((sum, one) => sum + Number(one), 0),
    )
  })

  it('keep apart what says no unit', () => {
    const read = clean(cells(100, (row) => `${['$', '€', '', '', ''][row % 5]}${money(row)}`))
    expect(Object.keys(sumsOf(read)).sort()).toEqual(['$', 'no unit', '€'])
  })

  it('are of one unit but for a slip, which is told', () => {
    const read = clean(cells(120, (row) => `${money(row)} ${row === 7 ? 'EUR' : 'USD'}`))
    expect(read.table.columns[0]).toMatchObject({ unit: '$', type: 'number' })
    expect(read.steps.find(({ step }) => step === 'other_unit')).toMatchObject({ column: 'amount', rows: 1 })
  })

  it('are kinds of things where a few of them come again and again', () => {
    const read = clean(
      cells(120, (row) => ['12.0 oz', '330 ml', '16 oz'][row % 3]!),
      'size',
    )
    expect(read.table.columns.map(({ name, type }) => [name, type])).toEqual([
      ['size', 'text'],
      ['region', 'text'],
    ])
  })

  it.each([
    [
      'codes',
      (row: number) =>
        row % 30 === 3 ? `${8000 + row}A` : row % 30 === 9 ? `${8000 + row}M` : `${8000 + row}`,
    ],
    ['one kind', (row: number) => `${row + 1} ${row % 9 === 0 ? 'min' : 'h'}`],
    ['scales', (row: number) => `$${row + 1}${row % 2 ? 'k' : 'M'}`],
  ])('are no mixture where they are %s', (_, cellAt) => {
    const { table } = clean(cells(120, cellAt))
    expect(table.columns.every(({ unitBy }) => unitBy === undefined)).toBe(true)
    expect(table.columns).toHaveLength(2)
  })
})
