import { expect, test } from 'vitest'
import type { PreviewColumn } from './preview'
import { suggestInstructions } from './suggest-instructions'

const column = (name: string, type: PreviewColumn['type'], sample: string[] = []): PreviewColumn => ({
  name,
  type,
  sample,
})
const groups = ['a', 'b', 'a', 'b', 'a', 'b']

test('are made of the columns that the file has', () => {
  const columns = [
    column('order_id', 'number'),
    column('day', 'date'),
    column('region', 'text', groups),
    column('product', 'text', groups),
    column('units', 'number'),
    column('revenue', 'number'),
    column('unit_price', 'number'),
  ]
  expect(suggestInstructions(columns)).toEqual([
    'revenue by month',
    'revenue by region',
    'average unit_price by product',
    'top 5 product by sum of revenue',
    'donut chart of revenue by region',
  ])
})

test('never sum an id, a code or a year, and never group by names', () => {
  const columns = [
    column('id', 'number'),
    column('zip', 'number'),
    column('cik', 'number', ['0000066740', '0000091142']),
    column('year', 'number'),
    column('name', 'text', ['Ada', 'Bob', 'Cy', 'Dee', 'Eve']),
  ]
  expect(suggestInstructions(columns)).toEqual([])
})

test('leave out names that a sentence can not hold', () => {
  const columns = [
    ...['total', 'C#', '%', 'Top', 'sales, net', 'share of', '2024'].map((name) => column(name, 'number')),
    ...['desc.', 'order', 'x: y', 'What?'].map((name) => column(name, 'text', groups)),
    column('net sales', 'number'),
  ]
  expect(suggestInstructions(columns)).toEqual(['histogram of net sales'])
})

test('count rows where there is nothing to sum', () => {
  expect(suggestInstructions([column('team', 'text', groups)])).toEqual(['number of rows by team'])
})
