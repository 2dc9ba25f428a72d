import { expect, it } from 'vitest'
import type { Insight } from '@/lib/contracts/claims'
import { annotationsOf } from './annotations-of'

const insight = (given: Partial<Insight>): Insight => ({
  kind: 'outlier',
  columns: ['revenue', 'sold_on'],
  value: '2024-05',
  direction: 'high',
  text: '',
  ...{ p: null, q: null, effect: null, score: 1 },
  evidence: {
    ...{ test: null, statistic: null, p: null, q: null, effect: null, rows: 109 },
    figures: [{ value: 15_006, text: '15K', measure: 'sum', column: 'revenue', filters: [], rows: 109 }],
  },
  ...given,
})

it('marks the period that stands out with its value', () => {
  expect(annotationsOf(insight({}), 'month')).toEqual([
    { x: '2024-05', kind: 'outlier', label: 'May 2024: 15K' },
  ])
})

it('marks the period in which a level changes', () => {
  const step = insight({ kind: 'change_point', value: '2024-05-14', direction: 'down' })
  expect(annotationsOf(step, 'month')).toEqual([
    { x: '2024-05', kind: 'step', label: 'Steps down: May 14, 2024' },
  ])
  expect(annotationsOf({ ...step, value: '1998', direction: 'up' }, null)[0]).toMatchObject({ x: 1998 })
})

it('marks nothing of what has no place', () => {
  expect(annotationsOf(insight({ kind: 'trend', value: null }), 'month')).toEqual([])
})
