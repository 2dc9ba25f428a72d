import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { shapeTable } from './shape-table'

const shape = (rows: string[][], wanted?: 'wide' | 'long') => shapeTable(textTable(rows), { shape: wanted })
const namesOf = ({ table }: ReturnType<typeof shapeTable>) => table.columns.map(({ name }) => name)
const isTurned = (rows: string[][]) => shape(rows).steps.some(({ step }) => step === 'columns_as_rows')

const towns = [
  ['Attribute', 'Kiel', 'Husum', 'Ulm', 'Hof'],
  ['People', '247000', '23500', '126900', '45100'],
  ['State', 'SH', 'SH', 'BW', 'BY'],
  ['Named', '1242-03-01', '1252-06-14', '0854-01-01', '1214-10-28'],
  ['Area', '118.6 km²', '25.8 km²', '118.7 km²', '58 km²'],
  ['Has a port', 'yes', 'yes', 'no', 'no'],
  ['Out of work', '7.3', '6.1', '4.4', '6.0'],
]

describe('things that stand as columns', () => {
  it('become rows, each row told of them a column of its own type', () => {
    const result = shape(towns)
    expect(namesOf(result)).toEqual(['Name', ...towns.slice(1).map(([name]) => name)])
    expect(result.table.columns.map(({ type }) => type)).toEqual([
      'text',
      'integer',
      'text',
      'text',
      'number',
      'boolean',
      'number',
    ])
    expect(result.table.columns[4]).toMatchObject({ unit: 'km²' })
    expect(result.shapes).toMatchObject([
      { shape: 'wide', rows: 6, columns: 5, is_taken: false },
      { shape: 'long', rows: 4, columns: 7, is_taken: true },
    ])
  })

  it('are called by their corner or their periods', () => {
    const [, ...rows] = towns
    expect(namesOf(shape([['Figure \\ Town', ...towns[0]!.slice(1)], ...rows]))[0]).toBe('Town')
    expect(namesOf(shape([['Figure', '2021', '2022', '2023', '2024'], ...rows]))[0]).toBe('Year')
  })

  it('stay so where the caller wants them', () => {
    const result = shape(towns, 'wide')
    expect(namesOf(result)).toEqual(towns[0])
    expect(result.shapes).toMatchObject([{ is_taken: true }, { is_taken: false }])
  })

  it('are offered as rows where the rows are numbers alone, of very different sizes', () => {
    const rows = [
      ['Figure', 'Kiel', 'Husum', 'Ulm', 'Hof'],
      ['People', '247000', '123500', '126900', '145100'],
      ['Area', '118', '125', '118', '158'],
      ['Out of work', '7.3', '6.1', '4.4', '6.0'],
    ]
    expect(isTurned(rows)).toBe(false)
    expect(shape(rows).shapes).toMatchObject([{ is_taken: true }, { is_taken: false, rows: 4, columns: 4 }])
    const long = shape(rows, 'long')
    expect(namesOf(long)).toEqual(['Name', 'People', 'Area', 'Out of work'])
    expect(long.steps.map(({ step }) => step)).toEqual(['columns_as_rows'])
  })

  it('are not seen where each row fills the column of its kind alone', () => {
    const rows = [
      ['Field', 'As number', 'As date', 'As text'],
      ['Price', '12', '', ''],
      ['Begin', '', '2024-01-01', ''],
      ['Hue', '', '', 'red'],
      ['Size', '14', '', ''],
      ['End', '', '2024-03-01', ''],
    ]
    expect(isTurned(rows)).toBe(false)
  })

  it('are none where a column is empty', () => {
    const rows = towns.map((row, at) => [...row.slice(0, 3), at === 0 ? 'Bonn' : '', ...row.slice(3)])
    expect(shape(rows).table.columns[0]!.values).toEqual(['Kiel', 'Husum', 'Ulm', 'Hof'])
  })

  const shops = (cells: string[][], header = ['Shop', 'Tea', 'Milk', 'Cake']) => [
    header,
    ...Array.from({ length: 5 }, (_, row) => [
      `Shop ${row}`,
      ...header.slice(1).map((_, at) => String(12 + ((row * 37 + at * 53) % 80))),
    ]),
    ...cells.map((row, at) => [`Shut ${at}`, ...row]),
  ]
  const all = (word: string, count = 3) => Array.from({ length: count }, () => word)

  it.each([
    ['one word', [all('closed'), all('closed')]],
    ['a mark of what is missing', [all('n.d.'), all('n.d.')]],
    ['a limit', [all('<LOD'), all('<LOD')]],
    ['a word each', [all('off'), all('ill')]],
    [
      'words of one kind',
      [
        ['off', 'ill', 'off'],
        ['ill', 'ill', 'off'],
      ],
    ],
    [
      'words of two',
      [
        ['off', 'ill', 'off'],
        ['shut', 'sold', 'shut'],
      ],
    ],
    ['dates where the others have years', [['2001-02-03', '2004-05-06', '2009-01-03'], all('2001-03-04')]],
  ])('are not sure where rows of like numbers end in rows of %s', (_, cells) => {
    expect(isTurned(shops(cells))).toBe(false)
  })

  it('are not sure where years stand above dates', () => {
    const rows = [
      ['Artist', 'Born', 'First show', 'Died'],
      ['A', '1900', '1920', '1980'],
      ['B', '1910', '1931', '1990'],
      ['C', '1905-02-03', '1930-04-05', '1970-01-01'],
      ['D', '1915-02-03', '1940-04-05', '1971-01-01'],
    ]
    expect(isTurned(rows)).toBe(false)
  })

  it('are not sure where what has no number is in one of several states, large and small as the others are', () => {
    const rows = [
      ['Region', 'Direct', 'Online', 'Partner'],
      ['USA', '1200000', '1100000', '900000'],
      ['Malta', '2000', '3000', '1500'],
      ['Chad', 'closed', 'pending', 'closed'],
      ['Peru', 'lost', 'sold', 'lost'],
    ]
    expect(isTurned(rows)).toBe(false)
  })

  it('are no months of one measure', () => {
    const header = ['Shop', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
    const result = shape(shops([all('closed', 6), all('closed', 6)], header))
    expect(namesOf(result).slice(0, 2)).toEqual(['Shop', 'Month'])
  })

  it('are sure by numbers of very different sizes beside words', () => {
    const rows = [
      ['Feature', 'Basic', 'Pro', 'Team', 'Max'],
      ['Users', '1', '5', '25', '100'],
      ['Storage', '50', '500', '5000', '50000'],
      ['Sign-on', 'no', 'no', 'yes', 'yes'],
      ['Interface', 'no', 'yes', 'yes', 'yes'],
    ]
    expect(isTurned(rows)).toBe(true)
  })

  it.each([
    ['a table of rows', ['Town', 'People', 'State', 'Named'], ['Kiel', '247000', 'SH', '1242-03-01']],
    ['answers by question', ['Question', 'Ann', 'Bob', 'Cid'], ['Do you smoke', 'yes', 'no', 'no']],
    ['numbers alone', ['Shop', 'Tea', 'Milk', 'Cake'], ['Kiel', '31', '42', '18']],
  ])('are not seen in %s', (_, header, row) => {
    const rows = Array.from({ length: 6 }, (_, at) => [`${row[0]} ${at}`, ...row.slice(1)])
    const result = shape([header, ...rows])
    expect(namesOf(result)).toEqual(header)
    expect(result.shapes?.some(({ text }) => text.startsWith('Turn')) ?? false).toBe(false)
  })
})
