import { expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { axisName } from './column-text'

const block = (config: CardBlock<'line'>['config']): CardBlock<'line'> => ({
  position: 0,
  type: 'line',
  title: 'Revenue by month',
  description: '',
  spec: { x: 'month', y: 'revenue', aggregation: 'sum' },
  data_preview: { columns: ['month', 'revenue'], rows: [], x_axis: 'month', y_axis: 'revenue' },
  config,
})

it('an axis is called what the card calls its column, and else what the data say', () => {
  expect(axisName(block({ labels: { revenue: 'Revenue' } }), 'y')).toBe('Revenue')
  expect(axisName(block({ labels: { revenue: 'Revenue' } }), 'x')).toBe('month')
  expect(axisName(block({}), 'y')).toBe('revenue')
})
