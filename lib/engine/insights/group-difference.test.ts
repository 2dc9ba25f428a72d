import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(
    ({ kind }) => kind === 'group_difference',
  )

describe('findGroupDifferences', () => {
  it('finds where a measure is higher, with both medians', () => {
    const columns = noiseColumns(8)
    const [difference, ...rest] = found(
      plant(columns, 'rating', (cell, row) => cell + (columns.channel!.cells[row] === 'Web' ? 1 : 0)),
    )
    expect(rest).toEqual([])
    expect(difference).toMatchObject({ columns: ['rating', 'channel'], value: 'Web' })
    const [high, low] = difference!.evidence.figures
    expect(high!.value).toBeGreaterThan(low!.value + 0.5)
    expect(high).toMatchObject({ measure: 'median', filters: [{ column: 'channel', op: '=', value: 'Web' }] })
  })
})
