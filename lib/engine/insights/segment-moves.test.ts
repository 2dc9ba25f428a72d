import { describe, expect, it } from 'vitest'
import { draft } from '../subject/subject.fixture'
import { findInsights } from './find-insights'
import {
  buildFixture,
  createNoise,
  dayOf2023,
  type FixtureColumn,
  noiseColumns,
  plant,
} from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(
    ({ kind, columns: about }) => kind === 'exception' && about.at(-1) === 'order_date',
  )

/** The rows of a table but those that are taken out. */
const without = (columns: Record<string, FixtureColumn>, isOut: (row: number) => boolean) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      { ...column, cells: column.cells.filter((_, row) => !isOut(row)) },
    ]),
  )

const isLate = (columns: Record<string, FixtureColumn>, from: string) =>
  columns.date!.cells.map((cell) => String(cell) >= from)

describe('findSegmentMoves', () => {
  it.each([0.5, 0.65, 0.9])('finds the segment that steps down, with date and size (%d less)', (less) => {
    const columns = noiseColumns(21, 2000)
    const late = isLate(columns, '2023-08-01')
    const { random } = createNoise(4)
    const [move, ...others] = found(
      without(columns, (row) => late[row]! && columns.channel!.cells[row] === 'Phone' && random() < less),
    )
    expect(others).toEqual([])
    expect(move).toMatchObject({ value: 'Phone', direction: 'down' })
    expect(move!.text).toMatch(/^Phone \(channel\) falls against the rest since around (Jul|Aug) \d+, 2023: /)
  })

  it('finds the site at which more jobs fail since a day, also where jobs are told by their beginning', () => {
    const { random } = createNoise(9)
    const rows = Array.from({ length: 2400 }, (_, row) => {
      const start = Date.UTC(2024, 0, 1) + Math.floor((row * 180) / 2400) * 86_400_000
      const site = ['GDN', 'HAM', 'LYO', 'RTM'][Math.floor(4 * random())]!
      const isBad = site === 'GDN' && start >= Date.UTC(2024, 4, 1)
      const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
      const end = start + Math.floor(4 * random()) * 86_400_000
      const isOpen = end >= Date.UTC(2024, 5, 27)
      const state = random() < (isBad ? 0.18 : 0.03) ? 'failed' : 'ok'
      return [`J${10_000 + row}`, day(start), isOpen ? '' : day(end), site, isOpen ? '' : state]
    })
    const { insights } = draft([['job', 'started', 'ended', 'site', 'result'], ...rows], 'jobs.csv')
    const [move] = insights.filter(({ kind, value }) => kind === 'exception' && value === 'GDN')
    expect(move!.text).toMatch(/^GDN \(site\) rises against the rest since around (Apr|May) \d+, 2024: /)
  })

  it('finds the segment whose average rises slowly while that of the rest stays', () => {
    const columns = noiseColumns(22, 2000)
    const moved = plant(columns, 'rating', (cell, row) =>
      columns.region!.cells[row] === 'South' ? cell + (2 * row) / 2000 : cell,
    )
    const [move] = found({
      date: moved.date!,
      region: moved.region!,
      channel: moved.channel!,
      rating: moved.rating!,
    })
    expect(move).toMatchObject({
      columns: ['rating', 'region', 'order_date'],
      value: 'South',
      direction: 'up',
    })
    expect(move!.text).toContain('rises against the rest over time')
  })

  it('finds it over the months of little more than a year as well', () => {
    const columns = noiseColumns(22, 500)
    const moved = plant(columns, 'rating', (cell, row) =>
      columns.region!.cells[row] === 'South' ? cell + (4 * row) / 500 : cell,
    )
    const dayOf = (cell: unknown) => (Date.parse(String(cell)) - Date.UTC(2023, 0, 1)) / 864e5
    const cells = moved.date!.cells.map((cell) => dayOf2023(Math.round(1.2 * dayOf(cell))))
    const months = { ...moved.date!, cells }
    const [move] = found({ date: months, region: moved.region!, rating: moved.rating! })
    expect(move).toMatchObject({ columns: ['rating', 'region', 'order_date'], value: 'South' })
  })

  it.each([1, 2, 3, 4, 5, 6])('says nothing of a year of noise in few rows (%d)', (seed) => {
    expect(found(noiseColumns(seed + 60, 500))).toEqual([])
  })

  it('says nothing where all segments change alike', () => {
    const columns = noiseColumns(23, 2000)
    const late = isLate(columns, '2023-08-01')
    expect(found(plant(columns, 'revenue', (cell, row) => cell * (late[row] ? 2 : 1)))).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says nothing of noise (%d)', (seed) => {
    expect(found(noiseColumns(seed + 30, 1500))).toEqual([])
  })

  it('says nothing of a segment that is but a season ahead', () => {
    const { normal, pick } = createNoise(8)
    const days = Array.from({ length: 3000 }, (_, row) => Math.floor(row / 4))
    const channel = days.map(() => pick(['Web', 'Store']))
    const wave = days.map(
      (day, row) => Math.sin((2 * Math.PI * day) / 365) * (channel[row] === 'Web' ? 2 : -2),
    )
    const columns: Record<string, FixtureColumn> = {
      date: { name: 'order_date', role: 'time', cells: days.map(dayOf2023) },
      channel: { name: 'channel', role: 'category', cells: channel },
      visits: { name: 'visits', role: 'measure', cells: wave.map((level) => 20 + level + normal()) },
    }
    expect(found(columns)).toEqual([])
  })

  it('says nothing of how a rest below nothing has changed', () => {
    const day = (row: number) =>
      new Date(Date.UTC(2022, 0, 1 + Math.floor(row / 4))).toISOString().slice(0, 10)
    const rows = Array.from({ length: 1600 }, (_, row) => {
      const station = ['A', 'B', 'C', 'D'][row % 4]!
      const isLate = row >= 800
      const level = station === 'A' ? (isLate ? 20 : 10) : isLate ? -24 : -20
      return [day(row), station, (level + ((row * 7919) % 13) / 10).toFixed(1)]
    })
    const { insights } = draft([['day', 'station', 'temperature'], ...rows])
    expect(insights.map(({ text }) => text).join(' ')).not.toMatch(/others together (rise|fall) by/)
  })

  it('says nothing of a state that only old rows have come to', () => {
    const { random, normal, pick } = createNoise(9)
    const rows = Array.from({ length: 900 }, (_, row) => {
      const start = Date.UTC(2021, 0, 1) + Math.floor((row * 1400) / 900) * 86_400_000
      const isPaid = row < 450 && random() < 0.35
      return [
        `L${10_000 + row}`,
        new Date(start).toISOString().slice(0, 10),
        pick(['Villena', 'Almansa', 'Yecla']),
        Math.round(20_000 * Math.exp(0.6 * normal())),
        isPaid ? 'Cancelado' : 'Al corriente',
      ]
    })
    const { insights } = draft([['id', 'opened', 'branch', 'amount', 'standing'], ...rows], 'loans.csv')
    expect(insights.filter(({ text }) => text.includes('ends around'))).toEqual([])
  })
})
