import { describe, expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { partsBehind, partsOf } from '../pie/parts'
import { withGhost } from './with-ghost'

const bars = (rows: object[], config: object = {}) =>
  ({
    type: 'bar',
    spec: { x: 'shop', y: 'sales' },
    data_preview: { columns: ['shop', 'sales'], rows },
    config,
  }) as unknown as CardBlock<'bar'>

const rowsOf = (block: CardBlock | null) => (block?.data_preview as { rows: object[] } | undefined)?.rows

const shops = (sales: Record<string, number | null>) =>
  Object.entries(sales).map(([shop, value]) => ({ shop, sales: value }))

describe('a card of some rows before that of the whole table', () => {
  it('keeps all places in their order, empty where nothing is left', () => {
    const { block, ghost } = withGhost(bars(shops({ B: 2 })), bars(shops({ A: 9, B: 7, C: 1 })))
    expect(rowsOf(block)).toEqual(shops({ A: null, B: 2, C: null }))
    expect(rowsOf(ghost)).toEqual(shops({ A: 9, B: 7, C: 1 }))
  })

  it('adds what stands in some rows alone, and takes their rest for theirs', () => {
    const whole = bars(shops({ A: 9, B: 7, 'Other (12)': 40 }), { other_count: 12 })
    const { block, ghost } = withGhost(bars(shops({ B: 5, D: 4, 'Other (3)': 2 })), whole)
    expect(rowsOf(block)).toEqual(shops({ A: null, B: 5, D: 4, 'Other (3)': 2 }))
    expect(rowsOf(ghost)).toEqual(shops({ A: 9, B: 7, D: null, 'Other (3)': null }))
  })

  it('draws no values of the whole table that would press the others flat', () => {
    const { block, ghost } = withGhost(bars(shops({ A: 2 })), bars(shops({ A: 90, B: 7 })))
    expect(ghost).toBeNull()
    expect(rowsOf(block)).toHaveLength(2)
  })

  it('holds no more empty categories than a card has room for', () => {
    const many = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`shop ${from + at}`, 5]))
    const { block } = withGhost(bars(shops(many(10, 10))), bars(shops(many(0, 12))))
    expect(rowsOf(block)).toHaveLength(15)
    expect(rowsOf(block)!.filter((row) => 'sales' in row && row.sales !== null)).toHaveLength(10)
  })

  it('leaves other kinds of pictures as they are', () => {
    const block = bars(shops({ A: 1 }))
    expect(withGhost(block, undefined)).toEqual({ block, ghost: null })
    expect(withGhost(block, { ...block, type: 'funnel' } as unknown as CardBlock)).toEqual({
      block,
      ghost: null,
    })
    const categories = { ...block, type: 'line' } as unknown as CardBlock
    expect(withGhost(categories, categories)).toEqual({ block: categories, ghost: null })
    const told = bars(shops({ A: 1 }), { whole_table: 'A finding.' })
    expect(withGhost(told, block)).toEqual({ block: told, ghost: null })
  })

  it('keeps the slices of a disc in their order, though the whole be many times as large', () => {
    const disc = (rows: object[]) =>
      ({ ...bars(rows), type: 'pie', spec: { grouping: 'shop', values: 'sales' } }) as unknown as CardBlock
    const { block, ghost } = withGhost(disc(shops({ B: 2, A: 1 })), disc(shops({ A: 90, B: 70, C: 10 })))
    expect(rowsOf(block)).toEqual(shops({ A: 1, B: 2, C: null }))
    expect(rowsOf(ghost)).toEqual(shops({ A: 90, B: 70, C: 10 }))
  })

  it('has the folded rest of the whole in the ring around a disc, so that its shares are those of all rows', () => {
    const disc = (rows: object[], config = {}) =>
      ({
        ...bars(rows, config),
        type: 'donut',
        spec: { grouping: 'shop', values: 'sales' },
      }) as unknown as CardBlock<'donut'>
    const whole = disc(shops({ A: 40, B: 30, 'Other (3)': 30 }), { other_count: 3 })
    const { block, ghost } = withGhost(disc(shops({ B: 3, A: 1, D: 1 })), whole)
    const drawn = block as CardBlock<'donut'>
    expect(partsOf(drawn).map(({ label, share }) => [label, share])).toEqual([
      ['A', 0.2],
      ['B', 0.6],
      ['D', 0.2],
    ])
    expect(
      partsBehind(ghost as CardBlock<'donut'>, partsOf(drawn)).map(({ label, share }) => [label, share]),
    ).toEqual([
      ['A', 0.4],
      ['B', 0.3],
      ['Other (3)', 0.3],
    ])
  })

  it('has bins behind it where they are the same, and not where they would press it flat', () => {
    const bins = (counts: number[], from = 0) =>
      ({
        ...bars(counts.map((count, at) => ({ bin_start: from + at, bin_end: from + at + 1, count }))),
        type: 'histogram',
        spec: { x: 'sales' },
      }) as unknown as CardBlock
    const whole = bins([8, 20, 6])
    expect(withGhost(bins([1, 5, 2]), whole).ghost).toBe(whole)
    expect(withGhost(bins([1, 5, 2], 3), whole).ghost).toBeNull()
    expect(withGhost(bins([0, 2, 0]), whole).ghost).toBeNull()
  })

  it('has the points, boxes and values of all rows behind it as they are', () => {
    for (const type of ['scatter', 'boxplot', 'gauge', 'kpi']) {
      const [own, whole] = [shops({ B: 2 }), shops({ A: 9, B: 7 })].map(
        (rows) => ({ ...bars(rows), type }) as unknown as CardBlock,
      )
      expect(withGhost(own!, whole)).toEqual({ block: own, ghost: whole })
    }
  })
})
