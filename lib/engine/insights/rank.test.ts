import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, regions } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'rank')

describe('findRanks', () => {
  it('gives the two largest values of a dimension', () => {
    const columns = noiseColumns(20)
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

  it('never sums an intensive measure', () => {
    const columns = noiseColumns(20)
    const rates = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, { ...column, additivity: 'intensive' as const }]),
    )
    expect(found(rates)).toEqual([])
  })
})
