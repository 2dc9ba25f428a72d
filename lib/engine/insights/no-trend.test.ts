import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(
    ({ kind, columns: about }) => kind === 'evenness' && about.includes('order_date'),
  )

const ratings = ({ date, rating }: Record<string, FixtureColumn>) => ({ date: date!, rating: rating! })

describe('findNoTrends', () => {
  it('says that an outcome goes nowhere where a trend would have been seen', () => {
    const [flat, ...others] = found(ratings(noiseColumns(51, 2400)))
    expect(others).toEqual([])
    expect(flat).toMatchObject({ columns: ['rating', 'order_date'], direction: null })
    expect(flat!.text).toMatch(
      /^Rating shows no trend from Jan 2023 to Dec 2023: a month averages (3|2\.9\d|3\.0\d)\.$/,
    )
  })

  it.each([0.2, 0.5, 1.5])('says nothing of it where the outcome rises by %d in all', (rise) => {
    const moved = plant(noiseColumns(51, 2400), 'rating', (cell, row) => cell + (rise * row) / 2400)
    expect(found(ratings(moved)).filter(({ columns }) => columns.includes('rating'))).toEqual([])
  })

  it('says nothing where too much scatters to have seen one', () => {
    const { normal } = createNoise(6)
    const wide = plant(noiseColumns(51, 300), 'rating', () => 3 + 9 * normal())
    expect(found(ratings(wide)).filter(({ columns }) => columns.includes('rating'))).toEqual([])
  })

  it('counts no rows where every date has one', () => {
    const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2023, 0, day + 1)))
    const date: FixtureColumn = {
      name: 'order_date',
      role: 'time',
      cells: days.map((day) => day.toISOString().slice(0, 10)),
    }
    expect(found({ date })).toEqual([])
  })
})
