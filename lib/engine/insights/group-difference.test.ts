import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(
    ({ kind }) => kind === 'group_difference',
  )

describe('findGroupDifferences', () => {
  it('finds where a measure is higher, with both averages', () => {
    const columns = noiseColumns(8)
    const [difference, ...rest] = found(
      plant(columns, 'rating', (cell, row) => cell + (columns.channel!.cells[row] === 'Web' ? 1 : 0)),
    )
    expect(rest).toEqual([])
    expect(difference).toMatchObject({ columns: ['rating', 'channel'], value: 'Web' })
    const [high, low] = difference!.evidence.figures
    expect(high!.value).toBeGreaterThan(low!.value + 0.5)
    expect(high).toMatchObject({ measure: 'avg', filters: [{ column: 'channel', op: '=', value: 'Web' }] })
  })

  it('tells medians where few rows make the averages', () => {
    const columns = noiseColumns(8)
    const [difference] = found(
      plant(columns, 'rating', (cell, row) =>
        columns.channel!.cells[row] === 'Web' ? cell + (row % 10 === 0 ? 400 : 3) : cell,
      ),
    )
    expect(difference!.evidence.figures[0]).toMatchObject({ measure: 'median' })
    expect(difference!.text).toContain('the median is')
  })

  it('tells nothing by what is noted of few rows', () => {
    const noted = (ofTen: number) => {
      const columns = noiseColumns(8)
      const rated = plant(
        columns,
        'rating',
        (cell, row) => cell + (columns.channel!.cells[row] === 'Web' ? 1 : 0),
      )
      return found(
        plant(rated, 'channel', (_, row) => (row % 10 < ofTen ? columns.channel!.cells[row]! : null)),
      )
    }
    expect(noted(7)).toHaveLength(1)
    expect(noted(2)).toEqual([])
  })

  it('says so where a difference is another column’s, and only there', () => {
    const columns = noiseColumns(8, 1200)
    const { cells: channels } = columns.channel!
    // the West is mostly on the web, and the web is rated higher
    const bound = plant(columns, 'region', (_, row) =>
      channels[row] === 'Web' && row % 5 > 0 ? 'West' : columns.region!.cells[row]!,
    )
    const rated = plant(bound, 'rating', (cell, row) => cell + (channels[row] === 'Web' ? 1.2 : 0))
    const textOf = (dimension: string) => found(rated).find(({ columns: [, by] }) => by === dimension)!.text
    expect(textOf('region')).toMatch(/, but hardly among rows with the same channel\.$/)
    expect(textOf('channel')).not.toContain('but')
  })

  const ratings = (change: (cell: number, region: string, row: number) => number, rows = 900) => {
    const columns = noiseColumns(8, rows)
    const rare = plant(columns, 'region', (_, row) =>
      row % 300 === 7 ? 'Isle' : columns.region!.cells[row]!,
    )
    const { cells } = rare.region!
    return found(plant(rare, 'rating', (cell, row) => change(cell, String(cells[row]), row)))
  }

  it('names no group of a few rows, and says so', () => {
    const [difference] = ratings((cell, region) => cell + ({ West: 1, Isle: 4 }[region] ?? 0))
    expect(difference!.value).toBe('West')
    expect(difference!.text).toMatch(/, among the 5 of 6 with \d+ rows or more\.$/)
  })

  it('names the group with the highest average as its bar does, not the one with the highest ranks', () => {
    // the East has the most rows above all others, the West the highest average
    const [difference] = ratings((cell, region, row) =>
      region === 'West' ? (row % 20 < 11 ? 30 : 14) : region === 'East' ? 21 + cell / 100 : 15 + cell / 3,
    )
    expect(difference!.value).toBe('West')
    expect(difference!.evidence.figures[0]).toMatchObject({ measure: 'avg' })
    expect(difference!.evidence.figures[0]!.value).toBeCloseTo(23.385, 2)
  })
})
