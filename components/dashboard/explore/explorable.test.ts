import { describe, expect, it } from 'vitest'
import type { Explorable } from './explorable'
import { exploredTypesOf, isExplorable } from './explorable'

const rows = ['North', 'South', 'West', 'East'].flatMap((region, at) =>
  ['web', 'shop'].map((channel, other) => ({ region, channel, sales: 10 * at + other })),
)
const card = (type: string, data = rows) =>
  ({
    type,
    title: 'Sales by region',
    description: '',
    spec: { x: 'region', y: 'sales', grouping: 'channel', aggregation: 'sum' },
    data_preview: { columns: ['region', 'channel', 'sales'], rows: data, x_axis: 'Region', y_axis: 'Sales' },
    config: {},
  }) as unknown as Explorable

describe('a card opened large', () => {
  it.each([
    ['bar', true],
    ['line', true],
    ['area', true],
    ['pie', false],
    ['kpi', false],
  ])('is offered for a %s: %s', (type, offered) => {
    expect(isExplorable(card(type))).toBe(offered)
  })

  it('is not offered where there is nothing to look into', () => {
    expect(isExplorable(card('bar', rows.slice(0, 2)))).toBe(false)
  })

  it('is drawn as a line only where what it goes over has an order', () => {
    expect(exploredTypesOf(card('bar'))).toEqual(['bar'])
    const years = rows.map((row, at) => ({ ...row, region: 2000 + (at >> 1) }))
    expect(exploredTypesOf(card('bar', years as never))).toContain('line')
    expect(
      exploredTypesOf({ ...card('bar'), config: { query: { grain: 'month' } } } as Explorable),
    ).toContain('line')
    expect(exploredTypesOf(card('line'))).toContain('bar')
  })
})
