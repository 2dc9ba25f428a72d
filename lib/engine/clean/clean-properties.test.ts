import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'
import { writeCleanedCsv } from './write-cleaned-csv'

const runs = { numRuns: 40, seed: 20_250_309 }

const group = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)
/** Written as people of one locale do, with at least one number that shows the convention. */
const locales = [
  { decimal: '.', mark: ',' },
  { decimal: ',', mark: '.' },
  { decimal: ',', mark: ' ' },
  { decimal: ',', mark: '\u202f' },
  { decimal: '.', mark: "'" },
  { decimal: '.', mark: '' },
  { decimal: ',', mark: '' },
]
const affixes = [
  (t: string) => t,
  (t: string) => `${t} €`,
  (t: string) => `$${t}`,
  (t: string) => `${t} %`,
  (t: string) => `${t} kg`,
]

describe('numbers', () => {
  it('read back in any locale', () => {
    const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 3, maxLength: 30 })
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...locales),
        fc.constantFrom(...affixes),
        (values, { decimal, mark }, affix) => {
          const written = [1_234_567_89, ...values].map((value) => {
            const text = String(Math.abs(value)).padStart(3, '0')
            const body = `${group(text.slice(0, -2), mark)}${decimal}${text.slice(-2)}`
            return (value < 0 ? '-' : '') + affix(body)
          })
          const { table } = cleanTable(
            textTable([['v', 'k'], ...written.map((text, row) => [text, `r${row}`])]),
          )
          expect(Array.from(table.columns[0]!.numbers!, (n) => Math.round(n * 100))).toEqual([
            1_234_567_89,
            ...values,
          ])
        },
      ),
      runs,
    )
  })
})

const pad = (value: number) => String(value).padStart(2, '0')
const english = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const german = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
const french = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
const spanish = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const writers: [name: string, write: (y: number, m: number, d: number) => string][] = [
  ['ISO', (y, m, d) => `${y}-${pad(m)}-${pad(d)}`],
  ['slashes', (y, m, d) => `${y}/${m}/${d}`],
  ['DMY', (y, m, d) => `${pad(d)}/${pad(m)}/${y}`],
  ['MDY', (y, m, d) => `${m}/${d}/${y}`],
  ['points', (y, m, d) => `${d}.${m}.${y}`],
  ['English', (y, m, d) => `${english[m - 1]} ${d}, ${y}`],
  ['short', (y, m, d) => `${pad(d)}-${english[m - 1]!.slice(0, 3)}-${y}`],
  ['German', (y, m, d) => `${d}. ${german[m - 1]} ${y}`],
  ['French', (y, m, d) => `${d} ${french[m - 1]} ${y}`],
  ['Spanish', (y, m, d) => `${d} de ${spanish[m - 1]} de ${y}`],
  ['digits', (y, m, d) => `${y}${pad(m)}${pad(d)}`],
]

describe.each(['UTC', 'Pacific/Auckland', 'America/St_Johns'])('dates under TZ=%s', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    process.env.TZ = before
  })
  it.each(writers)('%s read back', (_, write) => {
    const day = fc.integer({ min: Date.UTC(1950, 0, 1) / 864e5, max: Date.UTC(2060, 0, 1) / 864e5 })
    fc.assert(
      fc.property(fc.array(day, { minLength: 4, maxLength: 20 }), (days) => {
        const all = [Date.UTC(2021, 4, 25), Date.UTC(2021, 2, 28), ...days.map((n) => n * 864e5)]
        const rows = all.map((ms, row) => {
          const date = new Date(ms)
          return [write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()), `k${row}`]
        })
        const column = cleanTable(textTable([['date', 'k'], ...rows])).table.columns[0]!
        expect(column.type).toBe('date')
        expect(Array.from(column.numbers!)).toEqual(all)
        expect(Array.from(column.codes, (code) => column.values[code])).toEqual(
          all.map((ms) => new Date(ms).toISOString().slice(0, 10)),
        )
      }),
      { ...runs, numRuns: 8 },
    )
  })
})

const cell = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'N/A',
      '-',
      'yes',
      'No',
      'x',
      'Total',
      'New York',
      'new york',
      'A-',
      'NA',
      'none',
      '0',
      '1',
    ),
  },
  { weight: 3, arbitrary: fc.integer({ min: -5000, max: 5000 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '1.234,50',
      '1,234.50',
      '1.234',
      '1,234',

      '-3,5',
      '(4)',
      '007',
      '1e5',
      '2k',
      '3.50',
      '4.0',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '2021-03-04',
      '3/4/2021',
      '25/12/2021',
      '2021-Q3',
      'Mar 2021',
      '14:05',
      '1h 30m',
      '20210304',
      '2021',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)
/** Columns of one kind are likelier than a mix of all. */
const column = fc.oneof(
  fc.array(cell, { minLength: 8, maxLength: 8 }),
  ...[
    fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 100).toFixed(2)),
    fc.integer({ min: 0, max: 9_999_999 }).map((n) => `${group(String(n), '.')},5`),
    fc.integer({ min: 0, max: 9999 }).map((n) => new Date(Date.UTC(1990, 0, n)).toISOString().slice(0, 10)),
    fc.constantFrom('North', 'north', 'South', 'SOUTH ', ''),
    fc.constantFrom('ja', 'nein', ''),
    fc.constantFrom('1.234', '5.670', '12', ''),
  ].map((kind) => fc.array(kind, { minLength: 8, maxLength: 8 })),
)
const tables = fc
  .array(column, { minLength: 2, maxLength: 5 })
  .map((columns) => [
    columns.map((_, index) => ['amount', 'when', 'created_at', 'is_new', 'duration'][index]!),
    ...columns[0]!.map((_, row) => columns.map((list) => list[row]!)),
  ])

describe('cleaning', () => {
  it('throws on nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
        }),
        (rows) => {
          const { table } = cleanTable(textTable(rows))
          for (const { codes } of table.columns) expect(codes.length).toBe(table.rowCount)
        },
      ),
      { ...runs, numRuns: 100 },
    )
  })

  it('twice is once', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const once = cleanTable(textTable(rows)).table
        const csv = writeCleanedCsv(once)
        const again = Papa.parse<string[]>(csv.slice(0, -2)).data
        fc.pre(once.rowCount > 0 && again.every((row) => row.length === once.columns.length))
        expect(writeCleanedCsv(cleanTable(textTable(again)).table)).toBe(csv)
      }),
      { ...runs, numRuns: 250 },
    )
  })
})
