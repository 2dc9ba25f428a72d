import { expect, it } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { rowsOfFigure } from './rows-address'

const of = (...filters: Filter[]) =>
  rowsOfFigure({ value: 1, text: '1', measure: 'sum', column: 'amount', filters, rows: 1 })

it('has the rows of a number in an address, where that can say them', () => {
  expect(of()).toBe('')
  expect(
    of(
      { column: 'region', op: '=', value: 'North & East' },
      { column: 'day', op: '>=', value: '2024-05-01' },
      { column: 'day', op: '<', value: '2024-06-01' },
    ),
  ).toBe('is.region=North+%26+East&min.day=2024-05-01&max.day=2024-05-31')
  expect(of({ column: 'product', op: 'in', value: ['Mug'] })).toBe('is.product=Mug')
})

it('is silent where it can not', () => {
  expect(of({ column: 'product', op: 'in', value: ['Mug', 'Cup'] })).toBeNull()
  expect(of({ column: 'region', op: '!=', value: 'North' })).toBeNull()
  expect(of({ column: 'amount', op: '<', value: 12 })).toBeNull()
  expect(of({ column: 'region', op: '=', value: '' })).toBeNull()
  const [tuesdays, since] = [
    { column: 'day', op: '=', value: 'Tuesday' },
    { column: 'day', op: '>=', value: '2023-01-01' },
  ] as const
  expect(of(tuesdays, since)).toBeNull()
})
