import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

const readings = (units: string[]) => [
  ['reading', 'unit', 'level'],
  ...Array.from({ length: 90 }, (_, row) => [
    `R${row}`,
    units[row % units.length]!,
    10 + spread(row, 83, 613),
  ]),
]
const mixedIn = (units: string[]) =>
  understand(readings(units)).profile.columns.some(({ mixedBy }) => mixedBy === 'unit')

const currencies = 'USD EUR GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK HUF BRL'.split(' ')

describe('numbers in several units', () => {
  it.each([[['kg', 'lb', 'oz']], [['pieces', 'boxes']], [['m³', '%']]])(
    'are never put together: %s',
    (units) => {
      expect(mixedIn(units)).toBe(true)
    },
  )

  it.each([[['CH-01', 'CH-02', 'CH-03']], [['Cardiology', 'Surgery']], [['North', 'South']]])(
    'are none where a unit is a room or a ward: %s',
    (units) => {
      expect(mixedIn(units)).toBe(false)
    },
  )

  it('are those that are counted, and neither what they cost nor the days to pay', () => {
    const lines = Array.from({ length: 200 }, (_, row) => {
      const isBulk = row % 3 === 0
      const quantity = isBulk ? 200 + spread(row, 37, 400) : 1 + spread(row, 11, 20)
      const price = (2 + spread(row, 53, 900) / 10).toFixed(2)
      const value = (quantity * Number(price)).toFixed(2)
      return [
        `L${row}`,
        isBulk ? 'KG' : 'EA',
        quantity,
        price,
        value,
        [30, 60, 90][row % 3 === 0 ? (row / 3) % 3 : row % 3]!,
      ]
    })
    const { columns } = understand([['line', 'UoM', 'qty', 'unit px', 'come to', 'pmt'], ...lines]).profile
    expect(columns.filter(({ mixedBy }) => mixedBy).map(({ name }) => name)).toEqual(['qty'])
  })

  const orders = (cellAt: (row: number) => (string | number)[], head: string[]) => [
    ['order', 'region', ...head],
    ...Array.from({ length: 200 }, (_, row) => [
      `O${row}`,
      ['North', 'South', 'West'][row % 3]!,
      ...cellAt(row),
    ]),
  ]
  const price = (row: number) => (10 + spread(row, 1777) / 10).toFixed(2)

  it.each([
    ['a few cells in euros', orders((row) => [`${row % 15 ? '$' : '€'}${price(row)}`], ['amount']), 'amount'],
    [
      'a column of currencies',
      orders((row) => [price(row), row % 15 ? 'USD' : 'EUR'], ['amount', 'ccy']),
      'amount',
    ],
    ['one euro in it', orders((row) => [price(row), row === 9 ? 'EUR' : 'USD'], ['amount', 'ccy']), 'amount'],
    [
      'what is told to the cent',
      orders((row) => [price(row), row % 4 ? 'USD' : 'EUR'], ['vat due', 'ccy']),
      'vat due',
    ],
    [
      'more currencies than a legend holds',
      orders((row) => [price(row), currencies[row % currencies.length]!], ['amount', 'ccy']),
      'amount',
    ],
  ])('are never added: %s', (_, rows, name) => {
    const { blocks, insights, dataset } = draft(rows)
    const all = rows.slice(1).reduce((sum, row) => sum + Number(`${row[2]}`.replace(/[$€]/, '')), 0)
    const told = [
      ...blocks.flatMap(({ config }) => config.evidence?.figures ?? []),
      ...insights.flatMap((one) => one.evidence.figures),
    ]
    const values = [
      ...told.map(({ value }) => value),
      ...blocks.map(({ spec }) => ('value' in spec ? spec.value : 0)),
    ]
    expect(values.filter((value) => Math.abs(Number(value) - all) < 0.5)).toEqual([])
    expect(insights.filter(({ kind }) => kind === 'missing_spike')).toEqual([])
    expect(blocks[0]!.description).toMatch(/in \d+ (?:currencies|units by ccy)/)
    expect(dataset.columns.some((column) => column.name === `${name} in USD`)).toBe(true)
  })

  it('are those that the unit is named for', () => {
    const meters = Array.from({ length: 120 }, (_, row) => {
      const isVolume = row % 4 === 0
      return [
        `B${row % 12}`,
        isVolume ? 'm3' : 'kWh',
        (isVolume ? 900 : 9000) + spread(row, 70),
        300 + spread(row, 90),
      ]
    })
    const { profile } = understand([['building', 'gas_unit', 'gas_used', 'water_used'], ...meters])
    expect(profile.columns.filter(({ mixedBy }) => mixedBy).map(({ name }) => name)).toEqual(['gas_used'])
  })

  it('say how many rows are in no number', () => {
    const { blocks } = draft(orders((row) => [price(row), row % 50 === 9 ? 'EUR' : 'USD'], ['amount', 'ccy']))
    expect(blocks[0]!.description).toMatch(/; 4 in other units, too few to be told, are in no number\.$/)
  })

  it('leave alone what is counted beside a currency', () => {
    const rows = orders(
      (row) => [price(row), row % 4 ? 'USD' : 'EUR', 1 + spread(row, 9)],
      ['amount', 'ccy', 'pieces'],
    )
    const { columns } = understand(rows).profile
    expect(columns.filter(({ mixedBy }) => mixedBy).map(({ name }) => name)).toEqual(['amount'])
  })

  it('are told in one currency where the file has them so', () => {
    const rates = { USD: 1, EUR: 1.1, INR: 0.012 }
    const rows = orders(
      (row) => {
        const ccy = (['USD', 'USD', 'EUR', 'INR'] as const)[row % 4]!
        return [price(row), ccy, Math.round(Number(price(row)) * rates[ccy] * 100) / 100]
      },
      ['salary', 'ccy', 'salary_in_usd'],
    )
    const { profile, subject, table } = understand(rows)
    expect(profile.columns.find(({ mixedBy }) => mixedBy)!.name).toBe('salary')
    expect(table.columns.filter(({ derivedFrom }) => derivedFrom)).toEqual([])
    expect(subject.profile.columns[subject.outcomes[0]!.column]).toMatchObject({ label: 'salary in USD' })
    expect(
      draft(rows)
        .blocks.map(({ description }) => description)
        .join(),
    ).not.toContain('units by ccy')
  })
})
