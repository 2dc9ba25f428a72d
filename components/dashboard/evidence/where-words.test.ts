import { expect, it } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { briefWhere, whereWords } from './where-words'

const of = (filters: Filter[], more = {}) => ({
  ...{ value: 1, text: '1', measure: 'sum', column: 'amount', filters, rows: 1 },
  ...more,
})
const days = (from: string, until: string): Filter[] => [
  { column: 'day', op: '>=', value: from },
  { column: 'day', op: '<', value: until },
]
const north: Filter = { column: 'region', op: '=', value: 'North' }

it('tells days together, as the period that they are', () => {
  expect(whereWords(of(days('2024-01-01', '2025-01-01')))).toBe('2024')
  expect(whereWords(of(days('2024-05-01', '2024-06-01')))).toBe('May 2024')
  expect(whereWords(of(days('2023-01-01', '2025-01-01')))).toBe('Jan 2023 to Dec 2024')
  expect(whereWords(of(days('2024-05-06', '2024-05-13')))).toBe('May 6, 2024 to May 12, 2024')
  expect(whereWords(of(days('2024-05-06', '2024-05-07')))).toBe('May 6, 2024')
  expect(whereWords(of([days('2024-05-06', '2024-05-07')[0]!]))).toBe('day is at least 2024-05-06')
  expect(whereWords(of([]))).toBe('all rows')
  expect(whereWords(of([north, ...days('2024-01-01', '2025-01-01')], { within: { filters: [north] } }))).toBe(
    '2024, among rows only where region is North',
  )
})

it('is brief beside a bar', () => {
  expect(briefWhere(of([north]))).toBe('North')
  expect(briefWhere(of([north, ...days('2024-05-01', '2024-06-01')]))).toBe('North, May 2024')
  expect(briefWhere(of([north], { measure: 'share_of_rows' }))).toBe('of the rows: North')
  expect(briefWhere(of([], { measure: 'median(sum by month)' }))).toBe('a usual month')
})
