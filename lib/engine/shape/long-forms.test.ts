import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { readTable } from '../read/read-table'
import { shapeTable } from './shape-table'

const shape = (rows: string[][], wanted?: 'wide' | 'long') => shapeTable(textTable(rows), { shape: wanted })
const namesOf = ({ table }: ReturnType<typeof shapeTable>) => table.columns.map(({ name }) => name)
const offerOf = ({ shapes }: ReturnType<typeof shapeTable>) => shapes?.find((one) => one.shape === 'long')
const figure = (row: number, at: number) => String(20 + ((row * 31 + at * 17) % 60))
const grid = (header: string[], rows = 8) => [
  header,
  ...Array.from({ length: rows }, (_, row) => [
    `Row ${'ABCDEFGHIJKLMNOP'[row]}`,
    ...header.slice(1).map((_, at) => figure(row, at)),
  ]),
]

const labelOf: Record<string, (row: number) => string> = {
  Group: (row) => ['men', 'women'][row % 2]!,
  Question: (row) => `Is it ${'ABCD'[row >> 1]}?`,
  Day: (row) => `2024-0${row + 1}-11`,
  'No.': (row) => String(row + 1),
}
/** Rows whose numbers come to 100, or, with a name for it, to what stands in a last column. */
function counted(labels: string[], parts: string[], whole?: string): string[][] {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const own = parts
      .slice(1)
      .map((_, at) => (at < 2 ? 10 + ((row * [29, 13][at]!) % [40, 25][at]!) : row % 3))
    const all = [100 - own.reduce((sum, one) => sum + one, 0), ...own].map(
      (one) => one * (whole ? row + 3 : 1),
    )
    return [...labels.map((name) => labelOf[name]!(row)), ...all, ...(whole ? [100 * (row + 3)] : [])].map(
      String,
    )
  })
  return [[...labels, ...parts, ...(whole ? [whole] : [])], ...rows]
}

describe('is offered, and made where it is asked for', () => {
  it.each([
    { what: 'weeks', header: ['Counter', 'W01', 'W02', 'W03', 'W04'], text: '4 weeks as rows', key: 'Week' },
    {
      what: 'months of a cohort',
      header: ['Cohort', 'Month 0', 'Month 1', 'Month 2'],
      text: '3 months as rows',
      key: 'Month',
    },
    {
      what: 'counted answers that come to no one number',
      header: ['Question', 'sehr gut', 'gut', 'mittel', 'schlecht'],
      text: '4 columns of one measure as rows',
      key: 'Answer',
    },
    {
      what: 'a cross-table whose corner names both ways',
      header: ['Age \\ Region', 'North', 'South', 'West'],
      text: '3 columns of one measure as rows',
      key: 'Region',
    },
  ])('$what', ({ header, text, key }) => {
    expect(offerOf(shape(grid(header)))).toMatchObject({ text: `Make it long: ${text}`, is_taken: false })
    const long = shape(grid(header), 'long')
    expect(namesOf(long).slice(1)).toEqual([key, 'Value'])
    expect(long.table.rowCount).toBe(8 * (header.length - 1))
  })

  it('several measures of the same years', () => {
    const header = ['Team', '2021 Wins', '2021 Goals', '2022 Wins', '2022 Goals']
    const long = shape(grid(header), 'long')
    expect(namesOf(long)).toEqual(['Team', 'Year', 'Wins', 'Goals'])
    expect(long.table.rowCount).toBe(16)
    expect(offerOf(long)!.text).toBe('Make it long: 2 years of 2 measures as rows')
  })

  it('questions that are answered with the same words', () => {
    const words = ['Agree', 'Neutral', 'Disagree', 'Strongly agree']
    const rows = Array.from({ length: 24 }, (_, row) => [
      `R${row}`,
      ...[3, 5, 7].map((by) => words[(row * by + Math.floor(row / 4)) % 4]!),
    ])
    const long = shape([['Person', 'Fair pay', 'Good boss', 'Free time'], ...rows], 'long')
    expect(namesOf(long)).toEqual(['Person', 'Question', 'Answer'])
    expect(long.table.columns[1]!.values).toEqual(['Fair pay', 'Good boss', 'Free time'])
  })

  it('answers that are counted, as each question was put to the same people', () => {
    const rows = Array.from({ length: 8 }, (_, row) => {
      const yes = 10 + ((row * 29) % 50)
      const no = 10 + ((row * 13) % 25)
      return [`Question ${'ABCDEFGH'[row]}`, yes, no, 100 - yes - no].map(String)
    })
    expect(namesOf(shape([['Asked', 'Yes', 'No', 'Perhaps'], ...rows], 'long'))).toEqual([
      ...['Asked', 'Answer', 'Value'],
    ])
  })

  it.each([
    {
      what: 'of a question and a group',
      labels: ['Group', 'Question'],
      answers: ['Yes', 'No', 'Don’t know'],
    },
    {
      what: 'to numbered questions',
      labels: ['No.'],
      answers: ['Stimme zu', 'Stimme nicht zu', 'Keine Angabe'],
    },
    { what: 'on days', labels: ['Day'], answers: ['Pour', 'Contre', 'Abstention', 'Vote blanc'] },
    {
      what: 'with few refusals',
      labels: ['Group', 'No.'],
      answers: ['Agree', 'Disagree', 'Perhaps', 'Refused'],
    },
  ])('answers that are counted $what', ({ labels, answers }) => {
    const shares = shape(counted(labels, answers))
    expect(offerOf(shares)!.text).toBe(`Make it long: ${answers.length} answers as rows`)
    const long = shape(counted(labels, answers, 'Total'), 'long')
    expect(namesOf(long)).toEqual([...labels, 'Answer', 'Value'])
    expect(long.table.rowCount).toBe(8 * answers.length)
    expect(long.table.columns.at(-1)!.addsUp).toBe(true)
  })

  it('shares of a whole where one row of ten lies off', () => {
    const rows = Array.from({ length: 10 }, (_, row) => {
      const own = [10.5 + 3 * row, 40.25 - 2 * row]
      const rest = 100 - own[0]! - own[1]! + (row === 4 ? 17 : 0)
      return [`Town ${'ABCDEFGHIJ'[row]}`, ...[...own, rest].map(String)]
    })
    expect(offerOf(shape([['town', 'north', 'south', 'west'], ...rows]))).toBeDefined()
  })

  it('shares of a whole, whatever they are called', () => {
    const long = shape(counted(['Group', 'Day'], ['Sand', 'Silt', 'Clay']), 'long')
    expect(namesOf(long)).toEqual(['Group', 'Day', 'Part', 'Value'])
    expect(long.table.columns.at(-1)!.addsUp).toBe(false)
  })

  it.each([
    { across: ['Store 1', 'Store 2', 'Store 3', 'Store 4', 'Store 5'], key: 'Store', value: 'Value' },
    {
      across: ['East sales', 'West sales', 'Up sales', 'Low sales', 'Mid sales'],
      key: 'Group',
      value: 'Sales',
    },
    { across: ['Tea', 'Milk', 'Beer', 'Wine', 'Rum'], key: 'Group', value: 'Value' },
    { across: ['1 a', '1 b', '1 c', '1 d', '1 e'], key: 'Group', value: 'Value' },
  ])('columns of one measure, called by what they share: $across', ({ across, key, value }) => {
    const rows = Array.from({ length: 8 }, (_, row) => [
      `Day ${'ABCDEFGH'[row]}`,
      ...across.map((_, at) => String(40 + 9 * row + ((row * 17 + at * 29) % 50))),
    ])
    expect(namesOf(shape([['Day of sale', ...across], ...rows], 'long'))).toEqual(['Day of sale', key, value])
  })

  it('lists in cells, whose numbers of the row do not add up any more', () => {
    const tags = ['Email', 'Phone', 'Chat', 'Shop']
    const rows = Array.from({ length: 24 }, (_, row) => [
      String(20 + row),
      tags.filter((_, at) => (row + at) % 3 !== 0 || row % 4 === at).join('; '),
    ])
    const long = shape([['Age', 'Channels'], ...rows], 'long')
    expect(new Set(long.table.columns[1]!.values)).toEqual(new Set(tags))
    expect(long.table.columns[0]!.addsUp).toBe(false)
    expect(long.steps.map(({ step }) => step)).toContain('lists_as_rows')
  })
})

it('records within records become lines of them', () => {
  const orders = Array.from({ length: 20 }, (_, at) => ({
    id: `A${at}`,
    items: Array.from({ length: 1 + (at % 3) }, (_, line) => ({ sku: `S${line}`, price: 5 + at + line / 2 })),
  }))
  const bytes = new TextEncoder().encode(JSON.stringify(orders))
  const long = shapeTable(readTable(bytes, { fileType: 'json' }))
  expect(namesOf(long)).toEqual(['id', 'items.sku', 'items.price'])
  expect(long.table.rowCount).toBe(orders.flatMap(({ items }) => items).length)
  expect(long.table.columns[2]!.type).toBe('number')
})

it('records within records within records are opened to the innermost', () => {
  const clients = Array.from({ length: 12 }, (_, at) => ({
    client: `C${at}`,
    credit: 1000 + at * 37,
    orders: Array.from({ length: 1 + (at % 3) }, (_, order) => ({
      no: at * 10 + order,
      lines: Array.from({ length: 1 + ((at + order) % 2) }, (_, line) => ({
        sku: `S${line}`,
        qty: 1 + line + at,
      })),
      notes: ['late', 'paid', 'open'].slice(0, 1 + (order % 3)),
    })),
  }))
  const bytes = new TextEncoder().encode(JSON.stringify(clients))
  const long = shapeTable(readTable(bytes, { fileType: 'json' }))
  // a list of words is told otherwise than by a row for each
  expect(namesOf(long)).toEqual([
    'client',
    'credit',
    'orders.no',
    'orders.notes',
    'orders.lines.sku',
    'orders.lines.qty',
  ])
  const lines = clients.flatMap(({ orders }) => orders.flatMap((order) => order.lines))
  expect(long.table.rowCount).toBe(lines.length)
  expect(offerOf(long)?.rows).toBe(lines.length)
  expect(long.table.columns.map(({ addsUp }) => addsUp).slice(1, 3)).toEqual([false, false])
})

it.each([
  ['numbered anew in each shop', (_: number, order: number) => ({ no: `n${order}`, fee: 3 })],
  ['without a name', (at: number, order: number) => ({ fee: 3 + ((at + order) % 4) })],
])('orders %s are not opened further: nothing would tell that a fee counts once', (_, orderOf) => {
  const shops = Array.from({ length: 12 }, (_, at) => ({
    shop: `S${at}`,
    orders: [0, 1].map((order) => ({ ...orderOf(at, order), lines: [{ sku: 'a' }, { sku: 'b' }] })),
  }))
  const bytes = new TextEncoder().encode(JSON.stringify(shops))
  const long = shapeTable(readTable(bytes, { fileType: 'json' }))
  expect(long.table.rowCount).toBe(24)
  expect(namesOf(long)).toContain('orders.lines')
})

it('records are opened where words stand in lists before them', () => {
  const labels = ['new', 'rush', 'gift']
  const orders = Array.from({ length: 30 }, (_, at) => ({
    id: `A${at}`,
    labels: labels.filter((_label, one) => (at + one) % 3 > 0 || at % 4 === one),
    items: Array.from({ length: 1 + (at % 3) }, (_item, line) => ({
      sku: `S${line}`,
      price: 5 + at + line / 2,
    })),
  }))
  const bytes = new TextEncoder().encode(JSON.stringify(orders))
  const long = shapeTable(readTable(bytes, { fileType: 'json' }))
  expect(namesOf(long)).toEqual(['id', 'labels', 'items.sku', 'items.price'])
  expect(long.table.rowCount).toBe(60)
})

it('lists beside each other are not crossed: the second one stays in its cells', () => {
  const shops = Array.from({ length: 12 }, (_, at) => ({
    shop: `S${at}`,
    orders: [0, 1].map((order) => ({
      no: `${at}-${order}`,
      lines: [{ sku: 'a' }, { sku: 'b' }],
      gifts: [{ gift: 'pen' }, { gift: 'cup' }],
    })),
    staff: [0, 1, 2].map((one) => ({ called: `p${at}${one}`, pay: 20 + one })),
    // called as what the orders have
    'orders.bills': [{ bill: 1 }, { bill: 2 }],
  }))
  const bytes = new TextEncoder().encode(JSON.stringify(shops))
  const long = shapeTable(readTable(bytes, { fileType: 'json' }))
  expect(long.table.rowCount).toBe(12 * 2 * 2)
  expect(namesOf(long)).toEqual([
    'shop',
    'staff',
    'orders.bills',
    'orders.no',
    'orders.gifts',
    'orders.lines.sku',
  ])
})

it('a record that lacks a field has nothing for it, whatever the field is called', () => {
  const list = (row: number) =>
    JSON.stringify([{ constructor: `Team ${row % 3}`, points: row }, { points: 3 }])
  const rows = Array.from({ length: 12 }, (_, row) => [`R${row}`, list(row)])
  const { table } = shape([['Race', 'Results'], ...rows])
  const teams = table.columns.find(({ name }) => name === 'Results.constructor')!
  expect([table.rowCount, teams.missing]).toEqual([24, 12])
  expect(teams.values).toEqual(['Team 0', 'Team 1', 'Team 2'])
})

describe('several measures of the same periods', () => {
  it.each([
    { names: ['Jan 2023 Sales', 'Jan 2023 Units', 'Feb 2023 Sales', 'Feb 2023 Units'], key: 'Month' },
    { names: ['Sales Q1 2024', 'Sales Q2 2024', 'Units Q1 2024', 'Units Q2 2024'], key: 'Quarter' },
    { names: ['Sales_2023-01', 'Sales_2023-02', 'Units_2023-01', 'Units_2023-02'], key: 'Month' },
    { names: ['Jan Sales', 'Feb Sales', 'Jan Units', 'Feb Units'], key: 'Month' },
  ])('are offered as rows: $names', ({ names, key }) => {
    const result = shape(grid(['Shop', ...names]))
    expect(offerOf(result)).toMatchObject({ rows: 16, columns: 4, is_taken: false })
    expect(namesOf(shape(grid(['Shop', ...names]), 'long'))).toEqual(['Shop', key, 'Sales', 'Units'])
  })
})

describe('is not offered where columns or cells only look so', () => {
  it.each([
    { what: 'questions by number', header: ['Person', 'Q1', 'Q2', 'Q7'] },
    { what: 'several measures', header: ['Shop', 'Visits', 'Orders', 'Staff'] },
    { what: 'words that are months too', header: ['Shop', 'May visits', 'March goods', 'Staff'] },
    { what: 'columns by number', header: ['Shop', 'm101', 'm102', 'm103'] },
  ])('$what', ({ header }) => {
    expect(shape(grid(header)).shapes).toBeUndefined()
  })

  it.each([
    {
      what: 'parts of a total that are no answers',
      table: counted(['Group', 'Day'], ['Cost', 'Tax', 'Profit'], 'Revenue'),
    },
    {
      what: 'answers that add up to nothing',
      table: counted(['Group', 'Day'], ['Yes', 'No', 'Maybe']).map((row, at) =>
        at === 0 ? row : [...row.slice(0, -1), String(at * at)],
      ),
    },
    {
      what: 'one of several for each row',
      table: counted(['Group', 'Day'], ['Gold', 'Silver', 'Bronze']).map((row, at) =>
        at === 0 ? row : [...row.slice(0, -3), ...[0, 1, 2].map((place) => String(Number(place === at % 3)))],
      ),
    },
    {
      what: 'two groups of answers',
      table: counted(['Group', 'Day'], ['Yes', 'No', 'Maybe']).map((row, at) =>
        at === 0 ? [...row, 'For', 'Against', 'Neither'] : [...row, ...row.slice(-3).reverse()],
      ),
    },
  ])('$what', ({ table }) => {
    expect(shape(table).shapes).toBeUndefined()
  })

  it('places with their country', () => {
    const places = ['Paris, France', 'Lyon, France', 'Rome, Italy', 'Bonn, Germany', 'Milan, Italy', 'Oslo']
    const rows = Array.from({ length: 24 }, (_, row) => [String(row * 7), places[row % 6]!])
    expect(shape([['Visits', 'Place'], ...rows]).shapes).toBeUndefined()
  })

  it('questions beside very many others, each answered in words of its own', () => {
    const header = [
      'Person',
      'Q one',
      'Q two',
      'Q three',
      ...Array.from({ length: 180 }, (_, at) => `T${at}`),
    ]
    const rows = Array.from({ length: 24 }, (_, row) => [
      `R${row}`,
      ...[3, 5, 7].map((by) => ['Agree', 'Neutral', 'Disagree'][(row * by + Math.floor(row / 3)) % 3]!),
      ...header.slice(4).map((name, at) => `${name} ${'abc'[(row * (at + 1)) % 3]}`),
    ])
    expect(shape([header.slice(0, 20), ...rows.map((row) => row.slice(0, 20))]).shapes).toBeDefined()
    expect(shape([header, ...rows]).shapes).toBeUndefined()
  })

  it('records without a field', () => {
    const rows = Array.from({ length: 12 }, (_, row) => [`x${row}`, '[{}]'])
    const { table, shapes } = shape([['a', 'b'], ...rows])
    expect([table.columns.map(({ name }) => name), table.rowCount, shapes]).toEqual([
      ['a', 'b'],
      12,
      undefined,
    ])
  })
})
