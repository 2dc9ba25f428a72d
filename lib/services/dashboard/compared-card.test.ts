import { describe, expect, it } from 'vitest'
import type { ChartBlock } from '@/lib/contracts/blocks'
import { comparedCard } from './compared-card'

const shown = { from: '2024-01-01', to: '2024-03-31' }
const before = { from: '2023-10-01', to: '2023-12-31' }
const spans = { shown, before }

const kpi = (value: number, config: object = {}) =>
  ({
    type: 'kpi',
    description: 'In all.',
    spec: { value, operation: 'sum', trend: '+1% of other days' },
    config: { trend_change: 0.01, evidence: {}, ...config },
  }) as unknown as ChartBlock

const line = (rows: object[], query: object = { grain: 'month' }, spec: object = {}) =>
  ({
    type: 'line',
    spec: { x: 'date', y: 'sales', ...spec },
    data_preview: { rows },
    config: { query },
  }) as unknown as ChartBlock

describe('a card that is compared', () => {
  it('tells by how much a number changed, and nothing of other days', () => {
    const { spec, config, description } = comparedCard(kpi(120), kpi(100), spans)
    expect(spec).toMatchObject({ value: 120, trend: '+20%' })
    expect(config.trend_change).toBeCloseTo(0.2)
    expect(config.evidence).toBeUndefined()
    expect(description).toBe('100 from Oct 1, 2023 to Dec 31, 2023.')
  })

  it('tells shares in points, and no change of what was nothing or below', () => {
    const percent = { formats: { value: { style: 'percent', decimals: 0 } } }
    expect(comparedCard(kpi(0.25, percent), kpi(0.2, percent), spans).spec).toMatchObject({
      trend: '+5 points',
    })
    expect(comparedCard(kpi(5), kpi(0), spans).spec).not.toHaveProperty('trend')
    expect(comparedCard(kpi(5), undefined, spans)).toMatchObject({
      description: 'No value for Oct 1, 2023 to Dec 31, 2023.',
    })
  })

  it('stands the course of the days before beside its own, month by month', () => {
    const now = line([
      { date: '2024-01', sales: 5 },
      { date: '2024-03', sales: 7 },
    ])
    const then = line([
      { date: '2023-10', sales: 3 },
      { date: '2023-11', sales: 9 },
      { date: '2023-12', sales: 4 },
    ])
    expect(comparedCard(now, then, spans).config.compared).toEqual({
      label: 'Oct 1, 2023 to Dec 31, 2023',
      points: [
        { x: '2024-01', period: '2023-10', y: 3 },
        { x: '2024-03', period: '2023-12', y: 4 },
      ],
    })
  })

  it('leaves alone what has several lines, no time, or the whole table', () => {
    const rows = [{ date: '2024-01', sales: 5 }]
    for (const block of [
      line(rows, {}),
      line(rows, { grain: 'month' }, { grouping: 'region' }),
      { ...kpi(1), config: { whole_table: 'It is.' } } as ChartBlock,
    ])
      expect(comparedCard(block, block, spans)).toBe(block)
  })
})
