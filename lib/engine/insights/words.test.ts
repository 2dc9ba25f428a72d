import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'
import { recomputeFigure } from './recompute-figure.fixture'

const rows = 600
const things = ['the gate', 'a lamp', 'our lift', 'one door', 'the pump', 'a fan', 'some belt', 'this stair']
const noted = (row: number) => `Reported ${things[(row * 7919) % 8]} near post ${row % 97}`

const found = (text: FixtureColumn, columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture([...Object.values(columns), text])).insights.filter(
    ({ kind }) => kind === 'words',
  )

const textOf = (cells: string[]): FixtureColumn => ({ name: 'note', role: 'text', cells })

describe('findWords', () => {
  const columns = noiseColumns(9, rows)
  const isWest = columns.region!.cells.map((cell) => cell === 'West')

  it('tells which word a kind has more than others', () => {
    const cells = isWest.map((west, row) => `${noted(row)}${west && row % 3 > 0 ? ', it leaks' : ''}`)
    const [words] = found(textOf(cells), columns)
    expect(words).toMatchObject({ columns: ['note', 'region'], value: 'West' })
    expect(words!.text).toMatch(
      /^Note says “leaks” in \d+% of the rows with region West, against 0% elsewhere\.$/,
    )
    const table = cells.map((note, row) => ({ note, region: String(columns.region!.cells[row]) }))
    for (const figure of words!.evidence.figures)
      expect(recomputeFigure(table, figure)).toBeCloseTo(figure.value)
  })

  it('tells what a measure comes to where a word stands', () => {
    const cells = isWest.map((_, row) => `${noted(row)}${row % 3 === 0 ? ' after hours' : ''}`)
    const rating = {
      ...columns.rating!,
      cells: columns.rating!.cells.map((cell, row) => Number(cell) + (row % 3 === 0 ? 3 : 0)),
    }
    const words = found(textOf(cells), { region: columns.region!, rating })
    const [told] = words.filter((insight) => insight.columns[0] === 'rating')
    expect(told).toMatchObject({ columns: ['rating', 'note'], value: 'hours', direction: 'high' })
    expect(told!.text).toMatch(
      /^Rating differs by what note says: the average is .+ where that has “hours” and .+ elsewhere\.$/,
    )
  })

  it('finds nothing in words that go with nothing, in names of kinds, and in joining words', () => {
    expect(found(textOf(isWest.map((_, row) => noted(row))), columns)).toEqual([])
    const named = isWest.map((west, row) => `${noted(row)}${west ? ' in the western part' : ''}`)
    expect(found(textOf(named), { region: columns.region! })).not.toContainEqual(
      expect.objectContaining({ value: 'West', text: expect.stringContaining('western') }),
    )
    const joined = isWest.map((west, row) => `${noted(row)}${west ? ' while there' : ''}`)
    expect(found(textOf(joined), { region: columns.region! })).toEqual([])
  })

  it('leaves names of people alone', () => {
    const names = isWest.map((west, row) => `${west ? 'Maria' : 'Peter'} ${'ABCDEFGHIJ'[row % 10]}${row}`)
    expect(found(textOf(names), { region: columns.region! })).toEqual([])
  })
})
