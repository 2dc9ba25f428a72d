import type { Dice } from './dice'

/** What things of several regions came to in each month: one table, to be written in many shapes. */
export interface KnownTable {
  regions: string[]
  /** By thing: its name, and its region by place. */
  things: { name: string; region: number }[]
  /** First days of months. */
  months: string[]
  /** By thing, then by month: sales, then costs. */
  cells: [sales: number, costs: number][][]
}

const names =
  'Ulm Bonn Kiel Jena Bern Graz Lyon Metz Nice Pau Leeds Derby Oxford Bath York Truro Porto Faro Braga'
const regions = ['North', 'South', 'West']
const thingsOf = [2, 4] as const
const monthsOf = [6, 14] as const

export function makeKnownTable(dice: Dice): KnownTable {
  const pool = names.split(' ')
  const things = regions.flatMap((_, region) =>
    Array.from({ length: dice.whole(...thingsOf) }, () => ({
      name: pool.splice(dice.whole(0, pool.length - 1), 1)[0]!,
      region,
    })),
  )
  const from = dice.whole(0, 11)
  const months = Array.from({ length: dice.whole(...monthsOf) }, (_, at) =>
    new Date(Date.UTC(2022, from + at, 1)).toISOString().slice(0, 10),
  )
  const cells = things.map(() =>
    months.map((): [number, number] => [dice.whole(200, 90_000), dice.whole(100, 40_000)]),
  )
  return { regions, things, months, cells }
}

type Rows = (string | number)[][]

export interface Shape {
  name: string
  rows(table: KnownTable): Rows
  /** Whether the costs stand in it too. */
  hasCosts?: true
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const iso = (day: string) => day.slice(0, 7)
const named = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
const slashed = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const salesOf = ({ cells }: KnownTable, thing: number) => cells[thing]!.map(([sales]) => sales)
const regionOf = ({ regions: all, things }: KnownTable, thing: number) => all[things[thing]!.region]!

const header = ['region', 'town', 'month', 'sales', 'costs']

const long = (table: KnownTable): Rows => [
  header,
  ...table.things.flatMap(({ name }, thing) =>
    table.months.map((month, at) => [regionOf(table, thing), name, iso(month), ...table.cells[thing]![at]!]),
  ),
]

const wide =
  (write: (day: string) => string, hasTotals = false) =>
  (table: KnownTable): Rows => {
    const body = table.things.map(({ name }, thing) => {
      const sales = salesOf(table, thing)
      return [regionOf(table, thing), name, ...sales, ...(hasTotals ? [sum(sales)] : [])]
    })
    const width = table.months.length + (hasTotals ? 1 : 0)
    const total = Array.from({ length: width }, (_, at) => sum(body.map((row) => Number(row[at + 2]))))
    return [
      ['region', 'town', ...table.months.map(write), ...(hasTotals ? ['Total'] : [])],
      ...body,
      ...(hasTotals ? [['Total', '', ...total]] : []),
    ]
  }

/** Each region's rows, as `write` has them, in their order. */
const byRegion = (table: KnownTable, write: (rows: Rows, region: string) => Rows): Rows =>
  table.regions.flatMap((region) =>
    write(
      long(table).filter(([own]) => own === region),
      region,
    ),
  )

const totalsOf = (rows: Rows) => [3, 4].map((at) => sum(rows.map((row) => Number(row[at]))))

const withSubtotals = (table: KnownTable): Rows => [
  header,
  ...byRegion(table, (rows, region) => [...rows, [`Total ${region}`, '', '', ...totalsOf(rows)]]),
  ['Grand total', '', '', ...totalsOf(long(table).slice(1))],
]

const merged = (table: KnownTable): Rows => {
  let before: (string | number)[] = []
  return long(table).map((row) => {
    const [region, town, ...rest] = row
    const written = [region === before[0] ? '' : region!, town === before[1] ? '' : town!, ...rest]
    before = row
    return written
  })
}

const inSections = (table: KnownTable): Rows => [
  header.slice(1),
  ...byRegion(table, (rows, region) => [[region, '', '', ''], ...rows.map((row) => row.slice(1))]),
]

const byMetric = (table: KnownTable): Rows => [
  ['region', 'town', 'month', 'metric', 'value'],
  ...long(table)
    .slice(1)
    .flatMap(([region, town, month, sales, costs]) => [
      [region!, town!, month!, 'sales', sales!],
      [region!, town!, month!, 'costs', costs!],
    ]),
]

const twoHeaders = (table: KnownTable): Rows => [
  ['', '', ...table.months.flatMap((month) => [named(month), ''])],
  ['region', 'town', ...table.months.flatMap(() => ['sales', 'costs'])],
  ...table.things.map(({ name }, thing) => [regionOf(table, thing), name, ...table.cells[thing]!.flat()]),
]

const crossed = (table: KnownTable): Rows => [
  ['region', 'town', ...table.months.flatMap((month) => [`sales ${iso(month)}`, `costs ${iso(month)}`])],
  ...table.things.map(({ name }, thing) => [regionOf(table, thing), name, ...table.cells[thing]!.flat()]),
]

const headersAgain = (table: KnownTable): Rows => [
  header,
  ...byRegion(table, (rows) => [...rows, header]).slice(0, -1),
]

const inParts = (table: KnownTable): Rows => [
  ['region', 'town', 'year', 'month', 'sales', 'costs'],
  ...long(table)
    .slice(1)
    .map(([region, town, month, ...numbers]) => {
      const [year, part] = String(month).split('-')
      return [region!, town!, Number(year), monthNames[Number(part) - 1]!, ...numbers]
    }),
]

const townsAcross = (table: KnownTable): Rows => {
  const all = table.things.map((_, thing) => salesOf(table, thing))
  const body = table.months.map((month, at) => {
    const own = all.map((sales) => sales[at]!)
    return [iso(month), ...own, sum(own)]
  })
  const totals = all.map(sum)
  return [
    ['month \\ town', ...table.things.map(({ name }) => name), 'Total'],
    ...body,
    ['Total', ...totals, sum(totals)],
  ]
}

const heads = (table: KnownTable): Rows => [
  ['region', 'head'],
  ...table.regions.map((region, at) => [region, ['Ada', 'Bo', 'Cy'][at]!]),
]
const tableAbove = (table: KnownTable): Rows => [...heads(table), [], ...long(table)]
const tableBelow = (table: KnownTable): Rows => [...long(table), [], ...heads(table)]

export const shapes: Shape[] = [
  { name: 'one row each', rows: long, hasCosts: true },
  { name: 'months as columns', rows: wide(iso) },
  { name: 'named months as columns', rows: wide(named) },
  { name: 'months of numbers as columns', rows: wide(slashed) },
  { name: 'months as columns, totals on both sides', rows: wide(named, true) },
  { name: 'subtotals', rows: withSubtotals, hasCosts: true },
  { name: 'merged cells', rows: merged, hasCosts: true },
  { name: 'regions as headings', rows: inSections, hasCosts: true },
  { name: 'a row for each number', rows: byMetric, hasCosts: true },
  { name: 'two rows of names', rows: twoHeaders, hasCosts: true },
  { name: 'names crossed of numbers and months', rows: crossed, hasCosts: true },
  { name: 'the names again and again', rows: headersAgain, hasCosts: true },
  { name: 'years and months in two columns', rows: inParts, hasCosts: true },
  { name: 'towns as columns, totals on both sides', rows: townsAcross },
  { name: 'another table above', rows: tableAbove, hasCosts: true },
  { name: 'another table below', rows: tableBelow, hasCosts: true },
]
