import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'simpson')

describe('findReversals', () => {
  const reversed = () => {
    const columns = noiseColumns(10, 900)
    const { normal } = createNoise(99)
    const level = columns.channel!.cells.map((cell) => ({ Web: -1, Store: 0, Phone: 1 })[String(cell)]!)
    const inner = level.map(() => normal())
    const first = plant(columns, 'revenue', (_, row) => 100 + 10 * (inner[row]! + 2 * level[row]!))
    return plant(first, 'visits', (_, row) => 40 + 5 * (2 * level[row]! - 0.6 * inner[row]! + 0.8 * normal()))
  }

  it('finds a relation that turns round inside every group', () => {
    const [reversal, ...rest] = found(reversed())
    expect(rest).toEqual([])
    expect(reversal).toMatchObject({ columns: ['revenue', 'visits', 'channel'], direction: 'positive' })
  })

  it('tells the reversal in place of the correlation', () => {
    const { insights } = findInsights(buildFixture(Object.values(reversed())))
    expect(insights.filter(({ kind }) => kind === 'correlation')).toEqual([])
  })
})
