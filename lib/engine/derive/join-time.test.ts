import { describe, expect, it } from 'vitest'
import { understand } from '../subject/subject.fixture'

type Rows = (string | number)[][]

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const table = (header: string[], cells: (row: number) => (string | number)[], rows = 96): Rows => [
  header,
  ...Array.from({ length: rows }, (_, row) => cells(row)),
]
const year = (row: number) => 2020 + Math.floor(row / 24)
const month = (row: number) => 1 + (row % 12)
const spanOf = (from: number) => `${from}/${(from + 1) % 100}`
const amount = (row: number) => 100 + ((row * 37) % 61)

/** The event time of a table, with its first value and what it was made of. */
function timeOf(rows: Rows) {
  const { table: made, profile } = understand(rows)
  if (profile.mainTime === null) return null
  const { name, type, values, derivedFrom, missing } = made.columns[profile.mainTime]!
  return {
    name,
    type,
    first: values[0],
    last: values.toSorted().at(-1),
    derivedFrom,
    missing,
    grain: profile.columns[profile.mainTime]!.grain,
  }
}

describe('a time that stands in parts', () => {
  const joined: [string, Rows, object][] = [
    [
      'year and month',
      table(['year', 'month', 'amount'], (row) => [year(row), month(row), amount(row)]),
      {
        name: 'Year and month',
        type: 'date',
        first: '2020-01-01',
        grain: 'month',
        derivedFrom: ['year', 'month'],
      },
    ],
    [
      'names of months, and words before the parts',
      table(['arrival_year', 'arrival_month', 'amount'], (row) => [
        year(row),
        monthNames[row % 12]!,
        amount(row),
      ]),
      { name: 'Year and month', first: '2020-01-01', grain: 'month' },
    ],
    [
      'year, month and day in Dutch',
      table(['Jaar', 'Maand', 'Dag', 'bedrag'], (row) => [
        year(row),
        'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')[row % 12]!,
        1 + (row % 28),
        amount(row),
      ]),
      { name: 'Date', first: '2020-01-01', grain: 'day', derivedFrom: ['Jaar', 'Maand', 'Dag'] },
    ],
    [
      'year and quarter',
      table(['amount', 'quarter', 'year'], (row) => [
        amount(row),
        `Q${1 + (row % 4)}`,
        2000 + Math.floor(row / 4),
      ]),
      { name: 'Year and quarter', first: '2000-01-01', grain: 'quarter', derivedFrom: ['quarter', 'year'] },
    ],
    [
      'a year and the third quarter of it, in words',
      table(['Jahr', 'Quartal', 'Umsatz'], (row) => [
        2000 + Math.floor(row / 4),
        `${1 + (row % 4)}. Quartal`,
        amount(row),
      ]),
      { name: 'Year and quarter', first: '2000-01-01', grain: 'quarter', derivedFrom: ['Jahr', 'Quartal'] },
    ],
    [
      'a year that begins in April and its months',
      table(['Year', 'Month', 'amount'], (row) => [
        spanOf(2018 + Math.floor(row / 12)),
        monthNames[(row + 3) % 12]!,
        amount(row),
      ]),
      { name: 'Year and month', first: '2018-04-01', last: '2026-03-01', grain: 'month' },
    ],
    [
      'a year that begins in July, is called by its end and stands once for each branch',
      table(['Fiscal year', 'Month', 'Branch', 'amount'], (row) => [
        `FY${21 + Math.floor((row % 48) / 12)}`,
        monthNames[(row + 6) % 12]!,
        row < 48 ? 'Kiel' : 'Ulm',
        amount(row),
      ]),
      { name: 'Year and month', first: '2020-07-01', last: '2024-06-01' },
    ],
    [
      'year, month and day of two digits each',
      table(['YY', 'MM', 'DD', 'amount'], (row) => [
        year(row),
        String(month(row)).padStart(2, '0'),
        String(1 + (row % 28)).padStart(2, '0'),
        amount(row),
      ]),
      { name: 'Date', first: '2020-01-01', grain: 'day', derivedFrom: ['YY', 'MM', 'DD'] },
    ],
    [
      'a fiscal year and its quarter',
      table(['FY', 'Fiscal quarter', 'amount'], (row) => [
        `FY${12 + Math.floor(row / 8)}`,
        `Q${1 + (row % 4)}`,
        amount(row),
      ]),
      {
        name: 'FY and quarter',
        first: '2012-01-01',
        grain: 'quarter',
        derivedFrom: ['FY', 'Fiscal quarter'],
      },
    ],
    [
      'a school year of two numbers and its quarter',
      table(['School year', 'Quarter', 'amount'], (row) => [
        spanOf(2010 + Math.floor(row / 4)),
        1 + (row % 4),
        amount(row),
      ]),
      { name: 'School year and quarter', first: '2010-01-01', grain: 'quarter' },
    ],
    [
      'a fiscal year in numbers and its quarter',
      table(['Fiscal Year', 'Quarter', 'amount'], (row) => [
        2000 + Math.floor(row / 4),
        1 + (row % 4),
        amount(row),
      ]),
      { name: 'Fiscal Year and quarter', first: '2000-01-01', grain: 'quarter' },
    ],
    [
      'year and week',
      table(['year', 'week', 'visits'], (row) => [2023 + Math.floor(row / 52), 1 + (row % 52), amount(row)]),
      { name: 'Year and week', first: '2023-01-02', grain: 'week', derivedFrom: ['year', 'week'] },
    ],
    [
      'year, month and day, one of which is no date',
      table(['year', 'month', 'day', 'amount'], (row) => [
        year(row),
        2,
        row === 5 ? 31 : 1 + (row % 28),
        amount(row),
      ]),
      { name: 'Date', first: '2020-02-01', missing: 1 },
    ],
    [
      'a date with the time of day, where there are few days',
      table(['date', 'time', 'amount'], (row) => [
        `2024-03-0${1 + (row % 5)}`,
        `${String(8 + (row % 12)).padStart(2, '0')}:30:00`,
        amount(row),
      ]),
      { name: 'Date and time', type: 'datetime', first: '2024-03-01T08:30:00' },
    ],
  ]

  it('ends with its last week, where January is in week 52 of the year before', () => {
    const days = Array.from({ length: 760 }, (_, day) => new Date(Date.UTC(2020, 5, 1 + day)))
    const isoWeek = (date: Date) => {
      const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * 86_400_000)
      return (
        1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * 86_400_000))
      )
    }
    const rows: Rows = days.map((date, at) => [date.getUTCFullYear(), isoWeek(date), amount(at)])
    const { table: made, profile } = understand([['Year', 'Week', 'Orders'], ...rows])
    expect(made.columns[profile.mainTime!]!.values.toSorted().at(-1)).toBe('2022-06-27')
  })

  it.each(joined)('is put together of %s', (_, rows, expected) => {
    expect(timeOf(rows)).toMatchObject(expected)
  })

  const apart: [string, Rows, string | null][] = [
    [
      'a month of something else',
      table(['built_year', 'sold_month', 'amount'], (row) => [1950 + (row % 50), month(row), amount(row)]),
      'built_year',
    ],
    [
      'parts beside a date of their own',
      table(['day', 'year', 'month', 'amount'], (row) => [
        `${year(row)}-${String(month(row)).padStart(2, '0')}-11`,
        year(row),
        month(row),
        amount(row),
      ]),
      'day',
    ],
    [
      'a date with times over a year',
      table(['date', 'time', 'amount'], (row) => [
        `2024-${String(month(row)).padStart(2, '0')}-15`,
        `${String(8 + (row % 12)).padStart(2, '0')}:30:00`,
        amount(row),
      ]),
      'date',
    ],
    [
      'weeks that are counted',
      table(['year', 'weeks_open', 'visits'], (row) => [
        2023 + Math.floor(row / 52),
        1 + (row % 52),
        amount(row),
      ]),
      'year',
    ],
    [
      'counts that are named like parts',
      table(['years', 'months_active', 'amount'], (row) => [row % 9, row % 40, amount(row)]),
      null,
    ],
  ]

  const fiscal: [string, (row: number) => (string | number)[], string][] = [
    [
      'and its month, in the order of the calendar',
      (row) => [`FY${12 + Math.floor(row / 12)}`, month(row)],
      'Month',
    ],
    ['and its month, in no order', (row) => [`FY${12 + ((row * 7) % 5)}`, 1 + ((row * 5) % 12)], 'Month'],
    [
      'from April on that one number names',
      (row) => [`FY${12 + Math.floor(row / 12)}`, monthNames[(row + 3) % 12]!],
      'Month',
    ],
  ]
  it('is not made of a year and codes of two digits', () => {
    const codes = (name: string) =>
      timeOf(
        table(['year', name, 'amount'], (row) => [
          year(row),
          String(1 + (row % 12)).padStart(2, '0'),
          amount(row),
        ]),
      )
    expect(codes('ward')?.derivedFrom).toBeUndefined()
    expect(codes('month')?.derivedFrom).toEqual(['year', 'month'])
  })

  it('has no day of two digits without its month, and no such hour', () => {
    const two = (number: number) => String(number).padStart(2, '0')
    const roleOf = (name: string, beside: string[]) =>
      understand(
        table(['year', ...beside, name, 'amount'], (row) => [
          year(row),
          ...beside.map((part) => two(part === 'month' ? month(row) : 1 + (row % 28))),
          two(1 + (row % 23)),
          amount(row),
        ]),
      ).profile.columns.find((column) => column.name === name)?.role
    expect(roleOf('DD', [])).toBe('code')
    expect(roleOf('HH', ['month'])).toBe('code')
    expect(roleOf('HH', ['month', 'DD'])).toBe('code')
    expect(roleOf('DD', ['month'])).toBe('time')
  })

  it('is not made of a year of the calendar and a fiscal quarter', () => {
    const found = timeOf(
      table(['Year', 'Fiscal quarter', 'amount'], (row) => [year(row), `Q${1 + (row % 4)}`, amount(row)]),
    )
    expect(found?.derivedFrom).toBeUndefined()
  })

  it.each(fiscal)('is not made of a fiscal year %s', (_, cells, part) => {
    const found = timeOf(table(['Fiscal year', part, 'amount'], (row) => [...cells(row), amount(row)]))
    expect(found?.derivedFrom ?? []).not.toContain(part)
  })

  it.each(apart)('is not made of %s', (_, rows, name) => {
    expect(timeOf(rows)?.name ?? null).toBe(name)
    expect(timeOf(rows)?.derivedFrom).toBeUndefined()
  })
})
