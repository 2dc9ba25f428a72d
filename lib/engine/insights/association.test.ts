import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'association')

describe('findAssociations', () => {
  it('finds two categories that go together', () => {
    const columns = noiseColumns(9)
    const isWest = columns.region!.cells.map((cell) => cell === 'West')
    const [pair] = found(
      plant(columns, 'channel', (_, row) => (isWest[row] ? 'Web' : ['Store', 'Phone', 'Web'][row % 3]!)),
    )
    expect(pair).toMatchObject({ columns: ['region', 'channel'], value: 'West' })
  })

  it('leaves out a category and its finer form', () => {
    const columns = noiseColumns(9)
    const halves = plant(columns, 'channel', (_, row) =>
      String(columns.region!.cells[row]) < 'M' ? 'first' : 'second',
    )
    const { insights } = findInsights(buildFixture(Object.values(halves), { dependencies: [[1, 2]] }))
    expect(insights.filter(({ kind }) => kind === 'association')).toEqual([])
  })
})
