import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'exception')

describe('findExceptions', () => {
  it('finds the one combination that departs from what its parts lead to expect', () => {
    const columns = noiseColumns(14, 900)
    const isCell = columns.region!.cells.map(
      (cell, row) => cell === 'East' && columns.channel!.cells[row] === 'Web',
    )
    const [exception, ...rest] = found(
      plant(columns, 'revenue', (cell, row) => cell + (isCell[row] ? 40 : 0)),
    )
    expect(rest).toEqual([])
    expect(exception).toMatchObject({
      columns: ['revenue', 'region', 'channel'],
      direction: 'high',
      value: 'East × Web',
    })
    const [inside, , ofEast, ofWeb] = exception!.evidence.figures
    expect(inside!.value).toBeGreaterThan(Math.max(ofEast!.value, ofWeb!.value))
    expect(inside!.rows + ofEast!.rows).toBe(columns.region!.cells.filter((cell) => cell === 'East').length)
  })

  it('takes two effects that add up for no exception', () => {
    const columns = noiseColumns(14, 900)
    const effect = (row: number) =>
      (columns.region!.cells[row] === 'East' ? 20 : 0) + (columns.channel!.cells[row] === 'Web' ? 20 : 0)
    expect(found(plant(columns, 'revenue', (cell, row) => cell + effect(row)))).toEqual([])
  })

  it('takes what is nothing anywhere else either for no exception', () => {
    const columns = noiseColumns(14, 900)
    const isFree = (row: number) => columns.region!.cells[row] === 'East'
    const isWeb = (row: number) => columns.channel!.cells[row] === 'Web'
    const planted = plant(columns, 'revenue', (cell, row) =>
      isFree(row) ? 0 : cell + (isWeb(row) ? 400 : 200),
    )
    expect(found(planted).filter(({ value }) => String(value).startsWith('East'))).toEqual([])
  })
})
