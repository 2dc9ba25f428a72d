import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'change_point')

describe('findChangePoints', () => {
  it('finds the date of a step within a week', () => {
    const columns = noiseColumns(2)
    const at = String(columns.date!.cells[250])
    const [change, ...rest] = found(plant(columns, 'revenue', (cell, row) => cell - (row >= 250 ? 15 : 0)))
    expect(rest).toEqual([])
    expect(change).toMatchObject({ columns: ['revenue', 'order_date'], direction: 'down' })
    expect(Math.abs(Date.parse(String(change!.value)) - Date.parse(at))).toBeLessThan(8 * 86_400_000)
  })

  it('leaves a slope to the trends', () => {
    expect(found(plant(noiseColumns(2), 'revenue', (cell, row) => cell + row / 10))).toEqual([])
  })
})
