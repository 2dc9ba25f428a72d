import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

/** Shares of 240 companies; of one in twenty a price beyond all others. */
const shares = (huge: number) => [
  ['ticker', 'sector', 'price'],
  ...Array.from({ length: 240 }, (_, row) => [
    `T${row}`,
    ['Energy', 'Health', 'Retail'][row % 3]!,
    row % 20 === 0 ? huge : 10 + (row % 3) * 8 + spread(row, 9, 613),
  ]),
]
const numberOf = (huge: number) => draft(shares(huge)).blocks.find(({ type }) => type === 'kpi')!

describe('a number whose average a few values rule', () => {
  const made = draft(shares(90_000))

  it('is told by its median, and so in every card and sentence', () => {
    expect(numberOf(90_000)).toMatchObject({ title: 'Median price', spec: { operation: 'median' } })
    expect(made.layout.narrative_snippets[0]).toMatch(/^Price has a median of [\d.]+ over 240/)
    const titles = made.blocks.map(({ title }) => title)
    expect(titles.filter((title) => /average/i.test(title))).toEqual([])
    expect(titles).toContain('Median price by sector')
    expect(made.layout.narrative_snippets.join(' ')).not.toMatch(/price.*average/i)
  })

  it('is told by its median where the average lies half as far again, if within the middle half', () => {
    const waits = Array.from({ length: 300 }, (_, row) => [
      `C${row}`,
      ['web', 'phone', 'shop'][row % 3]!,
      row % 5 > 2 ? 260 + spread(row, 60) : 20 + spread(row, 90, 613),
    ])
    const [number] = draft([['ticket', 'desk', 'wait_min'], ...waits]).blocks.filter(
      ({ type }) => type === 'kpi',
    )
    expect(number!.title).toBe('Median wait min')
  })

  it('is averaged where nothing carries it off', () => {
    expect(numberOf(40)).toMatchObject({ title: 'Average price', spec: { operation: 'avg' } })
  })
})

describe('a number of something per something', () => {
  it.each(['Number of accidents per billion miles', 'Anzahl Kinder pro Haushalt'])(
    'is never added up: %s',
    (name) => {
      const rows = Array.from({ length: 60 }, (_, row) => [
        `S${row}`,
        (1 + spread(row, 190, 613) / 10).toFixed(1),
      ])
      const column = understand([['state', name], ...rows]).profile.columns[1]!
      expect(column).toMatchObject({ additivity: 'intensive', unit: null })
    },
  )

  it('is added up where it only counts', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [`S${row}`, 1 + spread(row, 190, 613)])
    expect(understand([['state', 'Number of accidents'], ...rows]).profile.columns[1]!.additivity).toBe(
      'additive',
    )
  })
})
