import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { CardBlock } from './card-block'
import { ChartBlock } from './chart-block'
import type { ColorScheme } from './color/palette'

const bars = {
  block_id: 'b',
  type: 'bar',
  title: 'Sales by shop',
  description: '',
  spec: { x: 'shop', y: 'sales' },
  data_preview: {
    columns: ['shop', 'sales'],
    rows: ['A', 'B', 'C'].map((shop, at) => ({ shop, sales: at + 1 })),
    x_axis: 'Shop',
    y_axis: 'Sales',
  },
  config: {},
} as unknown as CardBlock<'bar'>

const regions = {
  ...bars,
  type: 'choropleth',
  spec: { region: 'country', values: 'sales' },
  data_preview: {
    columns: ['country', 'sales'],
    rows: ['France', 'Brazil', 'Kenya'].map((country, at) => ({ country, sales: at + 1 })),
  },
} as unknown as CardBlock<'choropleth'>

async function served(block: CardBlock, span?: number) {
  const { prelude } = await prerender(
    <ChartBlock
      block={block}
      colorScheme={{ primary: '#4f46e5', secondary: '#0891b2', accent: '#d97706' } as ColorScheme}
      span={span}
    />,
  )
  return new Response(prelude).text()
}

const widthsIn = (html: string) =>
  [...html.matchAll(/<svg[^>]*role="img"[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))

describe('what the server writes of a chart', () => {
  it('is drawn for a phone and for what the card takes of a desk, each shown where it fits', async () => {
    const html = await served(bars, 6)
    expect(widthsIn(html)).toEqual([316, 502])
    expect(html).toMatch(/class="[^"]*@min-\[400px\]:hidden[^"]*" style="width:316px"/)
    expect(html).toMatch(/class="[^"]*hidden @min-\[400px\]:block[^"]*" style="width:502px"/)
    expect(widthsIn(await served(bars, 12))).toEqual([316, 720, 1062])
    expect(widthsIn(await served(bars, 4))).toEqual([316])
  })

  it('waits for nothing that a script would have to bring', async () => {
    const html = await served(bars)
    expect(html).not.toMatch(/<script|<template|hidden=""/)
    expect(html.match(/data-series/g)).toHaveLength(2)
  })

  it('has a map with its outlines, once for all widths', async () => {
    const html = await served(regions)
    expect(widthsIn(html)).toEqual([640])
    expect(html.match(/<path[^>]*d="M[^"]{100,}/g)!.length).toBeGreaterThan(3)
  })
})
