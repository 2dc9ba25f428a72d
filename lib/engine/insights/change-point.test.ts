import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn, noiseColumns, plant } from './fixture-table'

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

  const { normal } = createNoise(5)
  const daily = (from: string, count: number, levelOf: (date: string) => number) => {
    const days = Array.from({ length: count }, (_, day) =>
      new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10),
    )
    const date: FixtureColumn = { name: 'day', role: 'time', cells: days }
    const revenue: FixtureColumn = {
      name: 'revenue',
      role: 'measure',
      cells: days.map((day) => levelOf(day) + 60 * normal()),
    }
    return found({ date, revenue })
  }
  const isPeak = (date: string) => date.slice(5, 7) >= '11'

  it('takes a peak at the end of the year for no new level: it goes back', () => {
    expect(daily('2024-01-01', 430, (date) => (isPeak(date) ? 1500 : 1000))).toEqual([])
  })

  it('takes a peak for no new level that was there a year before', () => {
    expect(daily('2023-11-15', 412, (date) => (isPeak(date) ? 1500 : 1000))).toEqual([])
  })

  it('finds the level that stays, whatever month it began in', () => {
    const [change] = daily('2024-01-01', 430, (date) => (date >= '2024-11' ? 1500 : 1000))
    expect(change).toMatchObject({ value: expect.stringMatching(/^2024-(10-2|11-0)/), direction: 'up' })
  })
})
