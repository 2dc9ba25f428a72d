import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'association')

describe('findAssociations', () => {
  it('finds two categories that go together', () => {
    const columns = noiseColumns(9)
    const isWest = columns.region!.cells.map((cell) => cell === 'West')
    const [pair] = found(
      plant(columns, 'channel', (_, row) => (isWest[row] ? 'Web' : ['Store', 'Phone', 'Web'][row % 3]!)),
    )
    expect(pair).toMatchObject({ columns: ['region', 'channel'], value: 'West' })
  })

  it('tells the value that is most above its share, in plain words', () => {
    const columns = noiseColumns(9, 2000)
    const isWest = columns.region!.cells.map((cell) => cell === 'West')
    const cells = isWest.map((west, row) => (row % 40 === 0 || (west && row % 3 === 0) ? 'Phone' : 'Web'))
    const [pair] = found(plant(columns, 'channel', (_, row) => cells[row]!))
    const share = (rows: string[]) =>
      `${Math.round((100 * rows.filter((cell) => cell === 'Phone').length) / rows.length)}%`
    expect(pair!.text).toMatch(
      /^Channel is Phone in \d+% of the rows with region West, against [\d.]+% of all rows\.$/,
    )
    expect(pair!.text).toContain(share(cells.filter((_, row) => isWest[row])))
  })

  it('tells the share of all rows, also of those that lack the other value', () => {
    const columns = noiseColumns(9, 2000)
    const sizes = columns.region!.cells.map((cell, row) =>
      row % 4 === 0 ? null : cell === 'West' ? 'L' : 'M',
    )
    const cells = columns.region!.cells.map((cell, row) => (cell === 'West' && row % 4 > 0 ? 'Phone' : 'Web'))
    const [pair] = found({
      ...plant(columns, 'channel', (_, row) => cells[row]!),
      region: { ...columns.region!, cells: sizes },
    })
    const all = cells.filter((cell) => cell === 'Phone').length / cells.length
    expect(pair!.text).toContain(`against ${Math.round(100 * all)}% of all rows.`)
  })

  it('tells a yes as a rate', () => {
    const columns = noiseColumns(9, 2000)
    const late = columns.region!.cells.map((cell, row) => (cell === 'West' ? row % 2 === 0 : row % 9 === 0))
    const flag: FixtureColumn = { name: 'late', role: 'boolean', cells: late.map(String) }
    const [pair] = found({ ...columns, flag })
    expect(pair!.text).toMatch(/^Late: \d+% for region West, \d+% over all\.$/)
  })

  it('leaves out a category and its finer form', () => {
    const columns = noiseColumns(9)
    const halves = plant(columns, 'channel', (_, row) =>
      String(columns.region!.cells[row]) < 'M' ? 'first' : 'second',
    )
    const { insights } = findInsights(buildFixture(Object.values(halves), { dependencies: [[1, 2]] }))
    expect(insights.filter(({ kind }) => kind === 'association')).toEqual([])
  })
})
