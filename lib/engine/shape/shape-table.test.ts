import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { shapeTable } from './shape-table'

const shape = (rows: string[][], wanted?: 'wide' | 'long') => shapeTable(textTable(rows), { shape: wanted })
const namesOf = ({ table }: ReturnType<typeof shapeTable>) => table.columns.map(({ name }) => name)
const stations = ['Kiel', 'Bonn', 'Ulm', 'Hof']
const rain = (place: number, at: number) => 20 + ((place * 31 + at * 17) % 60)
const figure = (row: number, at: number) => String(rain(row, at))
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

describe('periods as columns', () => {
  it.each([
    { what: 'years', names: ['2019', '2020', '2021'], column: 'Year', first: '2019' },
    {
      what: 'fiscal quarters',
      names: ['FY2022 Q1', 'FY2022 Q2', 'FY2022 Q3'],
      column: 'Quarter',
      first: '2022-01-01',
    },
    { what: 'months', names: ['Jan-24', 'Feb-24', 'Mar-24'], column: 'Month', first: '2024-01-01' },
    { what: 'school years', names: ['2018-19', '2019-20', '2020-21'], column: 'Year', first: '2018-19' },
  ])('become rows: $what', ({ names, column, first }) => {
    const rows = stations.map((name, place) => [name, ...names.map((_, at) => String(rain(place, at)))])
    const result = shape([['Station', ...names], ...rows])
    expect(namesOf(result)).toEqual(['Station', column, 'Value'])
    expect(result.table.rowCount).toBe(12)
    expect(result.table.columns[1]!.values[0]).toBe(first)
    expect(result.steps.map(({ step }) => step)).toContain('periods_as_rows')
  })

  it.each([
    ['gen feb mar apr mag giu', 'totale'],
    ['ene feb mar abr may jun', 'Total anual'],
    ['janv. févr. mars avr. mai juin', 'Total général'],
    ['Jan Feb Mrz Apr Mai Jun', 'Summe'],
  ])('become rows without their total, beside the number of a shelf: %s', (names, total) => {
    const columns = names.split(' ')
    const table = (numberOf: (place: number) => number) =>
      Array.from({ length: 12 }, (_, place) => {
        const values = columns.map((_, at) => rain(place, at))
        const sum = values.reduce((all, one) => all + one, 0)
        return [`Branch ${place}`, String(numberOf(place)), ...values.map(String), String(sum)]
      })
    const shelved = shape([['branch', 'shelf', ...columns, total], ...table((place) => 1 + (place % 4))])
    expect(namesOf(shelved)).toEqual(['branch', 'shelf', 'Month', 'Value'])
    expect(shelved.table.rowCount).toBe(72)
    // a number of its own in each row is another measure, and stays as it is
    const visited = shape([['branch', 'visits', ...columns, total], ...table((place) => 300 + place * 17)])
    expect(namesOf(visited)).toContain(total)
  })

  const quarters = (whole: (values: number[]) => number, numberOf: (place: number) => number) => {
    const header = [
      'Shop',
      'ZIP',
      'Jan-24',
      'Feb-24',
      'Mar-24',
      '1st part',
      'Apr-24',
      'May-24',
      'Jun-24',
      '2024 total',
    ]
    const rows = Array.from({ length: 12 }, (_, place) => {
      const [first, then] = [[0, 1, 2].map((at) => rain(place, at)), [3, 4, 5].map((at) => rain(place, at))]
      const parts = [...first, whole(first), ...then, whole(then)]
      return [`Branch ${place}`, String(numberOf(place)), ...parts.map(String)]
    })
    return shape([header, ...rows])
  }
  const add = (values: number[]) => values.reduce((sum, one) => sum + one, 0)

  it('become rows without the totals that stand among them, beside numbers that name', () => {
    const { table, shapes } = quarters(add, (place) => 97200 + (place % 5))
    expect(table.columns.map(({ name }) => name)).toEqual(['Shop', 'ZIP', 'Month', 'Value'])
    expect(table.columns[3]!.addsUp).toBe(true)
    expect(shapes?.map(({ rows }) => rows)).toEqual([12, 72])
  })

  it('stay columns where what stands among them is another measure', () => {
    expect(
      namesOf(
        quarters(
          ([first]) => first! * 3 + 17,
          (place) => 97200 + (place % 5),
        ),
      ),
    ).toHaveLength(10)
    expect(namesOf(quarters(add, (place) => 300 + place * 17))).toHaveLength(10)
  })

  it('take the name that stands before each year, and the unit of all', () => {
    const rows = stations.map((name, at) => [name, `$${100 + at}`, `$${200 + at}`, `$${300 + 7 * at}`])
    const result = shape([['Shop', 'Sales 2021', 'Sales 2022', 'Sales 2023'], ...rows])
    expect(namesOf(result)).toEqual(['Shop', 'Year', 'Sales'])
    expect(result.table.columns[2]).toMatchObject({ unit: '$', type: 'integer' })
  })

  it.each([
    { what: 'sum', of: (all: number) => all, addsUp: true },
    { what: 'mean', of: (all: number) => all / 6, addsUp: false },
  ])('leave out their $what in a column of its own, which says how they add up', ({ of, addsUp }) => {
    const rows = stations.map((name, place) => {
      const own = months.map((_, at) => rain(place, at))
      return [name, '2023', ...own.map(String), of(own.reduce((a, b) => a + b, 0)).toFixed(2)]
    })
    const result = shape([['Station', 'Year', ...months, 'Annual'], ...rows])
    expect(namesOf(result)).toEqual(['Station', 'Year', 'Month', 'Value'])
    expect(result.table.columns[3]!.addsUp).toBe(addsUp)
  })

  it.each([
    { what: 'two years', header: ['Team', '2022', '2023'] },
    { what: 'other measures beside them', header: ['Team', '2021', '2022', '2023', 'Members'] },
    {
      what: 'years of two measures',
      header: ['Team', 'Wins 2021', 'Wins 2022', 'Losses 2021', 'Losses 2022'],
    },
    { what: 'no period at all', header: ['Team', 'March', 'North', 'South'] },
    { what: 'years out of order', header: ['Team', '2021', '2019', '2023'] },
  ])('stay as they are: $what', ({ header }) => {
    const rows = stations.map((name, place) => [
      name,
      ...header.slice(1).map((_, at) => String(rain(place, at))),
    ])
    const read = textTable([header, ...rows])
    const { shapes, ...shaped } = shapeTable(read)
    expect(shaped).toEqual(cleanTable(read))
    expect(shapes?.find((one) => one.is_taken)?.shape ?? 'wide').toBe('wide')
  })
})

describe('the shape that is wanted', () => {
  const wideRows = (header: string[]) => [
    header,
    ...stations.map((name, place) => [name, ...header.slice(1).map((_, at) => String(rain(place, at)))]),
  ]

  it('is offered both ways where periods certainly stand as columns', () => {
    const rows = wideRows(['Station', ...months])
    expect(shape(rows).shapes).toEqual([
      { shape: 'wide', text: 'Keep it wide: 6 months as columns', rows: 4, columns: 7, is_taken: false },
      { shape: 'long', text: 'Make it long: 6 months as rows', rows: 24, columns: 3, is_taken: true },
    ])
    const kept = shape(rows, 'wide')
    expect(namesOf(kept)).toEqual(['Station', ...months])
    expect(kept.shapes?.map((one) => one.is_taken)).toEqual([true, false])
  })

  it.each([
    { what: 'two years', header: ['Team', '2022', '2023'], text: 'Make it long: 2 years as rows' },
    { what: 'out of order', header: ['Team', '2021', '2019', '2023'], text: 'Make it long: 3 years as rows' },
  ])('is offered where it is possible, and done when asked for: $what', ({ header, text }) => {
    const offered = shape(wideRows(header))
    expect(namesOf(offered)).toEqual(header)
    expect(offered.shapes?.[1]).toMatchObject({ shape: 'long', text, is_taken: false })
    const long = shape(wideRows(header), 'long')
    expect(namesOf(long)).toEqual(['Team', 'Year', 'Value'])
    expect(long.table.rowCount).toBe(4 * (header.length - 1))
  })

  it('does not let numbers of the row be added up, which then stand in each of its periods', () => {
    const long = shape(wideRows(['Team', '2021', '2022', '2023', 'Members']), 'long')
    expect(namesOf(long)).toEqual(['Team', 'Members', 'Year', 'Value'])
    expect(long.table.columns[1]!.addsUp).toBe(false)
  })

  it.each([
    { what: 'no period', header: ['Team', 'March', 'North', 'South'] },
    { what: 'one period of two measures', header: ['Team', 'Wins 2021', 'Losses 2021'] },
  ])('is neither offered nor made where there is $what', ({ header }) => {
    expect(shape(wideRows(header)).shapes).toBeUndefined()
    expect(() => shape(wideRows(header), 'long')).toThrow(/^shape: .*can’t be made long/)
  })
})

describe('names on the first row of a block', () => {
  const blocks = [
    ['North', 'Widgets', '5'],
    ['', 'Gadgets', '6'],
    ['', 'Services', '9'],
    ['South', 'Widgets', '7'],
    ['', 'Gadgets', '4'],
    ['', 'Services', '1'],
  ]
  const header = ['Region', 'Product', 'Sales']

  it('are filled down', () => {
    const result = shape([header, ...blocks])
    expect(result.table.columns[0]).toMatchObject({ missing: 0, values: ['North', 'South'] })
    expect(result.steps).toContainEqual(expect.objectContaining({ step: 'fill_down', rows: 4 }))
  })

  it.each([
    { what: 'stores of their own', name: (region: string, at: number) => `${region} ${at}` },
    { what: 'the same stores in each', name: (_: string, at: number) => `Store ${at}` },
  ])('are filled down in two columns: $what', ({ name }) => {
    const rows = ['North', 'South'].flatMap((region) =>
      [1, 2].flatMap((at) =>
        ['Tea', 'Milk', 'Cake'].map((product, line) => [
          at === 1 && line === 0 ? region : '',
          line === 0 ? name(region, at) : '',
          product,
          figure(at, line),
        ]),
      ),
    )
    const { table } = shape([['Region', 'Store', 'Product', 'Sales'], ...rows])
    expect(table.columns.slice(0, 2).map(({ missing }) => missing)).toEqual([0, 0])
    expect(new Set(table.columns[1]!.values)).toEqual(
      new Set(['North', 'South'].flatMap((region) => [1, 2].map((at) => name(region, at)))),
    )
  })

  it('are filled down around subtotals', () => {
    const rows = [
      ...blocks.slice(0, 3),
      ['North total', '', '20'],
      ...blocks.slice(3),
      ['South total', '', '12'],
    ]
    const result = shape([header, ...rows, ['Grand total', '', '32']])
    expect(result.table.rowCount).toBe(6)
    expect(result.table.columns[0]).toMatchObject({ missing: 0, values: ['North', 'South'] })
  })

  const regions: Record<string, string[]> = {
    North: ['Kiel', 'Husum'],
    South: ['Ulm', 'Hof'],
    West: ['Bonn'],
  }
  const inRegions = (label: (name: string) => string, days = 3) => {
    const rows = Object.entries(regions).flatMap(([region, cities], at) => [
      ...cities.flatMap((city, place) => {
        const values = Array.from({ length: days }, (_, day) => 20 + ((at * 7 + place * 3 + day * 11) % 40))
        return [
          ...values.map((value, day) => [
            place + day === 0 ? region : '',
            day === 0 ? city : '',
            `2024-0${day + 1}-01`,
            `${value}`,
          ]),
          ['', label(city), '', String(values.reduce((sum, one) => sum + one, 0))],
        ]
      }),
    ])
    return shape([['Region', 'City', 'Day', 'Sales'], ...rows])
  }

  it.each([3, 9])('are filled down around the subtotals of blocks within blocks of %i rows', (days) => {
    const { table } = inRegions((city) => `${city} total`, days)
    expect(table.rowCount).toBe(5 * days)
    expect(table.columns.slice(0, 2)).toMatchObject([
      { missing: 0, values: ['North', 'South', 'West'] },
      { missing: 0, values: ['Kiel', 'Husum', 'Ulm', 'Hof', 'Bonn'] },
    ])
  })

  it('are not filled down into a total of all that has no name', () => {
    const rows = ['North', 'South', 'West'].flatMap((region, at) => {
      const values = [11 + at, 25 + at * 3, 32 + at * 2]
      const sum = String(values.reduce((all, one) => all + one, 0))
      return [
        ...values.map((value, place) => [place === 0 ? region : '', `${value}`]),
        [`${region} total`, sum],
      ]
    })
    const all = rows.filter(([name]) => name!.endsWith('total')).reduce((sum, row) => sum + Number(row[1]), 0)
    const { table } = shape([['Region', 'Sales'], ...rows, ['', String(all)]])
    expect([table.rowCount, table.columns[0]!.missing]).toEqual([9, 0])
  })

  it('stay blank where the rows between are no totals', () => {
    expect(inRegions((city) => `seat of ${city}`).table.columns[0]!.missing).toBeGreaterThan(0)
  })

  it.each([
    { what: 'a name comes twice', rows: [...blocks, ['North', 'Widgets', '3'], ['', 'Gadgets', '2']] },
    { what: 'the names beside do not tell the rows apart', rows: [...blocks, ['', 'Services', '2']] },
    ...[0, 1].flatMap((labelAt) =>
      [
        ['ok', 'late', ''],
        ['x', '', 'y'],
      ].map((flags) => ({
        what: `blocks between totals begin with no name: ${flags.join(', ')}, labelled in column ${labelAt}`,
        rows: flags.flatMap((flag, block) => {
          const own = ['a', 'b', 'c'].map((item, at) => [
            at === 0 ? flag : '',
            `${item}${block}`,
            `${3 + at}`,
          ])
          return [...own, labelAt === 0 ? ['Subtotal', '', '12'] : ['', 'Subtotal', '12']]
        }),
      })),
    ),
    {
      what: 'a remark on a few rows',
      rows: [
        ['late', 'a', '1'],
        ['', 'b', '2'],
        ['', 'c', '3'],
        ['torn', 'd', '4'],
        ['', 'e', '5'],
      ],
    },
  ])('stay blank where $what', ({ rows }) => {
    expect(shape([header, ...rows]).table.columns[0]!.missing).toBeGreaterThan(0)
  })
})

describe('blocks of rows that are told of on their first row alone', () => {
  const nested = (change: (cells: string[], row: number) => string[] = (cells) => cells) => [
    ['Order', 'Day', 'Order total', 'Product', 'Pieces'],
    ...Array.from({ length: 48 }, (_, row) => {
      const head =
        row % 3 === 0 ? [`${900 + row}`, `2024-05-${10 + (row % 4)}`, `${40 + row}.50`] : ['', '', '']
      return change([...head, `P${(Math.floor(row / 3) ** 2 + 2 * (row % 3)) % 5}`, `${1 + (row % 4)}`], row)
    }),
  ]
  const missingOf = (rows: string[][]) => shape(rows).table.columns.map(({ missing }) => missing)

  it('are filled down, and amounts are left as they are', () => {
    expect(missingOf(nested())).toEqual([0, 0, 32, 0, 0])
    expect(shape(nested()).steps.map(({ step }) => step)).toContain('fill_down')
  })

  const detailed = (cells: (row: number) => string[]) => [
    ['Note', 'Kind', 'Day', 'Store', 'Amount'],
    ...Array.from({ length: 60 }, (_, row) => [
      ...(row % 3 === 0 ? [`N-${row}`, ['torn', 'late'][row % 2]!] : ['', '']),
      ...cells(row),
    ]),
  ]
  const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)

  it.each([
    ['is the same inside each', (row: number) => [day(Math.floor(row / 3)), figure(row, 3), figure(row, 1)]],
    ['counts the rows of each', (row: number) => [day(row), String(1 + (row % 3)), figure(row, 1)]],
  ])('are filled down where a column behind %s', (_, cells) => {
    expect(missingOf(detailed(cells))).toEqual([0, 0, 0, 0, 0])
  })

  it.each([
    ['nothing behind', (row: number) => [day(row), stations[((row * 37) % 11) % 4]!, figure(row, 1)]],
    ['what takes turns', (row: number) => [day(row), stations[row % 4]!, figure(row, 1)]],
    [
      'a store that seldom changes',
      (row: number) => [day(row), stations[Math.floor(row / 15)]!, figure(row, 1)],
    ],
  ])('are details that other rows lack where %s shows blocks', (_, cells) => {
    expect(missingOf(detailed(cells)).slice(0, 2)).toEqual([40, 40])
  })

  it('are filled down where the second is told of parts of the first', () => {
    const rows = Array.from({ length: 30 }, (_, row) => [
      row % 10 === 0 ? `Division ${row}` : '',
      row % 5 === 0 ? `Team ${row}` : '',
      `Ada ${row}`,
      String(2000 + ((row * 137) % 900)),
    ])
    expect(missingOf([['Division', 'Team', 'Name', 'Pay'], ...rows])).toEqual([0, 0, 0, 0])
  })

  it.each([
    [
      'a column is blank elsewhere',
      (cells: string[], row: number) =>
        row === 6 ? [cells[0]!, '', ...cells.slice(2)] : row === 7 ? ['', 'x', ...cells.slice(2)] : cells,
    ],
    [
      'something else is blank as well',
      (cells: string[], row: number) => (row === 7 ? [...cells.slice(0, 4), ''] : cells),
    ],
    [
      'what is told comes again',
      (cells: string[], row: number) => (row === 9 ? ['900', ...cells.slice(1)] : cells),
    ],
    ['they do not stand at the left', (cells: string[], row: number) => [`R${row}`, ...cells]],
  ])('are left where %s', (_, change) => {
    const rows = nested(change)
    const header = rows[1]!.length > 5 ? ['Row', ...rows[0]!] : rows[0]!
    expect(shape([header, ...rows.slice(1)]).steps.map(({ step }) => step)).not.toContain('fill_down')
  })
})
