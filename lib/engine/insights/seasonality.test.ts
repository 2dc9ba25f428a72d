import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, dayOf2023, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'seasonality')

describe('findSeasonality', () => {
  it('finds the weekday on which a measure is high', () => {
    const columns = noiseColumns(4)
    const isFriday = columns.date!.cells.map((cell) => new Date(`${cell}T00:00:00Z`).getUTCDay() === 5)
    const [season, ...rest] = found(plant(columns, 'visits', (cell, row) => cell + (isFriday[row] ? 15 : 0)))
    expect(rest).toEqual([])
    expect(season).toMatchObject({ columns: ['visits', 'order_date'], value: 'Friday' })
    expect(season!.text).toContain('weekly pattern')
  })

  it('names no phase of next to no rows', () => {
    const columns = noiseColumns(4)
    const dayOf = (cell: unknown) => new Date(`${cell}T00:00:00Z`).getUTCDay()
    let kept = 0
    const days = columns.date!.cells.map((cell) =>
      dayOf(cell) === 0 && ++kept > 3
        ? dayOf2023(Math.round(Date.parse(String(cell)) / 864e5) - 19_358 + 2)
        : cell,
    )
    const sundays = days.filter((cell) => dayOf(cell) === 0).length
    const thin = { ...columns, date: { ...columns.date!, cells: days } }
    const [season] = found(
      plant(thin, 'visits', (cell, row) => cell + ({ 0: 90, 5: 15 }[dayOf(days[row])] ?? 0)),
    )
    expect(sundays).toBeLessThan(6)
    expect(season).toMatchObject({ value: 'Friday' })
  })

  it('takes two years of growth for no season', () => {
    const columns = noiseColumns(4)
    const days = columns.date!.cells.map((_, row) => dayOf2023(Math.floor((row * 740) / 600)))
    const grown = { ...columns, date: { ...columns.date!, cells: days } }
    expect(found(plant(grown, 'visits', (cell, row) => cell + row / 8))).toEqual([])
  })
})
