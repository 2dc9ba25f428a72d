import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { settleValues } from './settle-values'

const rowCount = 1200
const sites = ['Hull', 'Leith', 'Newry', 'Cardiff']
const kinds = { van: 1, car: 0.7, truck: 1.6 }

interface Case {
  seed: number
  /** How the logarithms spread within a kind, and what is paid for one. */
  spread: number
  paid: number
  write: (used: number, row: { site: string; at: number; cost: number }) => [number, number]
  /** What the first of them is called, and what is measured beside them. */
  name?: string
  beside?: string
}

/** Fills of four sites; `write` says what used and cost are put down. */
function settled({ seed, spread, paid, write, name = 'used', beside = 'level' }: Case) {
  const { normal, pick } = createNoise(seed)
  const lines = Array.from({ length: rowCount }, (_, at) => {
    const [site, kind] = [pick(sites), pick(Object.keys(kinds) as (keyof typeof kinds)[])]
    const used = 40 * kinds[kind] * Math.exp(spread * normal())
    const written = write(used, { site, at, cost: used * 1.5 * Math.exp(paid * normal()) })
    const date = new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 4) * 86_400_000).toISOString().slice(0, 10)
    const numbers = [...written, 50 + 8 * normal()].map((number) => Number(number.toPrecision(5)))
    return [1000 + at, date, site, kind, ...numbers].join(',')
  })
  const text = [`no,date,site,kind,${name},cost,${beside}`, ...lines].join('\n')
  const cleaned = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  const { table, steps } = settleValues(cleaned.table, {})
  return { table, steps: [...cleaned.steps, ...steps].filter(({ step }) => step === 'unit_slip') }
}

const slips = (one: Case) =>
  settled(one).steps.map(({ column, detail }) => `${column}: ${detail.split(':')[0]}`)

describe('one site that writes another unit', () => {
  const grid = [10_000, 1000, 0.001, 10, 60, 100, 1 / 4.546_09].flatMap((factor) =>
    [0.15, 0.35].flatMap((spread) => [11, 12].map((seed) => ({ factor, spread, seed }))),
  )
  it.each(grid)('up to a day is told in that of the others: × $factor, spread $spread, $seed', (one) => {
    const write = (used: number, row: { site: string; at: number; cost: number }): [number, number] => [
      row.site === 'Newry' && row.at < 400 ? used * one.factor : used,
      row.cost,
    ]
    const right = settled({ ...one, paid: 0.05, write: (used, { cost }) => [used, cost] }).table
    const { steps, table } = settled({ ...one, paid: 0.05, write })
    expect(steps.map(({ step, column }) => [step, column])).toEqual([['unit_slip', 'used']])
    const sumOf = (of: typeof table) => of.columns[4]!.numbers!.reduce((sum, number) => sum + number, 0)
    expect(sumOf(table) / sumOf(right)).toBeCloseTo(1, 2)
  })

  it.each(grid.filter(({ factor }) => factor > 10))(
    'all the time is told so, by its shape alone: × $factor, spread $spread, $seed',
    (one) => {
      const write = (used: number, row: { site: string; cost: number }): [number, number] => [
        row.site === 'Leith' ? used * one.factor : used,
        row.cost,
      ]
      expect(slips({ ...one, paid: 1.5, write })).toHaveLength(1)
    },
  )
})

it('ten times as much is told so where it can be no dozen', () => {
  const write: Case['write'] = (used, { site, cost }) => [site === 'Leith' ? used * 10 : used, cost]
  const close: Case['write'] = (used, row) => write(40 + used / 20, row)
  for (const seed of [11, 12, 13]) {
    expect(slips({ seed, spread: 0.15, paid: 1.5, write: close })).toHaveLength(1)
  }
})

describe('several that one site writes in another unit', () => {
  const both =
    (factor: number): Case['write'] =>
    (used, { site, cost }) =>
      site === 'Leith' ? [used * factor, cost * factor * 1.2] : [used, cost]

  it.each([1000, 0.001, 100, 0.01])('are told in that of the others: × %d', (factor) => {
    const told = slips({ seed: 11, spread: 0.15, paid: 0.3, write: both(factor) })
    expect(told).toEqual([expect.stringMatching(/^used: Leith/), expect.stringMatching(/^cost: Leith/)])
  })

  it('but not where all that goes by the size of a site is as much larger', () => {
    const told = slips({
      seed: 11,
      spread: 0.15,
      paid: 0.3,
      write: both(100),
      name: 'revenue',
      beside: 'satisfaction',
    })
    expect(told).toEqual([])
  })

  it('but ten times as much of both is a large site', () => {
    expect(slips({ seed: 11, spread: 0.15, paid: 0.3, write: both(10) })).toEqual([])
  })
})

describe('what is left as it is', () => {
  const at =
    (site: string, times: (used: number, at: number) => [number, number]): Case['write'] =>
    (used, row) => {
      const [own, cost] = row.site === site ? times(used, row.at) : [1, 1]
      return [used * own, row.cost * cost]
    }
  const left: [string, Case['write']][] = [
    ['a site where all is ten times as much', at('Hull', () => [10, 10])],
    ['what grows, together or alone', at('Hull', (_, row) => [1 + row / 130, 1 + row / 130])],
    ['alone', at('Hull', (_, row) => [1 + row / 130, 1])],
    ['ten times as much, wider spread', at('Hull', (used) => [10 * (1 + Math.sin(used * 99) * 0.9), 1])],
    ['seven times as much', at('Hull', () => [7, 1])],
    ['twice as much at once', at('Hull', (_, row) => [row > 500 ? 2.6 : 1, 1])],
    ['nothing at all', at('Hull', () => [1, 1])],
  ]
  it.each(left)('%s', (_, write) => {
    for (const seed of [21, 22, 23])
      for (const paid of [0.05, 1.5]) expect(slips({ seed, spread: 0.3, paid, write })).toEqual([])
  })

  it('a step at a day by as much as one unit is of another, where what goes with it does so loosely', () => {
    const mile: Case['write'] = (used, { site, at, cost }) => [
      site === 'Newry' && at > 700 ? used * 1.609_344 : used,
      cost,
    ]
    for (const seed of [41, 42, 43, 44])
      expect(slips({ seed, spread: 0.3, paid: 0.25, write: mile })).toEqual([])
  })

  it('a step that no unit of what is measured makes', () => {
    const write: Case['write'] = (used, { site, at, cost }) => [
      site === 'Newry' && at > 700 ? used * 1.609_344 : used,
      cost,
    ]
    const one = { seed: 11, spread: 0.15, paid: 0.05, write }
    expect(slips({ ...one, name: 'flow_L_min' })).toEqual([])
    expect(slips({ ...one, name: 'driven_km' })).toHaveLength(1)
  })

  it('sites that differ in size by themselves', () => {
    const size: Record<string, number> = { Hull: 1, Leith: 9, Newry: 90, Cardiff: 700 }
    for (const seed of [31, 32]) {
      const write: Case['write'] = (used, { site, cost }) => [used * size[site]!, cost]
      expect(slips({ seed, spread: 0.3, paid: 1.5, write })).toEqual([])
    }
  })
})
