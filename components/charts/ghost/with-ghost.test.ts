import { describe, expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
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
    expect(withGhost(block, { ...block, type: 'donut' } as unknown as CardBlock)).toEqual({
      block,
      ghost: null,
    })
    const categories = { ...block, type: 'line' } as unknown as CardBlock
    expect(withGhost(categories, categories)).toEqual({ block: categories, ghost: null })
    const told = bars(shops({ A: 1 }), { whole_table: 'A finding.' })
    expect(withGhost(told, block)).toEqual({ block: told, ghost: null })
  })
})
