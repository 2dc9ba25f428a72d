import { describe, expect, it } from 'vitest'
import { readTable } from './read-table'
import { workbookOf } from './xlsx/workbook.fixture'

const orders = [
  ['order', 'amount'],
  ...Array.from({ length: 12 }, (_, at) => [`O-${at}`, String(at * 3 + 1)]),
]
const staff = [
  ['name', 'age'],
  ['Ann', '31'],
  ['Bob', '45'],
  ['Cid', '27'],
]
const shops = [
  ['shop', 'city', 'since'],
  ['A', 'Bonn', '2011'],
  ['B', 'Jena', '2015'],
  ['C', 'Kiel', '2019'],
]
const lines = (table: string[][]) => table.map((row) => row.join(',')).join('\n')
const csv = `${lines(orders)}\n\nStaff\n${lines(staff)}\n\n${lines(shops)}\n`
const bytes = (text: string) => new TextEncoder().encode(text)
const namesOf = ({ table }: { table: { columns: { name: string }[] } }) =>
  table.columns.map(({ name }) => name)

describe('a table of several in a file', () => {
  const read = (sheet?: string) => readTable(bytes(csv), { fileType: 'csv', sheet })

  it('is the largest where none is named, and all are listed', () => {
    const { table, sheets, steps } = read()
    expect(table.rowCount).toBe(12)
    expect(sheets).toEqual([
      { kind: 'table', name: 'Table 1', rows: 13, is_hidden: false, is_read: true },
      { kind: 'table', name: 'Table 3', rows: 4, is_hidden: false, is_read: false },
      { kind: 'table', name: 'Staff', rows: 4, is_hidden: false, is_read: false },
    ])
    expect(steps.find(({ step }) => step === 'other_tables')?.detail).toContain('“Staff” on lines 16 to 19')
  })

  it.each([
    ['Staff', ['name', 'age'], 3],
    ['table 3', ['shop', 'city', 'since'], 3],
    ['Table 1', ['order', 'amount'], 12],
  ])('is read by its name: %s', (name, columns, rowCount) => {
    const result = read(name)
    expect(namesOf(result)).toEqual(columns)
    expect(result.table.rowCount).toBe(rowCount)
    expect(result.sheets?.filter(({ is_read }) => is_read)).toHaveLength(1)
  })

  it('is refused where there is none of that name', () => {
    expect(() => read('Stafff')).toThrow(/^sheet: .*did you mean “Staff”\?/)
    expect(() => readTable(bytes(lines(orders)), { fileType: 'csv', sheet: 'Clients' })).toThrow(/^sheet: /)
  })

  it('is none where a file holds one, also with remarks around it', () => {
    const one = `Orders of May\nby shop\n\n${lines(orders)}\n\nSource: the shop\n`
    expect(readTable(bytes(one), { fileType: 'csv' }).sheets).toBeUndefined()
  })

  it('is found among very many blocks', () => {
    const many = 'Shop\n\nx,y\n1,2\n3,4\n\n'.repeat(70_000)
    const { table, sheets } = readTable(bytes(`${many}${lines(orders)}\n`), { fileType: 'csv' })
    expect(table.rowCount).toBe(12)
    expect(sheets?.slice(0, 3).map(({ name }) => name)).toEqual(['Table 70001', 'Shop', 'Shop_2'])
  })

  it('is called by its path in JSON', () => {
    const json = bytes(
      JSON.stringify({
        big: [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
          { a: 5, b: 6 },
        ],
        x: {
          small: [
            { z: 1, y: 2 },
            { z: 2, y: 3 },
          ],
        },
      }),
    )
    const { sheets } = readTable(json, { fileType: 'json' })
    expect(sheets?.map(({ name, rows, is_read }) => [name, rows, is_read])).toEqual([
      ['big', 3, true],
      ['x.small', 2, false],
    ])
    expect(namesOf(readTable(json, { fileType: 'json', sheet: 'x.small' }))).toEqual(['z', 'y'])
  })

  it('stands in a sheet of a workbook', () => {
    const book = workbookOf({ Firm: [...orders, [], ['Staff'], ...staff], Shops: shops })
    const { sheets } = readTable(book, { fileType: 'xlsx' })
    expect(sheets?.map(({ kind, name, is_read }) => [kind, name, is_read])).toEqual([
      ['sheet', 'Firm', true],
      ['table', 'Firm › Staff', false],
      ['sheet', 'Shops', false],
    ])
    const inner = readTable(book, { fileType: 'xlsx', sheet: 'Firm › Staff' })
    expect(namesOf(inner)).toEqual(['name', 'age'])
    expect(inner.sheets?.find(({ is_read }) => is_read)?.name).toBe('Firm › Staff')
    expect(() => readTable(book, { fileType: 'xlsx', sheet: 'Firm › Clients' })).toThrow(/^sheet: .*“Staff”/)
  })

  it('is called by a name of its own where two paths of JSON read alike', () => {
    const json = bytes(
      JSON.stringify({
        'a.b': [1, 2, 3, 4].map((x) => ({ x, y: x })),
        a: { b: [1, 2, 3].map((z) => ({ z, w: z })) },
      }),
    )
    const { sheets, steps } = readTable(json, { fileType: 'json' })
    expect(sheets?.map(({ name }) => name)).toEqual(['a.b', 'a.b_2'])
    expect(steps.find(({ step }) => step === 'other_tables')?.detail).toContain('Not read: a.b_2.')
    const second = readTable(json, { fileType: 'json', sheet: 'a.b_2' })
    expect(namesOf(second)).toEqual(['z', 'w'])
    expect(second.sheets?.filter(({ is_read }) => is_read).map(({ name }) => name)).toEqual(['a.b_2'])
  })
})

describe('a sheet with the mark in its name', () => {
  const withStaff = [...orders, [], ['Staff'], ...staff]

  it('offers no table that is refused', () => {
    const book = workbookOf({ 'Firm › 2024': withStaff, Firm: shops })
    const { sheets } = readTable(book, { fileType: 'xlsx' })
    expect(sheets?.map(({ name }) => name)).toEqual(['Firm › 2024', 'Firm › 2024 › Staff', 'Firm'])
    for (const sheet of ['Firm › 2024 › Staff', 'firm › 2024 › staff'])
      expect(namesOf(readTable(book, { fileType: 'xlsx', sheet }))).toEqual(['name', 'age'])
  })

  it.each(['Data › Staff', 'data › staff'])('is told from a table called alike: %s', (alike) => {
    const book = workbookOf({ Data: withStaff, [alike]: shops })
    const names = readTable(book, { fileType: 'xlsx' }).sheets!.map(({ name }) => name)
    expect(names).toHaveLength(3)
    const columns = names.map((sheet) => {
      const read = readTable(book, { fileType: 'xlsx', sheet })
      expect(read.sheets?.filter(({ is_read }) => is_read)).toMatchObject([{ name: sheet }])
      return namesOf(read)[0]
    })
    expect(columns).toEqual(['order', 'name', 'shop'])
    expect(namesOf(readTable(book, { fileType: 'xlsx', sheet: alike }))[0]).toBe('shop')
  })
})
