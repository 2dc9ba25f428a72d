import { describe, expect, it } from 'vitest'
import type { CardConfig } from '@/lib/contracts/blocks'
import type { CardBlock } from '../card-block'
import { barEnds, barHeight, barLayout, barsMax } from './bar-layout'
import { barTotals } from './bar-points'

const shops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ shop: `Shop ${at}`, sales: count - at }))

function bar(rows: CardBlock<'bar'>['data_preview']['rows'], config: CardConfig = {}): CardBlock<'bar'> {
  return {
    position: 0,
    type: 'bar',
    title: 'Sales by shop',
    description: '',
    spec: { x: 'shop', y: 'sales', aggregation: 'sum', grouping: 'year' },
    data_preview: { columns: ['shop', 'sales'], rows, x_axis: 'Shop', y_axis: 'Sales' },
    config,
  }
}

describe('barLayout', () => {
  it('lies unless its categories are periods or the card says otherwise', () => {
    expect(barLayout(bar(shops(3)), false).isVertical).toBe(false)
    expect(barLayout(bar(shops(3), { query: { grain: 'month' } }), false).isVertical).toBe(true)
    expect(barLayout(bar(shops(3), { orientation: 'vertical' }), false).isVertical).toBe(true)
  })

  it('cuts what does not fit and says how much, but draws all where it may scroll', () => {
    const cut = barLayout(bar(shops(200)), false)
    expect([cut.keys.length, cut.hidden]).toEqual([barsMax, 200 - barsMax])
    expect(barLayout(bar(shops(200)), true)).toMatchObject({ hidden: 0 })
  })

  it('draws the last few rather than naming them', () => {
    expect(barLayout(bar(shops(barsMax + 1)), false).hidden).toBe(0)
  })

  it('says a rest in words that would dwarf the others', () => {
    const other = (sales: number) =>
      barLayout(bar([...shops(3), { shop: 'Other (4)', sales }], { other_count: 4 }), false)
    expect(other(9)).toMatchObject({
      keys: ['Shop 0', 'Shop 1', 'Shop 2'],
      rest: { label: 'Other (4)', value: 9 },
    })
    expect(other(4)).toMatchObject({ rest: null })
    expect(other(4).keys).toHaveLength(4)
  })

  it('is single where the series’ column is not in the rows', () => {
    expect(barLayout(bar(shops(2)), false).kind).toBe('single')
  })

  it('keeps its room however many categories scroll in it', () => {
    expect(barHeight(bar(shops(200)), true)).toBeLessThan(600)
  })
})

describe('barTotals', () => {
  it('sums a stack above and below zero', () => {
    const rows = [
      { shop: 'A', year: '2023', sales: 3 },
      { shop: 'A', year: '2024', sales: 4 },
      { shop: 'A', year: '2025', sales: -2 },
    ]
    expect(barTotals(barLayout(bar(rows, { stacked: true }), false))).toEqual([7, -2])
    expect(barTotals(barLayout(bar(rows), false))).toEqual([3, 4, -2])
  })
})

describe('barEnds', () => {
  it('has an end for a bar of 0, and none for a category without data', () => {
    const rows = [
      { shop: 'A', sales: 3 },
      { shop: 'B', sales: 0 },
      { shop: 'C', sales: null },
      { shop: 'D', sales: 2 },
    ]
    const ends = barEnds(barLayout(bar(rows), false))
    expect(ends.map(({ at, value }) => [at, value])).toEqual([
      [0, 3],
      [1, 0],
      [3, 2],
    ])
  })
})
