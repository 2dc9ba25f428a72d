import { describe, expect, it } from 'vitest'
import { formatPercent } from '@/lib/format/format-percent'
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

  it('tells where more rows meet than chance brings there, and how it is elsewhere', () => {
    const columns = noiseColumns(9, 2000)
    const isWest = columns.region!.cells.map((cell) => cell === 'West')
    const cells = isWest.map((west, row) => (row % 40 === 0 || (west && row % 3 === 0) ? 'Phone' : 'Web'))
    const [pair] = found(plant(columns, 'channel', (_, row) => cells[row]!))
    const share = (kind: string) => {
      const own = isWest.filter((_, row) => (cells[row] === 'Phone') === (kind === 'Phone'))
      return formatPercent(own.filter(Boolean).length / own.length)
    }
    expect(pair!.text).toBe(
      `Region is West in ${share('Phone')} of the rows with channel Phone, against ${share('Web')} elsewhere.`,
    )
  })

  it('tells of one value beside rare others', () => {
    const columns = noiseColumns(9, 600)
    const rare = (row: number) => ['North', 'South', 'East', 'Isle', 'Cape'][row % 5]!
    const kinds = Array.from({ length: 600 }, (_, row) => (row % 7 === 0 ? rare(row) : 'West'))
    const [pair] = found({
      ...plant(columns, 'channel', (_, row) =>
        kinds[row] === 'West' && row % 3 > 0 ? 'Phone' : ['Web', 'Store', 'Fair'][(row * 7919) % 3]!,
      ),
      region: { ...columns.region!, cells: kinds },
    })
    expect(pair).toMatchObject({ kind: 'association', columns: ['region', 'channel'] })
    expect(pair!.text).toContain('West')
    expect(pair!.text).toContain('Phone')
  })

  it('does not tell of one thing under two names', () => {
    const columns = noiseColumns(9, 600)
    const names = columns.region!.cells.map((cell, row) => (row % 100 === 0 ? 'Other' : `Team ${cell}`))
    expect(found(plant(columns, 'channel', (_, row) => names[row]!))).toEqual([])
  })

  it('counts elsewhere all rows with another value, also those that lack the one told', () => {
    const columns = noiseColumns(9, 2000)
    const isWest = columns.region!.cells.map((cell) => cell === 'West')
    const cells = isWest.map((west, row) =>
      row % 5 === 1 ? null : west && row % 3 > 0 ? 'Phone' : ['Web', 'Store'][row % 2]!,
    )
    const insights = found({ ...columns, channel: { ...columns.channel!, cells } })
    const [inside, elsewhere] = insights[0]!.evidence.figures
    const rows = isWest.map((west, row) => ({
      west,
      phone: cells[row] === 'Phone',
      known: cells[row] !== null,
    }))
    const isOfPhone = inside!.column === 'region'
    const own = rows.filter(({ west, phone, known }) => (isOfPhone ? phone && known : west))
    const others = rows.filter(({ west, phone, known }) => (isOfPhone ? !phone && known : !west))
    const share = (some: typeof rows) =>
      some.filter(({ west, phone }) => (isOfPhone ? west : phone)).length / some.length
    expect(inside!.value).toBeCloseTo(share(own))
    expect(elsewhere!.value).toBeCloseTo(share(others))
  })

  it('tells a yes as a rate', () => {
    const columns = noiseColumns(9, 2000)
    const late = columns.region!.cells.map((cell, row) => (cell === 'West' ? row % 2 === 0 : row % 9 === 0))
    const flag: FixtureColumn = { name: 'late', role: 'boolean', cells: late.map(String) }
    const [pair] = found({ ...columns, flag })
    expect(pair!.text).toMatch(/^Late: \d+% for region West, against \d+% elsewhere\.$/)
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
