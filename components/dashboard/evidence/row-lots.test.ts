import { expect, it } from 'vitest'
import type { Figure } from '@/lib/contracts/claims'
import { rowLots } from './row-lots'

const figure = (product: string | null, more: Partial<Figure>): Figure => ({
  ...{ value: 1, text: '1', measure: 'sum', column: 'revenue', rows: 66 },
  filters: product === null ? [] : [{ column: 'product', op: '=', value: product }],
  ...more,
})

it('names each lot of rows once, by the first number that is of it', () => {
  const lots = rowLots([
    figure('Mug', { measure: 'share', text: '25%', rows: 1419 }),
    figure('Mug', { text: '27K' }),
    figure('Mug', { measure: 'max', text: '10.4K' }),
    figure('Cup', { text: '9K', rows: 12 }),
  ])
  expect(lots).toEqual([
    { query: 'is.product=Mug', text: '25%', rows: 66 },
    { query: 'is.product=Cup', text: '9K', rows: 12 },
  ])
})

it('says no number of rows where only shares tell of some', () => {
  expect(rowLots([figure('Mug', { measure: 'share_of_rows', text: '4.7%', rows: 1419 })])).toMatchObject([
    { text: '4.7%', rows: null },
  ])
})
