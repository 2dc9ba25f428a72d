import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean-table'
import { textTable } from '../text-table.fixture'

type Cell = string | number
type Rows = Cell[][]

const clean = (rows: Rows) => cleanTable(textTable(rows.map((row) => row.map(String))))
const step = (rows: Rows, name: string) => clean(rows).steps.find((entry) => entry.step === name)
const sumOf = (rows: Rows, name: string) => {
  const column = clean(rows).table.columns.find((one) => one.name === name)!
  return column.numbers!.reduce((sum, number) => sum + (Number.isNaN(number) ? 0 : number), 0)
}
const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)
/** Spread out but repeatable, from 0 to 1. */
const noise = (row: number, salt = 1) => (((row + 1) * 7919 * salt + salt * 104_729) % 1009) / 1009

const sites = ['Hall', 'Pool', 'School', 'Depot', 'Library', 'Museum', 'Town hall', 'Clinic']

interface Readings {
  things: number
  days: number
  /** Largest over smallest of one thing. */
  spread: number
  factor: number
  /** Which of a thing's days stand in another unit, by the number of the thing. */
  isOff: (thing: number, day: number) => boolean
}

/** Readings of things of unlike size, day by day; some stand in another unit. */
const readings = ({ things, days, spread, factor, isOff }: Readings): Rows => [
  ['day', 'site', 'reader', 'used'],
  ...Array.from({ length: things * days }, (_, at) => {
    const [thing, day] = [at % things, Math.floor(at / things)]
    const own = 40 * (thing + 1) * spread ** noise(at)
    const written = isOff(thing, day) ? own * factor : own
    return [dateOf(day), sites[thing]!, ['JM', 'AB', 'KL'][day % 3]!, written.toFixed(3)]
  }),
]

describe('numbers in another unit', () => {
  const grid = [
    { factor: 1000, spread: 3, share: 0.2 },
    { factor: 1000, spread: 15, share: 0.1 },
    { factor: 0.001, spread: 8, share: 0.1 },
    { factor: 1_000_000, spread: 8, share: 0.05 },
    { factor: 100, spread: 3, share: 0.1 },
    { factor: 10, spread: 1.4, share: 0.1 },
  ].flatMap((one) => [2, 5, 8].map((things) => ({ ...one, things })))

  it.each(grid)('are told in that of the others: × $factor in $share of $things things', (one) => {
    const days = 60
    const last = 20 + Math.round(one.share * days)
    const off = readings({ ...one, days, isOff: (thing, day) => thing === 1 && day >= 20 && day < last })
    const right = readings({ ...one, days, isOff: () => false })
    expect(step(off, 'unit_slip')).toMatchObject({ column: 'used', rows: last - 20 })
    expect(Math.abs(sumOf(off, 'used') / sumOf(right, 'used') - 1)).toBeLessThan(0.001)
    expect(step(right, 'unit_slip')).toBeUndefined()
  })

  it('are found here and there where the others lie close together', () => {
    const isOff = (thing: number, day: number) => thing === 2 && day % 17 === 3
    expect(
      step(readings({ things: 5, days: 60, spread: 6, factor: 1000, isOff }), 'unit_slip'),
    ).toMatchObject({
      rows: 4,
    })
  })

  it('are left where they may be so: ten times here and there, another factor, one row, everywhere', () => {
    const base = { things: 5, days: 60 }
    const here = (thing: number, day: number) => thing === 2 && day % 9 === 3
    const run = (thing: number, day: number) => thing === 2 && day >= 20 && day < 30
    const left: Readings[] = [
      { ...base, spread: 1.4, factor: 10, isOff: here },
      { ...base, spread: 3, factor: 100, isOff: here },
      { ...base, spread: 2, factor: 30, isOff: run },
      { ...base, spread: 3, factor: 0.01, isOff: run },
      { ...base, spread: 2, factor: 300, isOff: run },
      { ...base, spread: 100, factor: 1000, isOff: run },
      { ...base, spread: 3, factor: 1000, isOff: (thing, day) => thing === 2 && day === 20 },
      { ...base, spread: 3, factor: 1000, isOff: (thing) => thing === 2 },
      { ...base, spread: 3, factor: 1000, isOff: (_, day) => day % 7 === 1 },
    ]
    for (const one of left) expect(step(readings(one), 'unit_slip'), JSON.stringify(one)).toBeUndefined()
  })

  it('are left where another column says that they are of another kind', () => {
    const rows = readings({
      things: 3,
      days: 60,
      spread: 3,
      factor: 1000,
      isOff: (thing, day) => thing === 1 && day % 12 === 3,
    }).map((row, at) => [...row, at === 0 ? 'kind' : Number(row[3]) > 5000 ? 'legacy' : 'gift'])
    expect(step(rows, 'unit_slip')).toBeUndefined()
  })

  it('are never seen in amounts that spread by themselves', () => {
    for (const salt of [3, 5, 11, 17, 23]) {
      const rows: Rows = Array.from({ length: 400 }, (_, at) => {
        const normal = noise(at, salt) + noise(at, salt + 1) + noise(at, salt + 7) - 1.5
        return [dateOf(at), sites[at % 4]!, Math.exp(5 + 4 * normal).toFixed(2)]
      })
      expect(step([['day', 'shop', 'amount'], ...rows], 'unit_slip')).toBeUndefined()
    }
  })
})

/** Counters side by side, or below each other. */
const counters = (isOut: (counter: number, day: number) => boolean, days = 200): Rows => [
  ['date', 'Bridge St', 'Canal', 'Station Rd', 'rain_mm'],
  ...Array.from({ length: days }, (_, day) => [
    dateOf(day),
    ...[0, 1, 2].map((at) => (isOut(at, day) ? 0 : Math.round(300 + 500 * noise(day, at + 2)))),
    day % 3 === 0 ? (noise(day, 9) * 8).toFixed(1) : '0',
  ]),
]
const below = (rows: Rows): Rows => [
  ['date', 'counter', 'count'],
  ...rows.slice(1).flatMap((row) => [1, 2, 3].map((at) => [row[0]!, rows[0]![at]!, row[at]!])),
]

describe('zeros one after the other', () => {
  it.each([3, 8, 16, 30])('are none where a counter was out of order for %i days', (length) => {
    const rows = counters((at, day) => at === 2 && day >= 100 && day < 100 + length)
    expect(step(rows, 'zero_run')).toMatchObject({ column: 'Station Rd', rows: length })
    expect(step(below(rows), 'zero_run')).toMatchObject({ column: 'count', rows: length })
  })

  it('stay where all stood still, at the ends, here and there, week by week, or where little was counted', () => {
    const cases = [
      counters((_, day) => day >= 100 && day < 110),
      counters((at, day) => at === 2 && day < 10),
      counters((at, day) => at === 2 && day >= 190),
      counters((at, day) => at === 2 && day % 23 === 5),
      counters((at, day) => at === 2 && day % 7 < 3),
    ]
    for (const rows of cases) {
      expect(step(rows, 'zero_run')).toBeUndefined()
      expect(step(below(rows), 'zero_run')).toBeUndefined()
    }
    const closed = below(counters((at, day) => at === 2 && day >= 100 && day < 110)).map((row, at) => [
      ...row,
      at === 0 ? 'hours_open' : row[2] === 0 ? 0 : 40,
    ])
    expect(step(closed, 'zero_run')).toBeUndefined()
    const few = counters((at, day) => at === 2 && day >= 100 && day < 110).map((row, at) =>
      at === 0 ? row : row.map((cell, column) => (column === 3 ? Math.floor(Number(cell) / 250) : cell)),
    )
    expect(step(few, 'zero_run')).toBeUndefined()
  })
})

describe('the same number again and again', () => {
  const sensors = (isStuck: (sensor: number, hour: number) => boolean, decimals = 2): Rows => [
    ['time', 'sensor', 'temp'],
    ...Array.from({ length: 900 }, (_, at) => {
      const [sensor, hour] = [at % 3, Math.floor(at / 3)]
      const time = new Date(Date.UTC(2024, 2, 1) + hour * 3_600_000).toISOString().slice(0, 19)
      const temp = isStuck(sensor, hour) ? -18.5 : -20 + 3 * noise(hour, sensor + 2)
      return [time, `CS-0${sensor + 1}`, temp.toFixed(decimals)]
    }),
  ]
  it.each([6, 20, 40])('is none where a sensor was stuck for %i hours', (length) => {
    const rows = sensors((sensor, hour) => sensor === 1 && hour >= 100 && hour < 100 + length)
    expect(step(rows, 'stuck')).toMatchObject({ column: 'temp', rows: length })
  })
  it('stays in a series that often stays, in a short run, and to its end', () => {
    expect(
      step(
        sensors((sensor, hour) => sensor === 1 && hour >= 100 && hour < 110, 0),
        'stuck',
      ),
    ).toBeUndefined()
    expect(
      step(
        sensors((sensor, hour) => sensor === 1 && hour >= 100 && hour < 103),
        'stuck',
      ),
    ).toBeUndefined()
    expect(
      step(
        sensors((sensor, hour) => sensor === 1 && hour >= 280),
        'stuck',
      ),
    ).toBeUndefined()
  })
})

describe('placeholders', () => {
  const prices = (placeholder: (row: number) => Cell | null, low: number, high: number): Rows => [
    ['listing', 'price', 'rooms'],
    ...Array.from({ length: 300 }, (_, row) => [
      `L${row}`,
      placeholder(row) ?? Math.round(low + (high - low) * noise(row)),
      1 + (row % 5),
    ]),
  ]
  const some = (cell: Cell) => (row: number) => (row % 33 === 4 ? cell : null)

  it.each([
    [1, 90_000, 2_000_000],
    [1, 700, 60_000],
    [0.01, 20, 900],
    [44_444, 100, 4000],
    [9_999_999, 90_000, 2_000_000],
    [123_456, 100, 4000],
    [1111, 10, 300],
  ])('%d among prices from %i to %i is none', (cell, low, high) => {
    expect(step(prices(some(cell), low, high), 'placeholder')).toMatchObject({ column: 'price', rows: 9 })
  })

  it('stay where they may be prices', () => {
    const left = [
      prices(some(1), 2, 400),
      prices(some(90), 90_000, 2_000_000),
      prices(some(5000), 100, 400),
      prices((row) => (row === 7 ? 1 : null), 90_000, 2_000_000),
      prices((row) => (row % 2 ? 1 : null), 90_000, 2_000_000),
      prices(some(9999), 100, 9000),
    ]
    for (const rows of left) expect(step(rows, 'placeholder')).toBeUndefined()
  })

  it.each(['1900-01-01', '9999-12-31', '2099-12-31'])('%s is no date', (date) => {
    const rows: Rows = Array.from({ length: 60 }, (_, row) => [
      row,
      row % 9 === 2 ? date : dateOf(-9000 + row * 90),
    ])
    expect(step([['person', 'born'], ...rows], 'placeholder')).toMatchObject({ column: 'born', rows: 7 })
  })

  it('are no dates that lie among the others', () => {
    const rows: Rows = Array.from({ length: 60 }, (_, row) => [
      row,
      row % 9 === 2 ? '1970-01-01' : dateOf(-20_500 + row * 40),
    ])
    expect(step([['person', 'born'], ...rows], 'placeholder')).toBeUndefined()
  })

  const dated = (odd: (row: number) => string | null, length = 120): Rows => [
    ['order', 'day'],
    ...Array.from({ length }, (_, row) => [row, odd(row) ?? dateOf(18_000 + row * 3)]),
  ]

  it.each(['2204-05-01', '1024-05-01'])('one that is decades off all others is none: %s', (day) => {
    const rows = dated((row) => (row === 7 ? day : null))
    expect(step(rows, 'far_date')).toMatchObject({ column: 'day', rows: 1 })
  })

  it('those at both ends are few together', () => {
    const late = (row: number) => row >= 7 && row < 10
    const day = (early: number) => (row: number) =>
      late(row) ? '9204-05-01' : row >= 10 && row < 10 + early ? '1914-05-01' : null
    expect(step(dated(day(1), 400), 'far_date')).toMatchObject({ rows: 4 })
    expect(step(dated(day(2), 400), 'far_date')).toMatchObject({ rows: 3 })
  })

  it.each([
    { what: 'within twenty years', day: (row: number) => (row === 7 ? '2035-05-01' : null) },
    { what: 'as many as make a part', day: (row: number) => (row % 9 === 0 ? '2204-05-01' : null) },
    { what: 'where dates span a lifetime', day: (row: number) => dateOf(-14_000 + row * 300) },
  ])('stay: $what', ({ day }) => {
    expect(step(dated(day), 'far_date')).toBeUndefined()
  })
})
