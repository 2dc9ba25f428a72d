import { describe, expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { shapeTable } from './shape-table'

const shape = (rows: string[][], mark = ';') => {
  const text = rows.map((row) => row.join(mark)).join('\n')
  return shapeTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' })).table
}
const towns = [
  'Exeter',
  'Ipswich',
  'Coventry',
  'Norwich',
  'Truro',
  'Reading',
  'Perth',
  'Bath',
  'Leeds',
  'Hull',
]
const amounts = towns.map((_, at) => 1200 + ((at * 977) % 3000))

describe('marks that point to a note', () => {
  it.each([
    ['behind', (text: string) => `${text}*`],
    ['behind a blank', (text: string) => `${text} **`],
    ['raised', (text: string) => `${text}²`],
    ['in brackets', (text: string) => `${text} [1]`],
    ['before', (text: string) => `† ${text}`],
    ['a letter', (text: string) => `${text} (p)`],
  ])('are taken off numbers: %s', (_, marked) => {
    const cells = amounts.map((amount, at) => (at % 4 === 1 ? marked(String(amount)) : String(amount)))
    const { columns } = shape([['Town', 'Waste'], ...towns.map((town, at) => [town, cells[at]!])])
    expect([...columns[1]!.numbers!]).toEqual(amounts)
  })

  it.each([
    ['codes', towns.map((_, at) => (at % 2 ? `${at}a*` : `${100 + at}`))],
    ['a second number', amounts.map((amount, at) => (at % 4 === 1 ? `${amount} (2)` : String(amount)))],
    ['most have one', amounts.map((amount, at) => (at === 0 ? String(amount) : `${amount} (${at % 3})`))],
  ])('stay on what is no number: %s', (_, cells) => {
    const { columns } = shape([['Town', 'Text'], ...towns.map((town, at) => [town, cells[at]!])])
    expect(columns[1]!.values).toContain(cells[1])
  })
})

describe('marks that stand for what is above', () => {
  it.each(['"""', '〃', 'dito', 'idem', ',,', "''"])('are filled down: %s', (mark) => {
    const rows = towns.map((town, at) => [
      at % 4 === 0 ? `Kreis ${at}` : mark === '"""' ? '""""' : mark,
      town,
      String(amounts[at]),
    ])
    const { columns } = shape([['Kreis', 'Ort', 'Menge'], ...rows])
    expect(columns[0]!.values).toEqual(['Kreis 0', 'Kreis 4', 'Kreis 8'])
  })

  it('stay where there is nothing above', () => {
    const rows = towns.map((town, at) => [at % 3 === 0 ? '' : 'idem', town, String(amounts[at])])
    expect(shape([['Note', 'Ort', 'Menge'], ...rows]).columns[0]!.values).toEqual(['idem'])
  })
})

describe('rows that hold a name alone', () => {
  const sections = (names: string[], size: number) =>
    names.flatMap((name, block) => [
      [name, '', ''],
      ...towns.slice(block, block + size).map((town, at) => [town, String(amounts[at]), String(at + 3)]),
    ])

  it.each([
    ['two', ['Nord', 'Süd'], 4],
    ['many', ['Alpha', 'Beta', 'Gamma', 'Delta'], 3],
    ['in no order', ['Zürich', 'Aargau', 'Luzern'], 5],
  ] as const)('are put beside the rows below them: %s', (_, names, size) => {
    const { columns, rowCount } = shape([['Ort', 'Menge', 'Fahrten'], ...sections([...names], size)])
    expect(rowCount).toBe(names.length * size)
    expect(columns[0]!.values).toEqual(names)
  })

  it('stay where they are things without numbers, in the order of the others', () => {
    const sorted = [...towns].sort()
    const rows = sorted.map((town, at) => (at % 4 === 0 ? [town, '', ''] : [town, String(amounts[at]), '1']))
    expect(shape([['Ort', 'Menge', 'Fahrten'], ...rows]).columns[0]!.name).toBe('Ort')
  })
})

describe('tables beside each other', () => {
  const left = towns.map((town, at) => [town, String(amounts[at]), `2024-01-${10 + at}`])
  const right = towns.slice(0, 5).map((_, at) => [`Kunde ${at}`, String(at * 7 + 1)])
  const beside = (count: number) =>
    left.map((row, at) => [...row, '', ...(at < count ? right[at]! : ['', ''])])

  it('are read one by one: of unequal length', () => {
    const { columns, rowCount } = shape([['Ort', 'Menge', 'Tag', '', 'Kunde', 'Offen'], ...beside(5)])
    expect(columns.map(({ name }) => name)).toEqual(['Ort', 'Menge', 'Tag'])
    expect(rowCount).toBe(10)
  })

  it('are read one by one: under titles', () => {
    const rows = [
      ['Verkauf', '', '', '', 'Offene Posten', ''],
      ['Ort', 'Menge', 'Tag', '', 'Kunde', 'Offen'],
      ...beside(5),
    ]
    const text = rows.map((row) => row.join(';')).join('\n')
    const read = readTable(new TextEncoder().encode(text), { fileType: 'csv', sheet: 'Offene Posten' })
    expect(read.table.columns.map(({ name }) => name)).toEqual(['Kunde', 'Offen'])
    expect(read.table.rowCount).toBe(5)
    expect(read.sheets?.map(({ name }) => name)).toEqual(['Verkauf', 'Offene Posten'])
  })

  it('are one where a blank column only sets it apart', () => {
    const rows = left.map((row, at) => [...row, '', String(at), String(at * 3)])
    expect(shape([['Ort', 'Menge', 'Tag', '', 'A', 'B'], ...rows]).rowCount).toBe(10)
  })
})
