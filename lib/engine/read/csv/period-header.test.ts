import { expect, it } from 'vitest'
import { readTable } from '../read-table'

const read = (text: string) => readTable(new TextEncoder().encode(text), { fileType: 'csv' }).table

it('joins quarters under years with the names beside them', () => {
  const table = read(
    'Sales by region,,,,,\n\nRegion,Product,FY2022,,FY2023,\n,,Q1,Q2,Q1,Q2\nNorth,A,10,20,30,40\n,B,11,21,31,41\nSouth,A,12,22,32,42\n',
  )
  expect(table.columns.map(({ name }) => name)).toEqual([
    'Region',
    'Product',
    'FY2022 Q1',
    'FY2022 Q2',
    'FY2023 Q1',
    'FY2023 Q2',
  ])
  expect(table.rowCount).toBe(3)
})

it('still takes an amount with letters before it for a number', () => {
  expect(read('name,price\na,R100\nb,R250\nc,R90\n').rowCount).toBe(3)
})

it('takes a title that is filled up over two columns for no name', () => {
  const namesUnder = (top: string) =>
    read(`${top}\nname,age\nAnn,31\nBob,45\nCid,27\nDee,33\n`).columns.map(({ name }) => name)
  expect(namesUnder('Staff,')).toEqual(['name', 'age'])
  expect(read('name,\nAnn,31\nBob,45\nCid,27\nDee,33\n')).toMatchObject({
    rowCount: 4,
    columns: [{ name: 'name' }, {}],
  })
})

it('takes a name over an unnamed column for no title, whatever its first row lacks', () => {
  for (const missing of ['n/a', '-', 'NULL', '']) {
    const { rowCount, columns } = read(`Region,\nNorth,${missing}\nSouth,5\nEast,7\nWest,9\nMid,4\n`)
    expect([missing, rowCount, columns.map(({ name }) => name)]).toEqual([missing, 5, ['Region', 'column_2']])
  }
})

const figures = (count: number) =>
  Array.from(
    { length: 6 },
    (_, row) => ['A', 'B', 'C', 'D', 'E', 'F'][row] + `,${1200 + row * 37}`.repeat(count),
  )
const namesOf = (header: string, count: number) =>
  read([header, ...figures(count)].join('\n')).columns.map(({ name }) => name)

it.each([
  {
    what: 'years over names',
    header: ',2023,,2024,\nRegion,Sales,Cost,Sales,Cost',
    names: ['Region', '2023 Sales', '2023 Cost', '2024 Sales', '2024 Cost'],
  },
  {
    what: 'names over years',
    header: ',Sales,,Cost,\nRegion,2023,2024,2023,2024',
    names: ['Region', 'Sales 2023', 'Sales 2024', 'Cost 2023', 'Cost 2024'],
  },
  {
    what: 'three rows, years in the middle',
    header:
      ',Online,,,,Shop,,,\n,2023,,2024,,2023,,2024,\nRegion,Orders,Back,Orders,Back,Orders,Back,Orders,Back',
    names: [
      'Region',
      ...['Online', 'Shop'].flatMap((place) =>
        ['2023', '2024'].flatMap((year) => [`${place} ${year} Orders`, `${place} ${year} Back`]),
      ),
    ],
  },
])('joins rows of names: $what', ({ header, names }) => {
  expect(namesOf(header, names.length - 1)).toEqual(names)
})

it('leaves a row of numbers alone where the names below are each another', () => {
  expect(namesOf(',2023,,2024,\nRegion,Sales,Cost,Units,Visits', 4)).toEqual([
    ...['Region', 'Sales', 'Cost', 'Units', 'Visits'],
  ])
})

const years = '2010;2011;2012;2013;2014'
const lines = (name: string, count = 12) =>
  Array.from({ length: count }, (_, row) =>
    [`${name}${row}`, ...[3, 7, 2, 9, 4].map((by, at) => (by * 97 + row * 131 * (at + 3)) % 900)].join(';'),
  ).join('\n')

it('takes years over numbers for names, also beside codes that look like money', () => {
  for (const name of ['C', 'Land ', 'Z1'])
    expect([name, read(`Place;${years}\n${lines(name)}`).rowCount]).toEqual([name, 12])
})

it('takes years beside a code for a row where the next ones count up as they do', () => {
  const rows = Array.from(
    { length: 12 },
    (_, row) => `C${row};${[1, 2, 3, 4, 5].map((at) => 2000 + row + at).join(';')}`,
  )
  expect(read(rows.join('\n')).rowCount).toBe(12)
})

it('joins three rows of names of which the first are years', () => {
  const header =
    'Plant,2023,2023,2023,2023,2024,2024\n,North,North,South,South,North,South\n,Units,Cost,Units,Cost,Units,Units'
  const rows = Array.from({ length: 8 }, (_, row) => `P${row}${`,${31 + row}`.repeat(6)}`)
  const { columns, rowCount } = read([header, ...rows].join('\n'))
  expect([rowCount, columns[1]!.name, columns[6]!.name]).toEqual([8, '2023 North Units', '2024 South Units'])
})

it('reads nothing of a line that is drawn under the header', () => {
  const rows = Array.from({ length: 9 }, (_, row) => `| ${row} | x${row % 3} | ${40 + row} |`)
  for (const rule of ['|---|:---:|---|', '| ---- | ---- | ---: |', '|====|====|===|']) {
    const { columns, rowCount } = read(['| id | name | n |', rule, ...rows].join('\n'))
    expect([
      rule,
      rowCount,
      columns.map(({ name }) => name.trim()).filter((name) => !name.startsWith('column')),
    ]).toEqual([rule, 9, ['id', 'name', 'n']])
  }
  expect(read('name,sign\n--,-\nb,--\nc,-\nd,--\n').rowCount).toBe(4)
})

const grid = (width: number, first = 1200) =>
  Array.from({ length: 6 }, (_, row) => `P ${row}${`,${first + row * 37}`.repeat(width)}`)
const namesOver = (header: string[], rows: string[]) => {
  const { rowCount, columns } = read([...header, ...rows].join('\n'))
  return [rowCount, ...columns.map(({ name }) => name)]
}

it.each([
  {
    what: 'three rows',
    header: [',North,,,South,,', ',Sales,,Cost,Sales,,Cost', 'Product,2022,2023,2023,2022,2023,2023'],
    names: [
      'North Sales 2022',
      'North Sales 2023',
      'North Cost 2023',
      'South Sales 2022',
      'South Sales 2023',
      'South Cost 2023',
    ],
  },
  {
    what: 'two rows',
    header: ['Product,Sales,,Cost,', ',2022,2023,2022,2023'],
    names: ['Sales 2022', 'Sales 2023', 'Cost 2022', 'Cost 2023'],
  },
  {
    what: 'two rows, each name written',
    header: ['Product,Sales,Sales,Cost,Cost', ',2022,2023,2022,2023'],
    names: ['Sales 2022', 'Sales 2023', 'Cost 2022', 'Cost 2023'],
  },
])('joins years under groups of names: $what', ({ header, names }) => {
  expect(namesOver(header, grid(names.length))).toEqual([6, 'Product', ...names])
})

it('takes the first row for data where all rows hold years, or years tell no names apart', () => {
  const built = ['Product,Built,Built', 'P 9,1987,2003']
  expect(namesOver(built, grid(2, 1920))[0]).toBe(7)
  expect(namesOver(['Product,Units,Pieces', 'P 9,1987,2003'], grid(2))[0]).toBe(7)
})

it('takes a row of data with two years under names that come again for no names', () => {
  const seasons = [
    'Ann,2019,1950,2020,2010',
    'Bob,2018,1500,2019,1700',
    'Cy,2019,2500,2020,2700',
    'Dee,2017,1400,2018,1300',
  ]
  for (const first of ['Player', ''])
    expect(namesOver([`${first},Season,Points,Season,Points`], seasons)[0]).toBe(4)
  const cycles = ['P 9,1987,2003,1987,2003', ...grid(4)]
  expect(namesOver(['Product,Sales,Sales,Cost,Cost'], cycles)[0]).toBe(7)
})

const buoy = (...header: string[]) =>
  read(
    [
      ...header,
      ...Array.from({ length: 12 }, (_, hour) => `2023 12 28 ${10 + hour}   ${hour * 9}  5.${hour % 10}`),
    ].join('\n'),
  )

it('takes a line of names that is marked as a comment for the header', () => {
  const { rowCount, columns } = buoy('#YY  MM DD hh WDIR WSPD', '#yr  mo dy hr degT m/s')
  expect([rowCount, columns.map(({ name }) => name)]).toEqual([12, ['YY', 'MM', 'DD', 'hh', 'WDIR', 'WSPD']])
})

it.each(['# measured by the buoy off the coast', '# as of 2024 03 01 12 00'])(
  'takes a remark for none: %s',
  (remark) => {
    expect(buoy(remark).columns[0]!.name).toBe('column_1')
  },
)

const marked = (header: string[], row: (at: number) => string, end = '\n') => {
  const { rowCount, columns } = read([...header, ...Array.from({ length: 10 }, (_, at) => row(at))].join(end))
  return [rowCount, ...columns.map(({ name }) => name)]
}
const threes = (at: number) => `${at} ${at * 2} ${at * 3}`

it.each([
  ['one blank parts the columns', ['#a b c'], '\n'],
  ['with a blank behind the mark', ['# a b c'], '\n'],
  ['lines that end as on Windows', ['#a b c'], '\r\n'],
  ['a remark of as many words above', ['# Output of program', '# a b c'], '\n'],
  ['units below', ['# a b c', '# m m/s s'], '\n'],
])('takes a marked line of names as it stands: %s', (_, header, end) => {
  expect(marked(header, threes, end)).toEqual([10, 'a', 'b', 'c'])
})

it('takes a marked line over names of things', () => {
  expect(marked(['#name x y'], (at) => `n${at} ${at} ${at * 3}`)).toEqual([10, 'name', 'x', 'y'])
})

it('takes a remark of as many words as columns for none', () => {
  const remark = ['# Data from Berlin office', 'name value team size']
  expect(marked(remark, (at) => `ann${at} ${at} red ${at % 3}`)).toEqual([
    10,
    'name',
    'value',
    'team',
    'size',
  ])
  expect(marked(['# measured near river'], threes)).not.toContain('river')
  // which of the two names the columns is not to be told
  expect(marked(['# alpha beta gamma', '# units none here'], threes)[1]).toBe('column_1')
})
