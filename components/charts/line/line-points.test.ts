import { describe, expect, it } from 'vitest'
import type { Grain } from '@/lib/contracts/query'
import type { CardBlock } from '../card-block'
import { lineData } from './line-points'

function line(xs: (string | number)[], grain?: Grain): CardBlock<'line'> {
  return {
    position: 0,
    type: 'line',
    title: 'Sales',
    description: '',
    spec: { x: 'when', y: 'sales', aggregation: 'sum' },
    data_preview: {
      columns: ['when', 'sales'],
      rows: xs.map((when, at) => ({ when, sales: at })),
      x_axis: 'When',
      y_axis: 'Sales',
    },
    config: grain ? { query: { grain } } : {},
  }
}

describe('lineData', () => {
  it('writes dates as the captions do, with a grain and without', () => {
    const labels = (keys: string[], grain?: 'month') =>
      lineData(line(keys, grain)).points.map(({ label }) => label)
    expect(labels(['2023-06-01', '2023-07-01'])).toEqual(['Jun 1, 2023', 'Jul 1, 2023'])
    expect(labels(['2023-06', '2023-07'], 'month')).toEqual(['Jun 2023', 'Jul 2023'])
  })

  it('breaks a line where months are missing', () => {
    const { points, kind } = lineData(line(['2025-01', '2025-02', '2025-05'], 'month'))
    expect(kind).toBe('time')
    expect(points.map(({ values }) => values[0])).toEqual([0, 1, null, 2])
  })

  it('draws through what comes every second year', () => {
    expect(lineData(line(['2000', '2002', '2004', '2006'], 'year')).points).toHaveLength(4)
  })

  it('runs through weekends', () => {
    const days = ['2025-03-06', '2025-03-07', '2025-03-10']
    expect(lineData(line(days, 'day')).points).toHaveLength(3)
  })

  it('puts numbers in order and leaves categories in theirs', () => {
    expect(lineData(line([3, 1, 2])).points.map(({ x }) => x)).toEqual([1, 2, 3])
    expect(lineData(line(['Monday', 'Tuesday'], 'weekday'))).toMatchObject({ kind: 'category' })
  })
})
