import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = ({ date, revenue, visits, ...columns }: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'evenness')

describe('findNoDifferences', () => {
  it('says that an outcome hardly differs where a difference would have been seen', () => {
    const [same, ...others] = found(noiseColumns(41, 1500))
    expect(others).toEqual([])
    expect(same!.columns[0]).toBe('rating')
    expect(same!.text).toMatch(/^Rating hardly differs by (region|channel): it is between .+ on average\.$/)
  })

  it.each([0.3, 0.6, 1.2])('says nothing where one group lies %d apart', (apart) => {
    const columns = noiseColumns(41, 1500)
    const moved = plant(
      columns,
      'rating',
      (cell, row) => cell + (columns.region!.cells[row] === 'East' ? apart : 0),
    )
    expect(found(moved).filter(({ columns: about }) => about.includes('region'))).toEqual([])
  })

  it('says nothing beside a difference of these groups that was told', () => {
    const columns = noiseColumns(41, 3000)
    const moved = plant(
      columns,
      'rating',
      (cell, row) => cell + (columns.region!.cells[row] === 'East' ? 0.19 : 0),
    )
    const { date, revenue, visits, ...own } = moved
    const kinds = findInsights(buildFixture(Object.values(own)))
      .insights.filter(({ columns: about }) => about.includes('region') && about.includes('rating'))
      .map(({ kind }) => kind)
    expect(kinds).not.toEqual(expect.arrayContaining(['evenness', 'group_difference']))
    expect(kinds).not.toHaveLength(0)
  })

  it('says nothing where the rows are too few to have seen one', () => {
    expect(found(noiseColumns(41, 80))).toEqual([])
    const wide = plant(noiseColumns(41, 400), 'rating', (cell) => cell + 8 * (cell - 3))
    expect(found(wide)).toEqual([])
  })
})
