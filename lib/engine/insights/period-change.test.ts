import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'period_change')

describe('findPeriodChanges', () => {
  it('compares the last two complete months and leaves a partial one out', () => {
    const columns = noiseColumns(16)
    const dates = columns.date!.cells.filter((cell) => String(cell) <= '2023-11-12')
    const cut = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [
        key,
        { ...column, cells: column.cells.slice(0, dates.length) },
      ]),
    )
    const change = found(cut).find(({ columns: names }) => names[0] === 'revenue')!
    expect(change.value).toBe('2023-10')
    expect(change.text).toContain('Nov 2023 is not complete')
    const total = (month: string) =>
      dates.reduce(
        (sum: number, date, row) =>
          String(date).startsWith(month) ? sum + Number(columns.revenue!.cells[row]) : sum,
        0,
      )
    const [now, share, before] = change.evidence.figures
    expect(now!.value).toBeCloseTo(total('2023-10'), 6)
    expect(before!.value).toBeCloseTo(total('2023-09'), 6)
    expect(share!.value).toBeCloseTo(Math.abs(total('2023-10') / total('2023-09') - 1), 9)
  })
})
