import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

const profile = (rows: string[][], roles = {}) => profileTable(cleanTable(textTable(rows)).table, { roles })
const table = (header: string[], count: number, make: (row: number) => (string | number)[]) => [
  header,
  ...Array.from({ length: count }, (_, row) => make(row).map(String)),
]
/** Spread out but repeatable: a multiplicative step through a range. */
const spread = (row: number, range: number, step = 7919) => (row * step) % range

describe('identities', () => {
  it('finds a product, rounded to cents', () => {
    const rows = table(['units', 'unit_price', 'revenue'], 80, (row) => {
      const units = 1 + spread(row, 19)
      const price = (500 + spread(row, 9000, 613)) / 100
      return [units, price.toFixed(2), (units * price).toFixed(2)]
    })
    expect(profile(rows).identities).toEqual([{ kind: 'product', result: 2, factors: [0, 1], share: 1 }])
  })
  it.each([1, 100])('finds a product less a discount of parts of %i', (whole) => {
    const rows = table(['units', 'unit_price', 'discount', 'revenue'], 80, (row) => {
      const units = 1 + spread(row, 19)
      const price = (500 + spread(row, 9000, 613)) / 100
      const discount = (whole * spread(row, 4, 7)) / 20
      return [units, price.toFixed(2), discount, (units * price * (1 - discount / whole)).toFixed(2)]
    })
    expect(profile(rows).identities).toEqual([{ kind: 'product', result: 3, factors: [0, 1, 2], share: 1 }])
  })
  it('finds a ratio in percent and calls it intensive', () => {
    const rows = table(['visits', 'orders', 'conversion_rate'], 80, (row) => {
      const visits = 200 + spread(row, 900)
      const orders = 5 + spread(row, 60, 611)
      return [visits, orders, ((100 * orders) / visits).toFixed(2)]
    })
    const found = profile(rows)
    expect(found.identities).toEqual([
      { kind: 'ratio', result: 2, numerator: 1, denominator: 0, scale: 100, share: 1 },
    ])
    expect(found.columns[2]!.additivity).toBe('intensive')
  })
  it('finds a sum of several parts and a difference', () => {
    const rows = table(['gold', 'silver', 'bronze', 'medals', 'sales', 'cost', 'profit'], 60, (row) => {
      const [a, b, c] = [spread(row, 9), spread(row, 7, 31), spread(row, 5, 17)]
      const [sales, cost] = [1000 + spread(row, 800), 300 + spread(row, 500, 97)]
      return [a, b, c, a + b + c, sales, cost, sales - cost]
    })
    expect(profile(rows).identities).toEqual([
      { kind: 'sum', result: 3, parts: [0, 1, 2], share: 1 },
      { kind: 'difference', result: 6, minuend: 4, subtrahend: 5, share: 1 },
    ])
  })
  it('finds one thing in two units', () => {
    const rows = table(['weight_kg', 'weight_lb'], 60, (row) => {
      const kg = 40 + spread(row, 600) / 10
      return [kg.toFixed(1), (kg * 2.20462).toFixed(1)]
    })
    expect(profile(rows).identities).toMatchObject([{ kind: 'scaled', source: 0, result: 1 }])
  })
  it('finds a difference of numbers with one decimal each, as small as its steps', () => {
    const rows = table(['stars', 'rating', 'difference'], 140, (row) => {
      const [stars, off] = [(6 + spread(row, 5)) / 2, spread(row, 6, 31) / 10]
      return [stars.toFixed(1), (stars - off).toFixed(1), off.toFixed(1)]
    })
    expect(profile(rows).identities).toEqual([
      { kind: 'difference', result: 2, minuend: 0, subtrahend: 1, share: 1 },
    ])
  })
  it('holds on 98 of 100 rows, not on 90', () => {
    const broken = (share: number) =>
      table(['a_count', 'b_count', 'total'], 200, (row) => {
        const [a, b] = [10 + spread(row, 90), 20 + spread(row, 70, 53)]
        return [a, b, a + b + (row % 100 >= 100 - share ? 17 : 0)]
      })
    expect(profile(broken(1)).identities).toHaveLength(1)
    expect(profile(broken(10)).identities).toEqual([])
  })
  it('finds none in unrelated numbers', () => {
    const rows = table(['a_count', 'b_count', 'c_count'], 200, (row) => [
      spread(row, 97),
      spread(row, 89, 31),
      spread(row, 83, 61),
    ])
    expect(profile(rows).identities).toEqual([])
  })
})

describe('dependencies', () => {
  it('go from the finer to the coarser column', () => {
    const rows = table(['city', 'country', 'sales'], 60, (row) => [
      `c${row % 6}`,
      `l${(row % 6) % 2}`,
      spread(row, 500),
    ])
    expect(profile(rows).dependencies).toEqual([[0, 1]])
  })
  it('take paired numbers for codes', () => {
    const rows = table(['qqq', 'product', 'sales'], 120, (row) => [
      [101, 107, 350, 112, 188, 191][row % 6]!,
      `p${row % 6}`,
      spread(row, 500),
    ])
    expect(profile(rows).columns[0]!.role).toBe('code')
  })
})

describe('natural orders', () => {
  const orders: [what: string, values: string[]][] = [
    ['sizes', ['S', 'M', 'L', 'XL', 'XXL']],
    ['weekdays', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
    ['German weekdays', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']],
    ['French months', ['janvier', 'février', 'mars', 'avril', 'mai', 'juin']],
    ['Spanish weekdays', ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']],
    ['agreement', ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']],
    [
      'German satisfaction',
      ['sehr unzufrieden', 'unzufrieden', 'teils/teils', 'zufrieden', 'sehr zufrieden'],
    ],
    ['levels', ['Low', 'Medium', 'High', 'Critical']],
    ['ages', ['<18', '18-24', '25-34', '35-44', '65+']],
    ['incomes', ['$0 - $24,999', '$25,000 - $49,999', '$50,000 - $99,999', '$100,000 - $149,999', '150000+']],
    ['grades', ['A', 'B', 'C', 'D', 'F']],
    ['quarters', ['Q1', 'Q2', 'Q3', 'Q4']],
    ['steps', ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 10']],
    ['numbered labels', ['1 - Cold', '2 - Warm', '3 - Hot']],
    ['frequency', ['Never', 'Rarely', 'Sometimes', 'Often', 'Always']],
  ]
  it.each(orders)('%s', (_, values) => {
    const rows = table(['kind', 'n'], values.length * 12, (row) => [
      values[spread(row, values.length, 5 + values.length)] ?? values[0]!,
      spread(row, 90),
    ])
    for (const [index, value] of values.entries()) rows[1 + index * 3]![0] = value
    const { table: cleaned } = cleanTable(textTable(rows))
    const { order } = profileTable(cleaned).columns[0]!
    expect(order?.map((index) => cleaned.columns[0]!.values[index])).toEqual(values)
  })
  it('leaves nominal categories alone', () => {
    const rows = table(['region', 'n'], 40, (row) => [['North', 'South', 'East', 'West'][row % 4]!, row])
    expect(profile(rows).columns[0]!.order).toBeNull()
  })
})

describe('time', () => {
  const grains: [grain: string, make: (row: number) => string][] = [
    ['day', (row) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)],
    ['week', (row) => new Date(Date.UTC(2024, 0, 1 + row * 7)).toISOString().slice(0, 10)],
    ['month', (row) => new Date(Date.UTC(2020, row, 1)).toISOString().slice(0, 10)],
    ['month', (row) => new Date(Date.UTC(2020, row + 1, 0)).toISOString().slice(0, 10)],
    ['quarter', (row) => `20${10 + Math.floor(row / 4)}-Q${1 + (row % 4)}`],
    ['year', (row) => String(1990 + row)],
    ['hour', (row) => `2024-03-0${1 + (row % 9)} ${10 + (row % 12)}:30`],
  ]
  it.each(grains)('%s', (grain, make) => {
    const found = profile(table(['year', 'visits'], 30, (row) => [make(row), spread(row, 90)]))
    expect(found.columns[0]).toMatchObject({ role: 'time', grain })
    expect(found.mainTime).toBe(0)
  })
  it('prefers the order to the delivery', () => {
    const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)
    expect(
      profile(
        table(['updated', 'ship_date', 'order_date', 'n'], 30, (row) => [
          day(row),
          day(row + 3),
          day(row + 1),
          row * row,
        ]),
      ).mainTime,
    ).toBe(2)
  })
  it.each(['Last count', 'date of birth', 'Letzte Inventur'])(
    'is no date of what was last seen or how it began: %s',
    (name) => {
      const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + (row % 9))).toISOString().slice(0, 10)
      expect(
        profile(table(['sku', name, 'stock'], 30, (row) => [`S-${row}`, day(row), row * row])).mainTime,
      ).toBe(null)
    },
  )
  it('takes parts of a date for time without a grain', () => {
    const found = profile(
      table(['year', 'month', 'day', 'cases'], 60, (row) => [
        2020 + (row % 2),
        1 + (row % 12),
        1 + (row % 28),
        spread(row, 90),
      ]),
    )
    expect(found.columns.map(({ role, grain }) => [role, grain]).slice(0, 3)).toEqual([
      ['time', 'year'],
      ['time', null],
      ['time', null],
    ])
    expect(found.dimensions).toContain(1)
  })
  it.each([
    ['running_total', 'semi_additive'],
    ['Running Time min', 'intensive'],
  ])('reads %s as %s by its name', (name, additivity) => {
    const { columns } = profile(table(['title', name], 40, (row) => [`Film ${row}`, 80 + spread(row, 60)]))
    expect(columns[1]).toMatchObject({ role: 'measure', additivity })
  })

  it('reads a running total as a level', () => {
    const rows = table(['date', 'region', 'tested'], 120, (row) => [
      new Date(Date.UTC(2021, 0, 1 + Math.floor(row / 2))).toISOString().slice(0, 10),
      row % 2 ? 'a' : 'b',
      Math.floor(row / 2) ** 2 + (row % 2) * 500,
    ])
    expect(profile(rows).columns[2]!.additivity).toBe('semi_additive')
  })

  it('reads what one date ends with and the next begins with as levels, and what comes between as flows', () => {
    const held = new Map<number, number>()
    const rows = table(['week', 'item', 'at_first', 'received_qty', 'issued_qty', 'at_last'], 300, (row) => {
      const item = row % 5
      const first = held.get(item) ?? 400 + 50 * item
      const [came, went] = [20 + spread(row, 90), 20 + spread(row * 3, 90)]
      held.set(item, first + came - went)
      const week = new Date(Date.UTC(2023, 0, 1 + 7 * Math.floor(row / 5))).toISOString().slice(0, 10)
      return [week, `Item ${item}`, first, came, went, first + came - went]
    })
    expect(
      profile(rows)
        .columns.slice(2)
        .map(({ additivity }) => additivity),
    ).toEqual(['semi_additive', 'additive', 'additive', 'semi_additive'])
  })
})
