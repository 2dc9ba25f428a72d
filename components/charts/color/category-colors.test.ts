import { describe, expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { categoryColors } from './category-colors'
import { chartStyle } from './chart-style'

const scheme = { primary: '#2f6fd6', secondary: '#c9721b', accent: '#158a6b' }

function donut(position: number, regions: string[]): CardBlock<'donut'> {
  return {
    position,
    type: 'donut',
    title: 'Sales by region',
    description: '',
    spec: { values: 'sales', grouping: 'region', aggregation: 'sum' },
    data_preview: {
      columns: ['region', 'sales'],
      rows: regions.map((region, at) => ({ region, sales: 100 - at })),
    },
    config: {},
  }
}

function lines(position: number, regions: string[], config: CardBlock['config'] = {}): CardBlock<'line'> {
  const rows = ['2025-01', '2025-02'].flatMap((month) =>
    regions.map((region) => ({ month, sales: 1, region })),
  )
  return {
    position,
    type: 'line',
    title: 'Sales by month and region',
    description: '',
    spec: { x: 'month', y: 'sales', aggregation: 'sum', grouping: 'region' },
    data_preview: { columns: ['month', 'sales', 'region'], rows, x_axis: 'Month', y_axis: 'Sales' },
    config,
  }
}

/** The colour of each category of a card. */
function colorsIn(block: CardBlock, blocks: CardBlock[], categories: string[]): Record<string, unknown> {
  const style = chartStyle(block, scheme, categoryColors(blocks)) as Record<string, unknown>
  return Object.fromEntries(categories.map((category, at) => [category, style[`--series-${at}`]]))
}

describe('categoryColors', () => {
  it('gives a category one colour in all cards, whatever their order', () => {
    const [first, second] = [
      ['West', 'East', 'North'],
      ['North', 'West', 'East', 'South'],
    ]
    const blocks = [donut(0, first), lines(1, second)]
    const [inDonut, inLines] = [colorsIn(blocks[0]!, blocks, first), colorsIn(blocks[1]!, blocks, second)]
    for (const region of first) expect(inLines[region]).toBe(inDonut[region])
    expect(new Set(Object.values(inLines)).size).toBe(4)
  })

  it('keeps the colours where cards are moved', () => {
    const blocks = [donut(0, ['West', 'East']), lines(1, ['East', 'West', 'North'])]
    expect(categoryColors(blocks)).toEqual(categoryColors([...blocks].reverse()))
  })

  it('uses no colour twice within a card while there are enough', () => {
    const letters = (text: string) => Array.from(text)
    const blocks = [donut(0, letters('ABCDEFGH')), donut(1, letters('IJAB')), donut(2, letters('IKLMCD'))]
    for (const block of blocks) {
      const own = block.data_preview.rows.map(({ region }) => String(region))
      expect(new Set(Object.values(colorsIn(block, blocks, own))).size).toBe(own.length)
    }
  })

  it('leaves a card the colours that were asked for it', () => {
    const own = lines(1, ['East', 'West'], { colors: ['#b02a6b', '#3f7d20'] })
    const blocks = [donut(0, ['West', 'East']), own]
    expect(colorsIn(own, blocks, ['East', 'West'])).toEqual(colorsIn(own, [], ['East', 'West']))
  })
})
