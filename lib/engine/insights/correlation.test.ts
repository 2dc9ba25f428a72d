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
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'correlation')

describe('findCorrelations', () => {
  it('finds two measures that fall together and gives the sign', () => {
    const columns = noiseColumns(7)
    const [pair, ...rest] = found(
      plant(columns, 'visits', (cell, row) => cell - Number(columns.revenue!.cells[row]) / 5),
    )
    expect(rest).toEqual([])
    expect(pair).toMatchObject({ columns: ['revenue', 'visits'], direction: 'negative', value: null })
  })

  it('says nothing of columns that make up one identity', () => {
    const columns = noiseColumns(7)
    const doubled = Object.values(
      plant(columns, 'visits', (_, row) => 2 * Number(columns.revenue!.cells[row])),
    )
    const product = { kind: 'product' as const, result: 4, factors: [3, 5], share: 1 }
    const { insights } = findInsights(buildFixture(doubled, { identities: [product] }))
    expect(insights.filter(({ kind }) => kind === 'correlation')).toEqual([])
  })

  it('says where a third column makes the relation', () => {
    const columns = noiseColumns(7, 1200)
    const shifts: Record<string, number> = { Web: 0, Store: 3, Phone: 6 }
    const shifted = ['revenue', 'visits'].reduce(
      (all, name, place) =>
        plant(
          all,
          name,
          (cell, row) => cell + [40, 18][place]! * shifts[String(columns.channel!.cells[row])]!,
        ),
      columns,
    )
    const [pair] = found(shifted)
    expect(pair!.text).toMatch(
      /^Revenue and visits tend to rise together, but hardly among rows with the same channel: on average \S+ in the quarter of rows where visits is highest, \S+ where it is lowest\.$/,
    )
    const [own] = found(
      plant(columns, 'visits', (cell, row) => cell + Number(columns.revenue!.cells[row]) / 5),
    )
    expect(own!.text).not.toContain('but')
  })

  it('tells a scale by its first and its last step', () => {
    const columns = noiseColumns(7)
    const graded = plant(columns, 'visits', (_, row) => 1 + (row % 5))
    const [pair] = found(
      plant(graded, 'revenue', (cell, row) => Number(cell) + 60 * Number(graded.visits!.cells[row])),
    )
    expect(pair!.text).toMatch(
      /^Revenue and visits tend to rise together: on average \S+ where visits is 5, \S+ where it is 1\.$/,
    )
  })

  it('takes two wandering series for no correlation', () => {
    const { normal } = createNoise(11)
    const walk = () => {
      let level = 0
      return Array.from({ length: 365 }, () => (level = 0.97 * level + normal()))
    }
    const series = (name: string): FixtureColumn => ({
      name,
      role: 'measure',
      additivity: 'intensive',
      cells: walk(),
    })
    const dates = Array.from({ length: 365 }, (_, day) => dayOf2023(day))
    expect(
      found({ date: { name: 'day', role: 'time', cells: dates }, a: series('a'), b: series('b') }),
    ).toEqual([])
  })
})
