import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant, regions } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(
    ({ kind }) => kind === 'dominant_category',
  )

describe('findDominantCategories', () => {
  it('finds the value with most of the rows and names it once', () => {
    const [leader, ...rest] = found(
      plant(noiseColumns(6), 'region', (_, row) => (row % 2 ? 'West' : regions[(row / 2) % 5]!)),
    )
    expect(rest).toEqual([])
    expect(leader).toMatchObject({ columns: ['region'], value: 'West' })
    expect(leader!.evidence.figures[0]!.value).toBeCloseTo(0.6, 2)
  })

  it('finds the value with most of a measure', () => {
    const columns = noiseColumns(6)
    const [leader] = found(
      plant(columns, 'revenue', (cell, row) => cell * (columns.region!.cells[row] === 'East' ? 4 : 1)),
    )
    expect(leader).toMatchObject({ columns: ['region', 'revenue'], value: 'East' })
  })

  it('takes a part of the whole measure, also of what rows without the value come to', () => {
    const columns = noiseColumns(6)
    const holed = plant(columns, 'region', (_, row) => (row % 4 === 1 ? null : columns.region!.cells[row]!))
    const isEast = (row: number) => holed.region!.cells[row] === 'East'
    const made = plant(holed, 'revenue', (cell, row) => cell * (isEast(row) ? 6 : 1))
    const [leader] = found(made)
    const { cells } = made.revenue!
    const sum = (keep: (row: number) => boolean) =>
      cells.reduce<number>((total, cell, row) => total + (keep(row) ? Number(cell) : 0), 0)
    const share = sum(isEast) / sum(() => true)
    expect(leader).toMatchObject({ columns: ['region', 'revenue'], value: 'East' })
    expect(leader!.evidence.figures[0]!.value).toBeCloseTo(share, 6)
  })
})
