import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant, regions } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'rank')

describe('findRanks', () => {
  it('gives the two largest values of a dimension', () => {
    const noise = noiseColumns(20)
    const columns = plant(
      noise,
      'revenue',
      (cell, row) => cell * (noise.region!.cells[row] === 'East' ? 1.2 : 1),
    )
    const rank = found(columns).find(({ columns: names }) => names[0] === 'region')!
    const totalOf = (name: string) =>
      columns.revenue!.cells.reduce(
        (sum: number, cell, row) => (columns.region!.cells[row] === name ? sum + Number(cell) : sum),
        0,
      )
    const best = [...regions].sort((a, b) => totalOf(b) - totalOf(a))[0]!
    expect(rank.value).toBe(best)
    expect(rank.evidence.figures[0]!.value).toBeCloseTo(totalOf(best), 6)
  })

  it('says the part of the rows beside that of the measure, and nothing where they are the same', () => {
    const noise = noiseColumns(20, 1500)
    const columns = plant(
      noise,
      'region',
      (_, row) => ['North', 'South', 'South', 'East', 'East', 'East'][row % 6]!,
    )
    expect(found(columns).filter(({ columns: names }) => names[0] === 'region')).toEqual([])
    const regionAt = (row: number) => columns.region!.cells[row]
    const dear = plant(columns, 'revenue', (cell, row) => cell * (regionAt(row) === 'North' ? 2.7 : 1))
    const rank = found(dear).find(({ columns: names }) => names.join() === 'region,revenue')!
    expect(rank.text).toMatch(
      /^East leads by revenue: [\d.]+K \(39% with 50% of the rows\), .*; per row North has most, 2[67]\d.* on average\.$/,
    )
  })

  it('never sums an intensive measure', () => {
    const columns = noiseColumns(20)
    const rates = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, { ...column, additivity: 'intensive' as const }]),
    )
    expect(found(rates)).toEqual([])
  })
})
