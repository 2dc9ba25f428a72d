import { expect, test } from 'vitest'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { suggestFromProfile } from './suggest-from-profile'

const column = (name: string, given: Partial<DatasetColumn>): DatasetColumn => ({
  name,
  type: 'text',
  role: 'category',
  additivity: null,
  unit: null,
  distinct: 4,
  missing: 0,
  confidence: 1,
  evidence: [],
  ...given,
})

test('are made of what the columns were found to be', () => {
  const columns = [
    column('order', { role: 'id', type: 'integer', distinct: 900 }),
    column('day', { role: 'time', type: 'date', distinct: 300 }),
    column('customer', { distinct: 500 }),
    column('region', {}),
    column('product', {}),
    column('units', { role: 'measure', type: 'integer', additivity: 'additive' }),
    column('revenue', { role: 'measure', type: 'number', additivity: 'additive' }),
    column('rating', { role: 'measure', type: 'number', additivity: 'intensive' }),
  ]
  expect(suggestFromProfile(columns)).toEqual([
    'revenue by month',
    'revenue by region',
    'average rating by product',
    'top 5 product by sum of revenue',
    'donut chart of revenue by region',
  ])
  const long = columns.filter(({ name }) => name !== 'region' && name !== 'product' && name !== 'day')
  const year = column('year', { role: 'time', type: 'integer', distinct: 20 })
  expect(suggestFromProfile([...long, year])).toEqual([
    'revenue by year',
    'top 10 customer by sum of revenue',
    'revenue against units as a scatter plot',
    'histogram of revenue',
  ])
  expect(suggestFromProfile([column('region', {})])).toEqual(['number of rows by region'])
  expect(suggestFromProfile([])).toEqual([])
})
