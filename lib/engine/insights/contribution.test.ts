import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, dayOf2023, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'drivers')

describe('findContributions', () => {
  it('finds the segment in which the last change lies', () => {
    const columns = noiseColumns(15, 1500)
    const isHit = columns.date!.cells.map(
      (cell, row) => String(cell) >= '2023-10-01' && columns.region!.cells[row] === 'South',
    )
    const [driver] = found(plant(columns, 'revenue', (cell, row) => cell * (isHit[row] ? 6 : 1)))
    expect(driver).toMatchObject({
      columns: ['revenue', 'region', 'order_date'],
      value: 'South',
      direction: 'up',
    })
  })

  it('compares the twelve months before, as the change itself does', () => {
    const columns = noiseColumns(15, 9000)
    const cells = columns.date!.cells.map((_, row) => dayOf2023(Math.floor((row * 790) / 9000)))
    const years: Record<string, FixtureColumn> = { ...columns, date: { ...columns.date!, cells } }
    const [driver] = found(
      plant(years, 'revenue', (cell, row) =>
        cells[row]! >= '2024-03-01' && years.region!.cells[row] === 'South' ? cell * 6 : cell,
      ),
    )
    expect(driver).toMatchObject({ value: 'South', direction: 'up' })
    expect(driver!.text).toMatch(
      /^Revenue rises by [\d.,K]+ from Mar 2024 to Feb 2025 against the twelve months before; South alone \(region\) rises by [\d.,K]+\.$/,
    )
    expect(driver!.evidence.figures[0]!.measure).toBe('abs(points(sum of 12 months, last against first))')
  })

  it('names nobody where all segments change alike', () => {
    const columns = noiseColumns(15, 1500)
    const isLast = columns.date!.cells.map((cell) => String(cell) >= '2023-10-01')
    expect(found(plant(columns, 'revenue', (cell, row) => cell * (isLast[row] ? 2 : 1)))).toEqual([])
  })
})
