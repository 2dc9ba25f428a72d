import { expect, test } from 'vitest'
import type { DashboardListItem } from '@/lib/contracts/dashboard'
import { matchesSearch } from './matches-search'

const item: DashboardListItem = {
  id: null,
  generation_id: '0193a5a0-0000-7000-8000-000000000000',
  title: 'Store orders',
  description: 'Revenue grew.',
  status: 'completed',
  visibility: 'public',
  card_count: 9,
  dataset: { id: '0193a5a0-0000-7000-8000-000000000001', name: 'orders-2024.csv', status: 'cleaned' },
  created_at: '2025-01-01T00:00:00Z',
  updated_at: '2025-01-01T00:00:00Z',
}

test.each([
  ['', true],
  ['ORDERS', true],
  ['2024 revenue', true],
  ['orders  store ', true],
  ['orders traffic', false],
] as const)('%j: %s', (search, isFound) => {
  expect(matchesSearch(item, search)).toBe(isFound)
})
