import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'outlier')

describe('findOutliers', () => {
  it('finds one far row and says when and how far', () => {
    const columns = noiseColumns(5)
    const [outlier, ...rest] = found(plant(columns, 'revenue', (cell, row) => (row === 123 ? 240 : cell)))
    expect(rest).toEqual([])
    expect(outlier).toMatchObject({
      columns: ['revenue', 'order_date'],
      value: columns.date!.cells[123],
      direction: 'high',
    })
    expect(outlier!.evidence.figures[0]).toMatchObject({ value: 240, measure: 'max' })
  })

  it('takes a long tail for no outlier', () => {
    expect(found(plant(noiseColumns(5), 'revenue', (cell) => Math.exp(cell / 20)))).toEqual([])
    expect(found(plant(noiseColumns(6), 'revenue', (_, row) => -Math.log((row + 0.5) / 600)))).toEqual([])
  })

  it('says nothing of a scale', () => {
    expect(found(plant(noiseColumns(5), 'rating', (_, row) => (row === 9 ? 5 : 1 + (row % 2))))).toEqual([])
  })
})
