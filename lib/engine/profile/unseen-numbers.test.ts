import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

type Noise = ReturnType<typeof createNoise>
type Draw = (noise: Noise, at: number) => unknown

const columnsOf = (rowCount: number, draws: Record<string, Draw>) => {
  const noise = createNoise(17)
  const lines = Array.from({ length: rowCount }, (_, at) =>
    Object.values(draws)
      .map((draw) => draw(noise, at))
      .join(';'),
  )
  const text = [Object.keys(draws).join(';'), ...lines].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns
}
/** Of a column beside a text and a number that go with nothing. */
const beside = (name: string, draw: Draw, rowCount = 360) =>
  columnsOf(rowCount, {
    area: ({ pick }) => pick(['north', 'south', 'east']),
    [name]: draw,
    fee: ({ normal }) => (60 * Math.exp(0.5 * normal())).toFixed(2),
  })[1]!
const from =
  (least: number, count: number): Draw =>
  ({ random }) =>
    least + Math.floor(count * random())
const of =
  (...numbers: unknown[]): Draw =>
  ({ pick }) =>
    pick(numbers)
const about =
  (middle: number, width: number, digits = 0): Draw =>
  ({ normal }) =>
    (middle + width * normal()).toFixed(digits)

describe('whole numbers that are names', () => {
  it.each([
    ['Lagerplatz', from(1101, 48)],
    ['cpd', from(400, 90)],
    ['place', from(1, 48)],
    ['mcc', of(262, 228, 232)],
    ['err', of(0, 0, 0, 0, 0, 3, 7, 12)],
    ['ward_cd', from(1, 29)],
    ['term_cause', of(16, 17, 19, 31)],
    ['port', of(80, 443, 8080, 9201)],
    ['operatore', of(4, 5, 6, 7)],
    ['locker', ({ random }) => (random() < 0.5 ? '' : 4 + Math.floor(90 * random()))],
  ] as [string, Draw][])('are not measured: %s', (name, draw) => {
    expect(beside(name, draw).role).toMatch(/^(?:code|category)$/)
  })

  it.each([
    ['weight', about(1124, 6)],
    ['width', about(445, 12)],
    ['pieces a day', from(1, 48)],
    ['pack', of(6, 12, 24)],
    ['space', of(128, 160, 192)],
    ['flow', of(0, 0, 0, 50, 100, 150)],
    ['goals', ({ random }) => Math.floor(-1.4 * Math.log(1 - random()))],
    ['fails', ({ random }) => Math.floor(-3 * Math.log(1 - random()))],
    ['snow_cm', of(0, 0, 0, 2, 5, 12)],
    ['len_ms', about(214_000, 30_000)],
    ['operatori', of(4, 5, 6, 7)],
    ['Maschinen', of(4, 5, 6, 7)],
    ['locker', ({ random }) => (random() < 0.9 ? '' : 4 + Math.floor(90 * random()))],
  ] as [string, Draw][])('are measured: %s', (name, draw) => {
    expect(beside(name, draw).role).toBe('measure')
  })

  const cell = (count: number) => (_: Noise, at: number) => at % count
  const crossed = (draw: Draw) =>
    columnsOf(180, {
      ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, from(100, 900)])),
      what: draw,
      year: (_, at) => 2018 + Math.floor(at / 60),
    })[7]!

  it('stand once with each year, in whatever column that is', () => {
    expect(crossed((noise, at) => 101 + 3 * cell(60)(noise, at) + (at % 2)).role).toBe('code')
  })

  it('were set for a trial where they go in steps', () => {
    const steps = columnsOf(120, {
      supply: (_, at) => 60 * (at % 4),
      heat: (_, at) => 20 + 5 * Math.floor(at / 4),
      gain: about(40, 9, 1),
    })
    expect(steps.slice(0, 2).map(({ role }) => role)).toEqual(['measure', 'measure'])
  })

  it('are places of a day where they are counted on from one to the next', () => {
    const lots = columnsOf(210, {
      lot: (_, at) => 1 + (at % 70),
      sold: (_, at) => `2024-03-0${1 + Math.floor(at / 70)}`,
      paid: about(300, 90, 2),
    })
    expect(lots[0]!.role).toBe('code')
  })
})

it('names what some rows each are of, where it is counted on in the first column', () => {
  const marks = { mark: about(60, 14), paper: of('A', 'B', 'C') }
  const numbered =
    (by: number): Draw =>
    (_, at) =>
      1001 + by * Math.floor(at / 3)
  expect(columnsOf(240, { candidate: numbered(1), ...marks })[0]!.role).toBe('code')
  expect(columnsOf(240, { ...marks, level: numbered(1) })[2]!.role).toBe('measure')
  expect(columnsOf(240, { level: numbered(7), ...marks })[0]!.role).toBe('measure')
})

it.each([
  ['Kennwert', 1, 2],
  ['Kennwert', 22, 0],
  ['Kennwert', 160, 2],
  ['Height', 160, 0],
])('measures what a table is sorted by: %s from %i on, in step by %i', (name, first, slope) => {
  const step = (at: number) => first + Math.floor(at / 3)
  const [sorted] = columnsOf(180, {
    [name]: (_, at) => step(at),
    growth: ({ normal }, at) => (40 + slope * step(at) + 6 * normal()).toFixed(1),
    paper: of('A', 'B', 'C'),
  })
  expect(sorted!.role).toBe('measure')
})

describe('what is told of each day or place', () => {
  const day: Draw = (_, at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
  const place: Draw = (_, at) =>
    `${'abcdefghij'[at % 10]}${'aeiou'[Math.floor(at / 10) % 5]}${'lnrst'[Math.floor(at / 50)]}ham`
  const never: Draw = (_, at) => 11 + ((at * 73) % 257)
  const fee = about(40, 9, 2)

  it.each([
    ['seat', place, from(40, 90)],
    ['tank', day, from(10, 90)],
    ['booking', day, never],
  ])('is how many there were: %s', (name, each, draw) => {
    expect(columnsOf(200, { each, [name]: draw, fee })[1]!.role).toBe('measure')
  })

  it.each([
    ['ticket', (_: Noise, at: number) => `TK-${20000 + 7 * at}`, 'code'],
    ['ticket no', place, 'code'],
    ['remark', (noise, at) => `came to ${place(noise, at)} by train and left`, 'code'],
    ['day', (noise: Noise, at: number) => day(noise, Math.floor(at / 2)), 'code'],
  ])('is what it is called by beside a %s', (name, each, role) => {
    expect(columnsOf(200, { [name]: each, seat: from(40, 90), fee })[1]!.role).toBe(role)
  })

  it('adds up where it is counted in thousands, and does not where it goes on as an index does', () => {
    const index: Draw = (_, at) => (100 + at / 10 + Math.sin(at)).toFixed(1)
    const additivityOf = (items: Draw) => columnsOf(60, { day, items, fee })[1]!.additivity
    expect([about(115, 9, 1), index].map(additivityOf)).toEqual(['additive', 'intensive'])
  })
})

it('measures what stands beside its own bands', () => {
  const [age] = columnsOf(180, {
    alter: (_, at) => 120 + Math.floor(at / 3),
    band: (_, at) => `band ${'abcdef'[Math.floor(at / 30)]}`,
    growth: ({ normal }, at) => (40 + at + 6 * normal()).toFixed(1),
    paper: of('A', 'B', 'C'),
  })
  expect(age!.role).toBe('measure')
})

describe('what is not added up', () => {
  it.each([
    ['MwSt', of(7, 19)],
    ['all_items', about(104, 5, 1)],
    ['densite', ({ normal }) => Math.round(70 * Math.exp(normal()))],
    ['cap', of(8, 40, 120)],
    ['shelf_life', of(30, 90, 180, 365)],
    ['Yrs exp', ({ random }) => Math.floor(-5 * Math.log(1 - random()))],
  ] as [string, Draw][])('by name or values: %s', (name, draw) => {
    expect(beside(name, draw).additivity).not.toBe('additive')
  })

  it.each([
    ['MwSt', ({ normal }) => (19 * Math.exp(normal())).toFixed(2)],
    ['all_items', about(104, 5)],
    ['items', ({ normal }) => (40 * Math.exp(normal())).toFixed(1)],
    ['scrap', of(0, 0, 0, 1, 2)],
    ['colli', of(1, 1, 2, 3, 5)],
    ['hits', ({ normal }) => Math.floor(8 * Math.exp(normal()))],
  ] as [string, Draw][])('but amounts are: %s', (name, draw) => {
    expect(beside(name, draw).additivity).toBe('additive')
  })

  it('is the price of what there were so many of, under whatever names', () => {
    const cents = ({ normal }: Noise) => Math.max(1, Math.round(2400 * Math.exp(0.6 * normal())))
    const rows = columnsOf(300, {
      'Stk;EP;Wert': (noise) => {
        const [count, price] = [1 + Math.floor(20 * noise.random()), cents(noise)]
        return [count, (price / 100).toFixed(2), ((count * price) / 100).toFixed(2)].join(';')
      },
    })
    expect(rows.map(({ additivity }) => additivity)).toEqual(['additive', 'intensive', 'additive'])
  })

  it('stays a part of what it was divided by where it was rounded', () => {
    const rows = columnsOf(300, {
      'ha;souls;per ha': ({ random }) => {
        const [area, souls] = [(40 + 900 * random()).toFixed(1), Math.round(900 + 9000 * random())]
        return [area, souls, Math.round(souls / Number(area))].join(';')
      },
    })
    expect(rows[2]!.additivity).toBe('intensive')
  })
})
