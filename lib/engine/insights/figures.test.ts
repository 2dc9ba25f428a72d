import { describe, expect, it } from 'vitest'
import type { Insight } from '@/lib/contracts/claims'
import type { Profile } from '../profile/profile'
import { findInsights } from './find-insights'
import {
  buildFixture,
  createNoise,
  dayOf2023,
  type FixtureColumn,
  noiseColumns,
  plant,
} from './fixture-table'
import { formNames, formOf, recomputeFigure } from './recompute-figure.fixture'
import { pooledScores, type Row, scoreCorrelation } from './recompute-statistics.fixture'

type Columns = Record<string, FixtureColumn>
type Identities = Profile['identities']

interface Planted {
  columns: Columns
  identities?: Identities
}

const measure = (
  name: string,
  cells: FixtureColumn['cells'],
  rest: Partial<FixtureColumn> = {},
): FixtureColumn => ({
  name,
  role: 'measure',
  cells,
  ...rest,
})

/** Something of nearly every kind among orders of one year. */
function orders(seed: number): Planted {
  const { random } = createNoise(seed + 1000)
  let columns = noiseColumns(seed, 700)
  const isWest = columns.region!.cells.map((cell) => cell === 'West')
  const scale = (cell: number, row: number) =>
    Math.abs(cell) * (isWest[row] ? 3 : 1) + (row === 77 ? 2000 : 0)
  columns = plant(columns, 'revenue', scale)
  columns = plant(columns, 'visits', (cell, row) => cell + row / 25)
  columns = plant(columns, 'rating', (cell, row) => (isWest[row] && random() < 0.3 ? null : cell - row / 900))
  columns = plant(columns, 'channel', (_, row) => (isWest[row] || random() < 0.3 ? 'Web' : 'Store'))
  const rare = (cell: string | number | null, row: number) =>
    row === 50 || row === 500 ? 'Isle' : String(cell)
  columns = plant(columns, 'region', (_, row) => rare(columns.region!.cells[row]!, row))
  const goal = columns.visits!.cells.map((cell) => Number(cell) * 1.1)
  return { columns: { ...columns, goal: measure('visits_target', goal) } }
}

/** Two measures that go together over all rows and apart inside each channel; few customers that hold most. */
function reversal(seed: number): Planted {
  const noise = noiseColumns(seed, 900)
  const { normal, random } = createNoise(seed + 99)
  const level = noise.channel!.cells.map((cell) => ({ Web: -1, Store: 0, Phone: 1 })[String(cell)]!)
  const inner = level.map(() => normal())
  const first = plant(noise, 'revenue', (_, row) => 100 + 10 * (inner[row]! + 2 * level[row]!))
  const columns = plant(first, 'visits', (_, row) =>
    row % 50 === 0 ? null : 40 + 5 * (2 * level[row]! - 0.6 * inner[row]! + 0.8 * normal()),
  )
  const customers = inner.map(() => Math.floor(random() * 40))
  const cost = customers.map((customer) => (customer < 8 ? 90 : 9) * (1 + random()))
  const customer: FixtureColumn = {
    name: 'customer',
    role: 'category',
    cells: customers.map((id) => `C-${id}`),
  }
  return { columns: { ...columns, customer, cost: measure('cost', cost) } }
}

/** One pair of values that departs from what each alone leads to expect; a ratio and a level beside it. */
function exception(seed: number): Planted {
  const noise = noiseColumns(seed, 900)
  const isCell = noise.region!.cells.map(
    (cell, row) => cell === 'East' && noise.channel!.cells[row] === 'Web',
  )
  const columns = plant(noise, 'revenue', (cell, row) =>
    row % 40 === 7 ? null : cell + (isCell[row] ? 60 : 0),
  )
  const rate = columns.revenue!.cells.map((cell, row) =>
    cell === null ? null : Number(cell) / Number(columns.visits!.cells[row]),
  )
  const all = { rate: measure('rate', rate, { additivity: 'intensive' }), ...columns }
  const [numerator, denominator] = ['revenue', 'visits'].map((name) => Object.keys(all).indexOf(name))
  return {
    columns: all,
    identities: [
      { kind: 'ratio', result: 0, numerator: numerator!, denominator: denominator!, scale: 1, share: 1 },
    ],
  }
}

/** In December one region makes five times as much. */
function driven(seed: number): Planted {
  const noise = noiseColumns(seed, 2500)
  const isLast = noise.date!.cells.map((cell) => String(cell) >= '2023-10')
  const isEast = noise.region!.cells.map((cell) => cell === 'East')
  const columns = plant(noise, 'revenue', (cell, row) => cell * (isLast[row] && isEast[row] ? 5 : 1))
  return { columns }
}

/** In May everything is three times as much, in one region six times. */
function peaked(seed: number): Planted {
  const noise = noiseColumns(seed, 2500)
  const isMay = noise.date!.cells.map((cell) => String(cell).startsWith('2023-05'))
  const isEast = noise.region!.cells.map((cell) => cell === 'East')
  const times = (row: number) => (isMay[row] ? (isEast[row] ? 6 : 3) : 1)
  return {
    columns: plant(
      plant(noise, 'revenue', (cell, row) => cell * times(row)),
      'rating',
      (cell, row) => cell * times(row),
    ),
  }
}

/** Sales that come more often as time goes, and more in summer and at weekends. */
function growth(seed: number, days: number): Planted {
  const { random, normal } = createNoise(seed + 7)
  const dates: number[] = []
  for (let day = 0; day < days; day++) {
    const wave = days > 730 ? 0.5 : 0
    const season = 1 + wave * Math.sin((2 * Math.PI * (day - 100)) / 365) + (day % 7 < 2 ? 0.8 : 0)
    const mean = 0.6 * (1 + (2 * day) / days) * season
    for (let k = 0; k < 8; k++) if (random() < mean / 8) dates.push(day)
  }
  const date: FixtureColumn = { name: 'sold_on', role: 'time', cells: dates.map(dayOf2023) }
  const amounts = dates.map((day) => (day % 31 === 3 ? null : 50 + 8 * normal()))
  return { columns: { date, amount: measure('amount', amounts) } }
}

/** A sensor a day with a season and a week, and one day far off; lognormal amounts with one far off. */
function sensor(seed: number): Planted {
  const { normal } = createNoise(seed + 31)
  const days = Array.from({ length: 800 }, (_, day) => day)
  const level = days.map(
    (day) =>
      20 +
      9 * Math.sin((2 * Math.PI * day) / 365) +
      (day % 7 < 2 ? 3 : 0) +
      normal() +
      (day === 333 ? 15 : 0),
  )
  const date: FixtureColumn = { name: 'day', role: 'time', cells: days.map(dayOf2023) }
  return { columns: { date, level: measure('level', level, { additivity: 'intensive' }) } }
}

function amounts(seed: number): Planted {
  const { normal } = createNoise(seed + 3)
  const cells = Array.from({ length: 400 }, (_, row) => Math.exp(normal() * 0.8) * (row === 200 ? 3000 : 1))
  const plain = cells.map((_, row) => 50 + 5 * normal() + (row === 100 ? (seed % 2 ? 90 : -90) : 0))
  const doses = cells.map(() => Math.exp(normal()))
  const dose = measure('dose', doses, { additivity: 'intensive' })
  return { columns: { amount: measure('amount', cells), weight: measure('weight', plain), dose } }
}

/** A channel that dries up in the second half of a year, another's average that climbs; a price by two factors. */
function moving(seed: number): Planted {
  const { random, normal } = createNoise(seed + 5)
  const noise = noiseColumns(seed, 2400)
  const isHigh = noise.region!.cells.map(
    (cell, row) => cell === 'East' && Number(noise.visits!.cells[row]) > 40,
  )
  const priced = plant(noise, 'rating', (_, row) => 3 + 0.3 * normal() + (isHigh[row] ? 1 : 0))
  const climbing = plant(priced, 'visits', (cell, row) =>
    noise.region!.cells[row] === 'South' ? cell * (1 + row / 1200) : cell,
  )
  const stays = noise.date!.cells.map(
    (cell, row) =>
      noise.channel!.cells[row] !== 'Phone' ||
      (seed % 2 === 0) === String(cell) >= '2023-07' ||
      random() < 0.2,
  )
  const { rating, ...others } = Object.fromEntries(
    Object.entries(climbing).map(([key, column]) => [
      key,
      { ...column, cells: column.cells.filter((_, row) => stays[row]) },
    ]),
  )
  return { columns: { rating: rating!, ...others } }
}

/** What each of the accounts pays by the month, of which more come in. */
function accounts(seed: number): Planted {
  const { normal } = createNoise(seed + 7)
  const rows = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 20 + month }, (_, account) => ({ month, account })),
  ).flat()
  const date: FixtureColumn = {
    name: 'month',
    role: 'time',
    grain: 'month',
    cells: rows.map(({ month }) => `2023-${String(month + 1).padStart(2, '0')}-01`),
  }
  const plan: FixtureColumn = {
    name: 'plan',
    role: 'category',
    cells: rows.map(({ account }) => (account % 3 === 0 ? 'Team' : 'Solo')),
  }
  const fees = rows.map(({ account }) => (account % 3 === 0 ? 300 : 90) + 9 * normal())
  return { columns: { date, plan, fee: measure('fee', fees, { additivity: 'semi_additive' }) } }
}

/** Without anything that adds up, so that rows are what moves. */
const onlyAverages = ({ columns: { revenue, visits, ...columns } }: Planted): Planted => ({ columns })

const tables: [string, (seed: number) => Planted][] = [
  ['orders', orders],
  ['reversal', reversal],
  ['exception', exception],
  ['eight months of growth', (seed) => growth(seed, 240)],
  ['a year of growth', (seed) => growth(seed, 420)],
  ['a region that drives the change', driven],
  ['a month that stands out', peaked],
  ['three years of growth', (seed) => growth(seed, 1100)],
  ['a sensor', sensor],
  ['skewed amounts', amounts],
  ['segments that move', moving],
  ['rows of segments that move', (seed) => onlyAverages(moving(seed))],
  ['levels of accounts', accounts],
  ['six years of growth', (seed) => growth(seed, 2200)],
]
const seeds = [1, 2, 3, 4]
const told = new Set<string>()

function rowsOf(columns: FixtureColumn[]): Row[] {
  return columns[0]!.cells.map((_, i) =>
    Object.fromEntries(columns.map(({ name, cells }) => [name, cells[i]!])),
  )
}

/** The correlation over all rows, and the one inside the groups, which its text does not name. */
function expectReversed(rows: Row[], { columns, direction, evidence }: Insight) {
  const [a, b, by] = columns as [string, string, string]
  expect(Math.sign(scoreCorrelation(rows, a, b))).toBe(direction === 'positive' ? 1 : -1)
  expect(evidence.statistic).toBeCloseTo(pooledScores(rows, { a, b, by }), 6)
  reversals++
}
let reversals = 0

describe('figures', () => {
  it.each(tables.flatMap(([name, build]) => seeds.map((seed) => [name, seed, build] as const)))(
    'can be recomputed from the rows: %s, %d',
    (_, seed, build) => {
      const { columns, identities } = build(seed)
      const list = Object.values(columns)
      const rows = rowsOf(list)
      const { insights } = findInsights(buildFixture(list, { identities }))
      expect(insights.length).toBeGreaterThan(1)
      for (const insight of insights) {
        if (insight.kind === 'simpson') expectReversed(rows, insight)
        for (const figure of insight.evidence.figures) {
          expect(insight.text).toContain(figure.text)
          told.add(formOf(figure) ?? figure.measure)
          const value = recomputeFigure(rows, figure)
          expect(figure.value, `${insight.text} [${figure.measure}]`).toBeCloseTo(value, 6)
        }
      }
    },
  )

  it('are of every form at least once', () => {
    expect(reversals).toBeGreaterThan(0)
    expect([...told].sort()).toEqual([...formNames].sort())
  })
})
