import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'drivers')

describe('findContributions', () => {
  it('finds the segment in which the last change lies', () => {
    const columns = noiseColumns(15, 1500)
    const isHit = columns.date!.cells.map(
      (cell, row) => String(cell) >= '2023-12-01' && columns.region!.cells[row] === 'South',
    )
    const [driver] = found(plant(columns, 'revenue', (cell, row) => cell * (isHit[row] ? 6 : 1)))
    expect(driver).toMatchObject({
      columns: ['revenue', 'region', 'order_date'],
      value: 'South',
      direction: 'up',
    })
  })

  it('names nobody where all segments change alike', () => {
    const columns = noiseColumns(15, 1500)
    const isLast = columns.date!.cells.map((cell) => String(cell) >= '2023-12-01')
    expect(found(plant(columns, 'revenue', (cell, row) => cell * (isLast[row] ? 2 : 1)))).toEqual([])
  })
})
