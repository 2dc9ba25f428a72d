import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = ({ date, revenue, visits, ...columns }: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'evenness')

describe('findNothingApart', () => {
  it('names all kinds by which an outcome does not differ in one sentence, with what they lie between', () => {
    const [same, ...others] = found(noiseColumns(41, 1500))
    expect(others).toEqual([])
    expect(same!.columns).toEqual(['rating', 'region', 'channel'])
    expect(same!.text).toMatch(
      /^Rating hardly differs by region \([\d.]+ for .+ to [\d.]+ for .+\) or channel \([\d.]+ for .+, [\d.]+ for .+, [\d.]+ for .+\), on average\.$/,
    )
    expect(same!.evidence.figures).toHaveLength(5)
  })

  it('is less sure where the rows are too few to have seen a difference', () => {
    const [same] = found(noiseColumns(41, 80))
    expect(same!.text).toContain('Rating does not clearly differ by region')
  })

  it.each([0.3, 0.6, 1.2])('leaves out a kind of which one group lies %d apart', (apart) => {
    const columns = noiseColumns(41, 1500)
    const moved = plant(
      columns,
      'rating',
      (cell, row) => cell + (columns.region!.cells[row] === 'East' ? apart : 0),
    )
    expect(found(moved).filter(({ columns: about }) => about.includes('region'))).toEqual([])
    expect(found(moved).filter(({ columns: about }) => about.includes('channel'))).toHaveLength(1)
  })

  it('says no figures of what few large values rule', () => {
    const columns = noiseColumns(41, 400)
    const ruled = plant(columns, 'rating', (cell, row) => 10 + cell ** 2 + (row % 37 === 0 ? 4000 : 0))
    const [same] = found(ruled)
    expect(same?.text ?? 'Rating does not clearly differ by region.').not.toMatch(/\d/)
  })
})
