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
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'trend')

describe('findTrends', () => {
  it('finds a measure that rises, and says from where to where', () => {
    const [trend, ...rest] = found(plant(noiseColumns(1), 'revenue', (cell, row) => cell + row / 20))
    expect(rest).toEqual([])
    expect(trend).toMatchObject({ columns: ['revenue', 'order_date'], direction: 'up', value: null })
    const [early, late] = trend!.evidence.figures
    expect(late!.value).toBeGreaterThan(early!.value)
    expect(early).toMatchObject({ measure: 'avg', column: 'revenue' })
  })

  it('leaves a step to the change points', () => {
    expect(found(plant(noiseColumns(2), 'revenue', (cell, row) => cell + (row > 300 ? 25 : 0)))).toEqual([])
  })

  it('follows totals where the number of rows grows and each row does not', () => {
    const columns = noiseColumns(3)
    const days = columns.date!.cells.map((_, row) => Math.floor(365 * Math.sqrt(row / 600)))
    const growing = { ...columns, date: { ...columns.date!, cells: days.map(dayOf2023) } }
    const trend = found(growing).find((insight) => insight.columns[0] === 'revenue')
    expect(trend).toMatchObject({ direction: 'up' })
    expect(trend!.text).toContain('Revenue per day trends upward')
    expect(trend!.evidence.test).toContain('Mann-Kendall')
  })

  it('takes few random walks for trends, and still finds a drift', () => {
    const walks = (drift: number) =>
      Array.from({ length: 40 }, (_, seed) => {
        const { normal } = createNoise(seed + 1)
        let level = 100
        const cells = Array.from({ length: 150 }, () => (level += normal() + drift))
        const date = { name: 'day', role: 'time' as const, cells: cells.map((_, day) => dayOf2023(day)) }
        return found({ date, price: { name: 'price', role: 'measure', cells, additivity: 'intensive' } })
      }).filter((trends) => trends.length > 0).length
    expect(walks(0)).toBeLessThanOrEqual(2)
    expect(walks(0.6)).toBeGreaterThanOrEqual(38)
  })

  it('compares whole years where there are two, so that a season makes no trend', () => {
    const { normal } = createNoise(4)
    const temperature = (perYear: number) => {
      const cells = Array.from(
        { length: 4 * 365 + 120 },
        (_, day) =>
          15 + perYear * (day / 365) + 8 * Math.sin((2 * Math.PI * (day - 100)) / 365) + 2 * normal(),
      )
      const date = { name: 'day', role: 'time' as const, cells: cells.map((_, day) => dayOf2023(day)) }
      return found({ date, measure: { name: 'temp', role: 'measure', cells, additivity: 'intensive' } })
    }
    expect(temperature(0)).toEqual([])
    const [trend] = temperature(1)
    expect(trend!.text).toMatch(/it averages [\d.]+ in 2023 and [\d.]+ in 2026\.$/)
    const bounds = trend!.evidence.figures.map(({ filters }) => filters.map(({ value }) => value))
    expect(bounds).toEqual([
      ['2023-01-01', '2024-01-01'],
      ['2026-01-01', '2027-01-01'],
    ])
  })
})
