import { describe, expect, it } from 'vitest'
import type { InsightKind } from '@/lib/contracts/claims'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, dayOf2023, type FixtureColumn } from './fixture-table'

const { random, normal, pick } = createNoise(41)

interface Sale {
  day: number
  region: string
  segment: string
  amount: number
  rating: number
}

/** Ten sales a day for a year, none of them of note. */
const sales = (): Sale[] =>
  Array.from({ length: 3650 }, (_, row) => ({
    day: Math.floor(row / 10),
    region: pick(['North', 'South', 'East', 'West']),
    segment: pick(['Private', 'Business', 'Public']),
    amount: 50 + 10 * normal(),
    rating: 4 + 0.3 * normal(),
  }))

function told(rows: Sale[], kind: InsightKind, measure: 'amount' | 'rating') {
  const column = (
    name: string,
    role: FixtureColumn['role'],
    cellOf: (sale: Sale, row: number) => string | number,
  ): FixtureColumn => ({ name, role, cells: rows.map(cellOf) })
  const fixture = buildFixture([
    column('order_id', 'id', (_, row) => `SO-${1000 + row}`),
    column('sold_on', 'time', ({ day }) => dayOf2023(day)),
    column('region', 'category', ({ region }) => region),
    column('segment', 'category', ({ segment }) => segment),
    column('amount', 'measure', ({ amount }) => amount),
    { ...column('rating', 'measure', ({ rating }) => rating), additivity: 'intensive' },
  ])
  const { insights } = findInsights(fixture)
  return insights.find((insight) => insight.kind === kind && insight.columns[0] === measure)?.text
}

const isLast = (sale: Sale) => dayOf2023(sale.day).slice(5, 7) >= '10'
const isIn = (month: number) => (sale: Sale) => Number(dayOf2023(sale.day).slice(5, 7)) === month
const changed = (rows: Sale[], which: (sale: Sale) => boolean, change: (sale: Sale) => Partial<Sale>) =>
  rows.map((sale) => (which(sale) ? { ...sale, ...change(sale) } : sale))

describe('a period that stands out', () => {
  it('names the order that makes it', () => {
    const rows = sales()
    const at = rows.findIndex(isIn(5))
    rows[at] = { ...rows[at]!, amount: 30_000 }
    expect(told(rows, 'outlier', 'amount')).toMatch(
      new RegExp(
        `^Amount stands out in May 2023: 4\\d\\.\\dK, where a month usually comes to 15\\.\\dK; one row, SO-${1000 + at}, is 6\\d% of May 2023\\.$`,
      ),
    )
  })

  it('names the segment that makes it', () => {
    const isSouth = (sale: Sale) => isIn(5)(sale) && sale.region === 'South'
    const rows = changed(sales(), isSouth, ({ amount }) => ({ amount: amount * 4 }))
    expect(told(rows, 'outlier', 'amount')).toMatch(
      /; South \(region\) has [56]\d% of that, and 2\d% over all\.$/,
    )
  })

  it('says that it is in all alike, and names nobody by chance', () => {
    const rows = changed(sales(), isIn(5), ({ amount }) => ({ amount: amount * 2 }))
    expect(told(rows, 'outlier', 'amount')).toMatch(/, alike in every (region|segment)\.$/)
  })

  it('is none where the months are as they come', () => {
    expect(told(sales(), 'outlier', 'amount')).toBeUndefined()
  })
})

describe('a change between two periods', () => {
  it('tells which part of the rise a segment makes', () => {
    const isWest = (sale: Sale) => isLast(sale) && sale.region === 'West'
    const rows = changed(sales(), isWest, ({ amount }) => ({ amount: amount * 2 }))
    expect(told(rows, 'period_change', 'amount')).toMatch(
      /; West \(region\) (makes [89]\d% of the rise, with 2\d% of amount before|makes all of it, from .*)\.$/,
    )
  })

  it('tells how much of a fall comes from more rows of a low group', () => {
    const level = (sale: Sale) => ({ rating: sale.rating - (sale.segment === 'Public' ? 2 : 0) })
    const rows = changed(sales(), () => true, level)
    const turns = (sale: Sale) => isLast(sale) && sale.segment === 'Private' && random() < 0.8
    const mixed = changed(rows, turns, ({ rating }) => ({ segment: 'Public', rating: rating - 2 }))
    expect(told(mixed, 'period_change', 'rating')).toMatch(
      /; nearly all of it comes from (more rows of Public|fewer rows of Private) \(segment\): [\d.]+% of all after 3\d%, and these average [24](\.\d+)?\.$/,
    )
  })

  it('is none where little changes', () => {
    expect(told(sales(), 'period_change', 'amount')).toBeUndefined()
  })
})

describe('a step', () => {
  it('tells which segment steps, beside the others', () => {
    const isLow = (sale: Sale) => sale.day > 180 && sale.region === 'East'
    const rows = changed(sales(), isLow, ({ rating }) => ({ rating: rating - 1 }))
    expect(told(rows, 'change_point', 'rating')).toMatch(
      /; East \(region\) makes (most|all) of it, from [34](\.\d+)? to [23](\.\d+)?, the others together from [34](\.\d+)? to [34](\.\d+)?\.$/,
    )
  })

  it('says that all step alike', () => {
    const rows = changed(
      sales(),
      ({ day }) => day > 180,
      ({ rating }) => ({ rating: rating - 1 }),
    )
    expect(told(rows, 'change_point', 'rating')).toMatch(/, alike in every (region|segment)\.$/)
  })
})
