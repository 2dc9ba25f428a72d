import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'
import { writeCleanedCsv } from './write-cleaned-csv'

const clean = (rows: string[][]) => cleanTable(textTable(rows))
const cells = (rows: string[][]) => {
  const { table } = clean(rows)
  return Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map(({ codes, values }) => (codes[row]! < 0 ? null : values[codes[row]!]!)),
  )
}
const step = (rows: string[][], name: string) => clean(rows).steps.find((entry) => entry.step === name)

describe('missing values', () => {
  it.each(['', ' ', 'N/A', 'null', 'NULL', 'NaN', '-', '--', '?', '#N/A', 'n.a.', '.', 'NA'])(
    '%j is missing',
    (mark) => {
      expect(
        cells([
          ['a', 'b'],
          ['x', '1'],
          ['y', '2'],
          [mark, '3'],
        ])[2],
      ).toEqual([null, '3'])
    },
  )
  it('keeps Namibia', () => {
    const codes = ['NA', 'DE', 'FR', 'ZA', 'US', 'NA']
    expect(
      cells([['iso', 'n'], ...codes.map((code, row) => [code, String(row)])]).map(([code]) => code),
    ).toEqual(codes)
  })
  it('keeps North America', () => {
    const codes = ['NA', 'EMEA', 'APAC', 'LATAM', 'NA']
    expect(
      cells([['region', 'n'], ...codes.map((code, row) => [code, String(row)])]).map(([code]) => code),
    ).toEqual(codes)
  })
  it('keeps "None" as a category of its own', () => {
    expect(
      cells([
        ['damage', 'n'],
        ['None', '1'],
        ['Minor', '2'],
        ['None', '3'],
      ])[0],
    ).toEqual(['None', '1'])
  })
})

describe('yes and no', () => {
  const pairs: [string, string][] = [
    ['yes', 'no'],
    ['Ja', 'Nein'],
    ['TRUE', 'FALSE'],
    ['t', 'f'],
    ['Y', 'N'],
    ['oui', 'non'],
    ['Sí', 'No'],
    ['wahr', 'falsch'],
  ]
  it.each(pairs)('%s and %s', (yes, no) => {
    const column = clean([
      ['a', 'b'],
      [yes, '1'],
      [no, '2'],
      [yes, '3'],
    ]).table.columns[0]!
    expect(column.type).toBe('boolean')
    expect(Array.from(column.numbers!)).toEqual([1, 0, 1])
    expect(column.values).toEqual(['true', 'false'])
  })
  it('reads crosses beside blanks', () => {
    expect(
      cells([
        ['ldc', 'n'],
        ['x', '1'],
        ['', '2'],
        ['x', '3'],
      ]).map(([cross]) => cross),
    ).toEqual(['true', 'false', 'true'])
  })
  it.each([
    ['Y', ['true', 'false', 'true', 'false']],
    ['ja', ['true', 'false', 'true', 'false']],
    ['E', ['E', '', 'E', '']],
  ])('reads a lone %s beside blanks', (yes, read) => {
    const rows = [yes, '', yes, ''].map((cell, row) => [cell, String(row)])
    expect(cells([['vip', 'n'], ...rows]).map(([cell]) => cell ?? '')).toEqual(read)
  })
  it('keeps the few blanks beside many yeses as what is not known', () => {
    const rows = Array.from({ length: 20 }, (_, row) => [row === 7 ? '' : 'yes', String(row)])
    const [vip] = clean([['vip', 'n'], ...rows]).table.columns
    expect([vip!.type, vip!.missing]).toEqual(['boolean', 1])
  })
  it('leaves what only a few were asked as it is', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [row === 7 ? 'YES' : '', String(row)])
    expect(clean([['Death5', 'n'], ...rows]).table.columns[0]!.missing).toBe(59)
  })
  it('leaves a third answer alone', () => {
    expect(
      clean([
        ['a', 'b'],
        ['yes', '1'],
        ['no', '2'],
        ['no phone service', '3'],
      ]).table.columns[0]!.type,
    ).toBe('text')
  })
  it.each([
    ['Activo', 'boolean'],
    ['Cancelado', 'boolean'],
    ['Residente', 'boolean'],
    ['Region', 'text'],
    ['Dirección', 'text'],
    ['hitSide', 'text'],
    ['lado_2', 'text'],
  ])('S and N under %s are of type %s', (name, type) => {
    const rows = ['S', 'N', 'S', 'N'].map((cell, row) => [cell, String(row)])
    expect(clean([[name, 'b'], ...rows]).table.columns[0]!.type).toBe(type)
  })
  it.each([
    ['is_paid', 'boolean'],
    ['paid', 'integer'],
  ])('0 and 1 under %s are of type %s', (name, type) => {
    expect(
      clean([
        [name, 'b'],
        ['0', 'x'],
        ['1', 'y'],
        ['1', 'x'],
      ]).table.columns[0]!.type,
    ).toBe(type)
  })
})

describe('rows and columns', () => {
  const sales = [
    ['region', 'sales', 'units'],
    ['North', '10', '1'],
    ['South', '20', '2'],
    ['West', '30', '3'],
  ]

  it.each(['Total', 'TOTAL:', 'Grand Total', 'Summe', 'Gesamt', 'Total général', 'Insgesamt'])(
    'leaves out %s',
    (label) => {
      const rows = [...sales, [label, '60', '6']]
      expect(clean(rows).table.rowCount).toBe(3)
      expect(clean(rows).table.columns[0]!.values).toEqual(['North', 'South', 'West'])
      expect(step(rows, 'total_rows')).toMatchObject({ rows: 1 })
    },
  )
  it('leaves out a sum without a label', () => {
    expect(clean([...sales, ['', '60', '6']]).table.rowCount).toBe(3)
  })
  it('keeps a last row that is no sum', () => {
    expect(clean([...sales, ['East', '60', '6']]).table.rowCount).toBe(4)
    expect(clean([...sales, ['', '61', '7']]).table.rowCount).toBe(4)
    expect(clean([...sales, ['Total Wine', '61', '7']]).table.rowCount).toBe(4)
  })
  it('leaves out subtotals and the total over them', () => {
    const rows = [
      ['item', 'n'],
      ['a', '1'],
      ['b', '2'],
      ['Subtotal', '3'],
      ['c', '4'],
      ['d', '5'],
      ['Subtotal', '9'],
      ['Total', '12'],
    ]
    expect(clean(rows).table.columns[0]!.values).toEqual(['a', 'b', 'c', 'd'])
  })
  it('keeps a category called Total that comes again and again', () => {
    const rows = [
      ['age', 'n'],
      ...Array.from({ length: 12 }, (_, row) => [row % 3 === 2 ? 'Total' : `g${row % 3}`, '5']),
    ]
    expect(clean(rows).table.rowCount).toBe(12)
  })
  it('leaves out empty rows and unnamed empty columns', () => {
    const rows = [
      ['a', 'column_2'],
      ['1', ''],
      ['', ' '],
      ['2', '-'],
    ]
    const { table, steps } = clean(rows)
    expect(table.rowCount).toBe(2)
    expect(table.columns.map(({ name }) => name)).toEqual(['a'])
    expect(steps.map((entry) => entry.step)).toContain('empty_rows')
  })
  it('reports equal rows and keeps them', () => {
    const rows = [
      ['a', 'b'],
      ['x', '1'],
      ['y', '2'],
      ['x', '1'],
      ['x', '1'],
    ]
    expect(clean(rows).table.rowCount).toBe(4)
    expect(step(rows, 'duplicate_rows')).toMatchObject({ rows: 2 })
  })
  it.each([
    [['Jan 2020', 'Feb 2020', 'Mar 2020']],
    [['2019', '2020', '2021']],
    [['Januar', 'Februar', 'März']],
  ])('reports %j as columns', (names) => {
    expect(
      step(
        [
          ['shop', ...names],
          ['a', '1', '2', '3'],
          ['b', '4', '5', '6'],
        ],
        'periods_as_columns',
      ),
    ).toBeDefined()
  })
})

describe('spellings of one category', () => {
  const spell = (...values: string[]) => {
    const rows = [['city', 'n'], ...[...values, ...values].map((value, row) => [value, String(row)])]
    return [...new Set(cells(rows).map(([value]) => value))]
  }
  it('merges case, spaces and punctuation to the most frequent', () => {
    expect(spell('New York', 'New York', 'new york', 'New-York', 'NEW  YORK', 'Boston')).toEqual([
      'New York',
      'Boston',
    ])
  })
  it.each([
    [['A', 'A-', 'A+']],
    [['C', 'C++', 'C#']],
    [['Phase I/II', 'Phase III', 'Phase II']],
    [['v1.5', 'v15']],
    [['m', 'M']],
    [['Straße', 'Strasse']],
    [['It is right to be honest, kind and loyal', 'It is right to be honest, kind, and loyal']],
  ])('keeps %j apart', (values) => {
    expect(spell(...values)).toEqual(values)
  })
})

describe('writeCleanedCsv', () => {
  it('quotes what must be quoted and leaves gaps empty', () => {
    const { table } = clean([
      ['a "b"', 'c,d'],
      ['x\ny', '1.234,50'],
      ['N/A', '12,5'],
      [' z ', '7'],
    ])
    expect(writeCleanedCsv(table)).toBe('"a ""b""","c,d"\r\n"x\ny",1234.5\r\n,12.5\r\nz,7\r\n')
  })
})

describe('column names', () => {
  it('are no keys', () => {
    const { table } = clean([
      ['__proto__', 'constructor', 'toString', ''],
      ['a', '1', 'x', '2'],
      ['b', '2', 'y', '3'],
    ])
    expect(table.columns.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'toString', ''])
    expect(table.columns[1]!.type).toBe('integer')
  })
  it('may stand alone', () => {
    expect(clean([['a', 'b']]).table).toMatchObject({ rowCount: 0 })
    expect(cleanTable({ ...textTable([['a']]), table: { columns: [], rowCount: 0 } }).table.columns).toEqual(
      [],
    )
  })
})

it.each([
  { name: 'region', type: 'text' },
  { name: 'pagado', type: 'boolean' },
])('S and N are north and south, or yes and no, by what they are called: $name', ({ name, type }) => {
  const rows = Array.from({ length: 12 }, (_, row) => [row % 3 ? 'S' : 'N', String(row)])
  expect(clean([[name, 'n'], ...rows]).table.columns[0]!.type).toBe(type)
})
