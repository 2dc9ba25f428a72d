import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import {
  buildFixture,
  createNoise,
  dayOf2023,
  type FixtureColumn,
  noiseColumns,
  plant,
} from './fixture-table'

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

  it.each(['tbc', '2024-13-45'])('says no date where %s stands in its place', (date) => {
    const columns = plant(noiseColumns(5), 'revenue', (cell, row) => (row === 123 ? 240 : cell))
    columns.date!.cells[123] = date
    const [outlier] = found(columns)
    expect(outlier).toMatchObject({ columns: ['revenue'], value: 240 })
    expect(outlier!.text).toContain('240, ')
    expect(outlier!.text).not.toContain(date)
  })

  it('takes a long tail for no outlier', () => {
    expect(found(plant(noiseColumns(5), 'revenue', (cell) => Math.exp(cell / 20)))).toEqual([])
    expect(found(plant(noiseColumns(6), 'revenue', (_, row) => -Math.log((row + 0.5) / 600)))).toEqual([])
  })

  it('says nothing of a scale', () => {
    expect(found(plant(noiseColumns(5), 'rating', (_, row) => (row === 9 ? 5 : 1 + (row % 2))))).toEqual([])
  })

  it('measures a series by what its course leaves, so that a value can be far off in the middle of all', () => {
    const { normal } = createNoise(3)
    const level = (day: number) => 20 + 15 * Math.sin((2 * Math.PI * day) / 365) + normal()
    const series = (far: number) => {
      const cells = Array.from({ length: 730 }, (_, day) => level(day) + (day === 450 ? far : 0))
      const date = { name: 'day', role: 'time' as const, cells: cells.map((_, day) => dayOf2023(day)) }
      return found({ date, temp: { name: 'temp', role: 'measure', cells, additivity: 'intensive' } })
    }
    const [outlier] = series(-12)
    expect(outlier).toMatchObject({ value: dayOf2023(450), direction: 'low' })
    expect(outlier!.text).toContain('lies far off its course')
    expect(series(0)).toEqual([])
  })
})
