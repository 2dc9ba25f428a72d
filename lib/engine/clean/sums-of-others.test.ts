import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { rowsOf, trades } from './sums-of-others.fixture'
import { textTable } from './text-table.fixture'

describe.each(Object.entries(trades))('rows that are the sums of others by their nature: %s', (_, trade) => {
  it.each([3, 11, 29])('are kept, seed %i', (seed) => {
    const rows = rowsOf(trade, seed)
    expect(cleanTable(textTable(rows)).table.rowCount).toBe(rows.length - 1)
  })
})

it('are told as kept, and left out where that is undone', () => {
  const read = textTable(rowsOf(trades['payments without a type']!, 5))
  const kept = cleanTable(read).steps.find(({ step }) => step === 'sums_kept')
  expect(kept).toMatchObject({ id: 'sums_kept', rows: 30 })
  const { table, steps } = cleanTable(read, new Set(['sums_kept']))
  expect(table.rowCount).toBe(read.table.rowCount - 30)
  expect(steps.find(({ step }) => step === 'sums_kept')).toMatchObject({ is_undone: true, rows: 30 })
})

describe('rows that say as little of themselves as sums do', () => {
  const towns = ['Brno', 'Praha', 'Olomouc', 'Ostrava']
  const blocks = towns.map((town, block) => ({
    town,
    rows: ['stůl', 'židle', 'lampa'].map((item, at) => [
      town,
      item,
      'abc'[at]!,
      `${(block + 2) * 137 + at * 61}`,
    ]),
  }))
  const sumOf = (rows: string[][]) => String(rows.reduce((sum, row) => sum + Number(row[3]), 0))
  const told = blocks.flatMap(({ town, rows }) => [...rows, [town, 'dohromady', '', sumOf(rows)]])
  const header = ['město', 'zboží', 'třída', 'částka']
  const all = blocks.flatMap(({ rows }) => rows)

  it('are left out where the sums themselves are added up', () => {
    const whole = ['', 'dohromady vše', '', sumOf(all)]
    expect(cleanTable(textTable([header, ...told, whole])).table.rowCount).toBe(all.length)
  })

  it('are left out that are called so where others have a day', () => {
    const weeks = Array.from({ length: 5 }, (_, week) =>
      Array.from({ length: 14 }, (_, at) => [
        `W${week}`,
        `2024-03-${10 + week * 4 + (at % 4)}`,
        ['stůl', 'židle', 'lampa'][at % 3]!,
        String((week + 2) * 137 + at * 61),
      ]),
    )
    const told = weeks.flatMap((rows, week) => [...rows, [`W${week}`, 'dohromady', '', sumOf(rows)]])
    const { table } = cleanTable(textTable([['týden', 'den', 'zboží', 'částka'], ...told]))
    expect(table.rowCount).toBe(70)
  })

  it('are kept where they are not', () => {
    expect(cleanTable(textTable([header, ...told])).table.rowCount).toBe(told.length)
  })
})

describe('names that begin alike', () => {
  const rowsBy = (mainOf: (house: number) => string) =>
    Array.from({ length: 16 }, (_, at) => at + 1).flatMap((house) => {
      const flats = [1, 2, 3].map((flat) => 500 + ((house * 937 + flat * 611) % 3400))
      return [
        [mainOf(house), String(flats.reduce((sum, one) => sum + one, 0))],
        ...flats.map((kwh, at) => [`House ${house} flat ${at + 1}`, String(kwh)]),
      ]
    })

  it.each([
    [
      'are those of a sum and its parts where no other begins so',
      (house: number) => `House ${house} main`,
      48,
    ],
    ['say nothing where all do', (house: number) => `House main ${house}`, 64],
  ])('%s', (_, mainOf, rowCount) => {
    expect(cleanTable(textTable([['meter', 'kwh'], ...rowsBy(mainOf)])).table.rowCount).toBe(rowCount)
  })
})

it('are no sums where what tells them is another number on each row', () => {
  const sales = [
    ['region', 'product', 'units', 'price', 'cost'],
    ['South', 'Product 3', '22', '9', '17'],
    ['West', 'Product 14', '33', '11', '19'],
    ['West', 'Product 8', '24', '8', '36'],
    ['South', 'Product 5', '5', '6', ''],
    ['East', 'Product 15', '31', '25', '19'],
    ['West', 'Product 9', '30', '13', '55'],
  ]
  expect(cleanTable(textTable(sales)).table.rowCount).toBe(6)
})

describe('the levels of a small outline tell its sums', () => {
  const outlines: [what: string, rows: string[][], parts: number][] = [
    [
      'of four levels',
      [
        ['1', 'Revenue', '812.40'],
        ['2', 'Goods', '500.15'],
        ['3', 'Own', '300.05'],
        ['4', 'Bikes', '200.02'],
        ['4', 'Parts', '100.03'],
        ['3', 'Traded', '200.10'],
        ['2', 'Service', '312.25'],
      ],
      4,
    ],
    [
      'of three levels on five rows',
      [
        ['1', 'All', '100'],
        ['2', 'A', '60'],
        ['3', 'A1', '20'],
        ['3', 'A2', '40'],
        ['2', 'B', '40'],
      ],
      3,
    ],
  ]
  it.each(outlines)('%s', (_, rows, parts) => {
    const header = ['level', 'position', 'amount_eur']
    expect(cleanTable(textTable([header, ...rows])).table.rowCount).toBe(parts)
    expect(cleanTable(textTable([header, ...rows.toReversed()])).table.rowCount).toBe(parts)
  })

  it('but not numbers that go up and down as they like', () => {
    const rows = [
      ['7', 'All', '100'],
      ['22', 'A', '60'],
      ['31', 'A1', '20'],
      ['31', 'A2', '40'],
      ['22', 'B', '40'],
    ]
    expect(cleanTable(textTable([['units', 'position', 'amount_eur'], ...rows])).table.rowCount).toBe(5)
  })
})
