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

  /** Pieces made and left over by day; on Mondays few are made, and most of them left, so that shares of rows mislead. */
  function leftovers() {
    const columns = noiseColumns(7)
    const days = columns.date!.cells.map((cell) => new Date(`${cell}T00:00:00Z`).getUTCDay())
    const made = days.map((day, row) => (day === 1 && row % 2 === 0 ? 20 : 400 + (row % 5)))
    const left = days.map((day, row) => (day === 1 && row % 2 === 0 ? 16 : 40 + ((row * 7) % 11)))
    const share = made.map((count, row) => left[row]! / count)
    const weekday = days.map((day) => ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'][day]!)
    const measure = (name: string, cells: number[], additivity: 'additive' | 'intensive'): FixtureColumn => ({
      ...{ name, role: 'measure', cells, additivity },
    })
    const table = buildFixture(
      [
        columns.date!,
        measure('left_per_made', share, 'intensive'),
        measure('made', made, 'additive'),
        measure('left', left, 'additive'),
        { name: 'tag', role: 'category', cells: weekday },
      ],
      { identities: [{ kind: 'ratio', result: 1, numerator: 3, denominator: 2, scale: 1, share: 1 }] },
    )
    table.profile.columns[1]!.isRatio = true
    const mondays = days.flatMap((day, row) => (day === 1 ? [row] : []))
    const sum = (cells: number[]) => mondays.reduce((all, row) => all + cells[row]!, 0)
    return { table, ofMondays: sum(left) / sum(made) }
  }

  it('tells a ratio of a weekday as its chart does, a sum over a sum', () => {
    const { table, ofMondays } = leftovers()
    const dimensionless = { ...table, profile: { ...table.profile, dimensions: [] } }
    const season = findInsights(dimensionless).insights.find(
      ({ kind, columns }) => kind === 'seasonality' && columns[0] === 'left_per_made',
    )
    expect(season?.value).toBe('Monday')
    expect(season?.evidence.figures[0]).toMatchObject({ measure: 'ratio sum(left) / sum(made)' })
    expect(season!.evidence.figures[0]!.value).toBeCloseTo(ofMondays, 6)
  })

  it('does not tell a weekday twice where a column names it', () => {
    const { insights } = findInsights(leftovers().table)
    const told = insights.filter(
      ({ kind, columns }) =>
        columns[0] === 'left_per_made' && (kind === 'seasonality' || kind === 'group_difference'),
    )
    expect(told).toHaveLength(1)
  })
})
