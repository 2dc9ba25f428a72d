import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'missing_spike')

describe('findMissingSpikes', () => {
  it('finds the category in which values are missing', () => {
    const columns = noiseColumns(13)
    const isStore = columns.channel!.cells.map((cell) => cell === 'Store')
    const [spike, ...rest] = found(
      plant(columns, 'rating', (cell, row) => (isStore[row] && row % 3 === 0 ? null : cell)),
    )
    expect(rest).toEqual([])
    expect(spike).toMatchObject({ columns: ['rating', 'channel'], value: 'Store' })
    expect(spike!.evidence.figures[0]!.value).toBeCloseTo(1 / 3, 1)
  })

  it('finds the stretch of time in which values are missing', () => {
    const columns = noiseColumns(13)
    const [spike] = found(
      plant(columns, 'visits', (cell, row) => (row >= 200 && row < 260 && row % 2 ? null : cell)),
    )
    expect(spike!.columns).toEqual(['visits', 'order_date'])
    const from = Date.parse(String(columns.date!.cells[200]))
    expect(Math.abs(Date.parse(String(spike!.value)) - from)).toBeLessThan(10 * 86_400_000)
  })

  it('takes gaps at random for nothing', () => {
    expect(found(plant(noiseColumns(13), 'visits', (cell, row) => (row % 17 === 0 ? null : cell)))).toEqual(
      [],
    )
  })
})
