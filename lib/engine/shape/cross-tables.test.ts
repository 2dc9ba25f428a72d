import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { shapeTable } from './shape-table'

const { random } = createNoise(23)
const amount = (size: number) => Math.round(size * (0.3 + 1.4 * random()))
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const mean = (numbers: number[]) => Math.round(sum(numbers) / numbers.length)
const days = Array.from(
  { length: 24 },
  (_, at) => `${2019 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`,
)
const towns = ['Aalen', 'Bonn', 'Celle', 'Daun', 'Emden', 'Fulda', 'Goslar', 'Hof', 'Ilmenau', 'Jena']

interface Written {
  labels: [header: string[], rows: string[][]]
  across: string[]
  cell?: (column: number, row: number[]) => number
  whole?: [name: string, of: (numbers: number[]) => number] | null
  below?: [name: string, of: (numbers: number[]) => number] | null
}

function write({
  labels: [header, rows],
  across,
  cell = () => amount(400),
  whole = ['Total', sum],
  below = ['Total', sum],
}: Written) {
  const body = rows.map(() => {
    const row: number[] = []
    for (const at of across.keys()) row.push(cell(at, row))
    return row
  })
  const line = (numbers: number[]) => (whole ? [...numbers, whole[1](numbers)] : numbers).map(String)
  const foot = across.map((_, at) => below?.[1](body.map((row) => row[at]!)) ?? 0)
  return [
    [...header, ...across, ...(whole ? [whole[0]] : [])],
    ...body.map((numbers, at) => [...rows[at]!, ...line(numbers)]),
    ...(below ? [[below[0], ...header.slice(1).map(() => ''), ...line(foot)]] : []),
  ]
}
const ones = (names: string[]) => names.map((name) => [name])
const read = (written: Written) => shapeTable(textTable(write(written)))

describe('cross-tables with sums at both sides become rows', () => {
  it.each<[string, Written, number]>([
    ['months by regions', { labels: [['Month'], ones(days)], across: ['North', 'South', 'East'] }, 72],
    [
      'towns from and to',
      { labels: [['Da'], ones(towns)], across: towns, whole: ['Totale', sum], below: ['Totale', sum] },
      100,
    ],
    [
      'under a corner of two names',
      { labels: [['Ville \\ Mode'], ones(towns)], across: ['bus', 'tram', 'métro'], below: null },
      30,
    ],
  ])('%s', (_, written, rows) => {
    const { table } = read(written)
    expect(table.rowCount).toBe(rows)
    expect(table.columns.at(-1)!.addsUp).toBe(true)
  })
})

describe('sums at both sides of what may be records are offered as rows', () => {
  it.each<[string, Written, number]>([
    [
      'towns by kinds',
      {
        labels: [['Ort'], ones(towns)],
        across: ['Bus', 'Bahn', 'Rad', 'Fuß'],
        whole: ['Summe', sum],
        below: ['Summe', sum],
      },
      40,
    ],
    [
      'ages by sexes',
      {
        labels: [['Età'], ones(['0-17', '18-34', '35-49', '50-64', '65+'])],
        across: ['maschi', 'femmine', 'altri'],
        whole: ['Totale', sum],
        below: ['Totale', sum],
      },
      15,
    ],
    [
      'two things down',
      {
        labels: [
          ['Region', 'Kind'],
          towns.slice(0, 4).flatMap((town) => ['a', 'b', 'c'].map((kind) => [town, kind])),
        ],
        across: ['web', 'shop', 'phone'],
      },
      36,
    ],
    ['a payroll', { labels: [['employee'], ones(towns)], across: ['base', 'bonus', 'overtime', 'meal'] }, 40],
    ['medals', { labels: [['country'], ones(towns)], across: ['gold', 'silver', 'bronze'] }, 30],
    ['plants by countries', { labels: [['Plant'], ones(towns)], across: ['Germany', 'France', 'Italy'] }, 30],
    ['costs of flats', { labels: [['flat'], ones(towns)], across: ['heating', 'water', 'waste'] }, 30],
  ])('%s', (_, written, rows) => {
    const { table, shapes } = read(written)
    expect(table.rowCount).toBe(written.labels[1].length)
    expect(shapes).toMatchObject([{ is_taken: true }, { shape: 'long', is_taken: false, rows }])
  })
})

describe('tables that have sums and are none stay as they are', () => {
  it.each<[string, Written]>([
    [
      'points of a game',
      { labels: [['name'], ones(towns)], across: ['hp', 'attack', 'defense', 'speed'], below: null },
    ],
    [
      'marks with their mean',
      { labels: [['pupil'], ones(towns)], across: ['maths', 'reading', 'writing'], below: ['Average', mean] },
    ],
    ['medals', { labels: [['country'], ones(towns)], across: ['gold', 'silver', 'bronze'], below: null }],
    [
      'wages with a contribution',
      {
        labels: [['employee'], ones(towns)],
        across: ['gross', 'pension', 'bonus'],
        cell: (at, row) => (at === 1 ? Math.round(row[0]! * 0.093) : amount(40_000)),
      },
    ],
    [
      'invoices',
      {
        labels: [['invoice', 'date', 'customer'], towns.map((town, at) => [`R${at}`, days[at]!, town])],
        across: ['net', 'freight', 'packing'],
      },
    ],
    [
      'staff of departments',
      {
        labels: [['name', 'department'], towns.map((town, at) => [town, 'abc'[at % 3]!])],
        across: ['base', 'overtime', 'bonus'],
      },
    ],
    ['two columns of a whole', { labels: [['canton'], ones(towns)], across: ['women', 'men'] }],
    [
      'a total that is none',
      {
        labels: [['shop'], ones(towns)],
        across: ['rent', 'wages', 'goods'],
        whole: ['Total', (all) => sum(all) + amount(90)],
      },
    ],
    [
      'a mean of the columns',
      {
        labels: [['sample'], ones(towns)],
        across: ['first', 'second', 'third'],
        whole: ['mean', mean],
        below: ['mean', mean],
      },
    ],
    [
      'measures of several sizes',
      {
        labels: [['branch'], ones(towns)],
        across: ['visits', 'sales', 'staff'],
        cell: (at) => amount([900, 80_000, 12][at]!),
      },
    ],
    [
      'sums down alone',
      { labels: [['machine'], ones(towns)], across: ['made', 'scrapped', 'repaired'], whole: null },
    ],
  ])('%s', (_, written) => {
    expect(read(written).table.rowCount).toBe(written.labels[1].length)
  })
})

describe('cohorts in the periods since they began', () => {
  const months = days.slice(0, 12)
  const rows = (from: (at: number) => number, to: (at: number) => number) =>
    months.map((month, at) => [
      month,
      String(amount(60)),
      ...months.map((_, place) => (place >= from(at) && place <= to(at) ? String(amount(9000)) : '')),
    ])
  const header = ['Joined', 'Customers', ...months.map((month) => `${month.slice(5)}/${month.slice(0, 4)}`)]

  it('become rows, of the periods that there were, and are counted once', () => {
    const { table } = shapeTable(
      textTable([
        header,
        ...rows(
          (at) => at,
          () => 11,
        ),
      ]),
    )
    expect(table.rowCount).toBe(78)
    expect(table.columns.map(({ name }) => name)).toEqual(['Joined', 'Customers', 'Month', 'Value'])
    expect(table.columns[1]).toMatchObject({ addsUp: false, eachOf: 'Joined' })
  })

  it('are offered where players joined who have other numbers', () => {
    const players = months.map((_, at) => [
      towns[at % 10]! + at,
      ...[String(20 + at), String(1 + at)],
      ...months.map((_, place) => (place >= at - (at % 2) ? String(amount(9000)) : '')),
    ])
    const { table, shapes } = shapeTable(
      textTable([['player', 'age', 'shirt', ...header.slice(2)], ...players]),
    )
    expect(table.rowCount).toBe(12)
    expect(shapes).toMatchObject([{ is_taken: true }, { shape: 'long', is_taken: false }])
  })

  it.each([0, 1])('are offered where bare numbers count on from %i', (from) => {
    const own = rows(
      () => 0,
      (at) => 11 - at,
    ).map(([month, , ...cells]) => [month!, ...cells])
    const names = (step: number) => ['Joined', ...months.map((_, at) => String(from + at * step))]
    expect(shapeTable(textTable([names(1), ...own])).shapes).toMatchObject([
      { is_taken: true },
      { shape: 'long', text: 'Make it long: 12 months as rows', rows: 78, is_taken: false },
    ])
    expect(shapeTable(textTable([names(1), ...own]), { shape: 'long' }).table.rowCount).toBe(78)
    expect(shapeTable(textTable([names(5), ...own])).shapes).toBeUndefined()
  })

  it('are no table with gaps', () => {
    const gaps = rows(
      (at) => (at * 5) % 7,
      () => 11,
    )
    expect(shapeTable(textTable([header, ...gaps])).table.rowCount).toBe(12)
  })
})
