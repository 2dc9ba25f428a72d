import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { readTyped } from './read-typed'

const lines = understandDataset(
  new TextEncoder().encode(
    [
      'product,region,revenue,cost,lost_min,tonnage,status',
      ...Array.from({ length: 240 }, (_, at) =>
        [
          ['Tablet', 'Phone', 'Laptop'][at % 3],
          ['North', 'South'][(at >> 2) % 2],
          200 + ((at * 7) % 97),
          100 + ((at * 5) % 61),
          1 + ((at * 13) % 23),
          3 + ((at * 11) % 41),
          ['open', 'paid', 'cancelled'][(at >> 1) % 3],
        ].join(','),
      ),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'orders.csv' },
)
const read = (text: string) => readTyped(text, 'en', lines)
const orderOf = (text: string) => read(text)?.cards.map(({ sort }) => sort?.order)

describe('the worst', () => {
  it.each([
    ['worst product in each region by revenue', 'asc'],
    ['worst product in each region', 'asc'],
    ['the 2 worst products by revenue', 'asc'],
    ['worst product in each region by cost', 'desc'],
    ['worst product in each region by minutes lost', 'desc'],
    ['worst product in each region by share of cancelled', 'desc'],
    ['best product in each region by revenue', 'desc'],
    ['weakest product in each region by cost', 'asc'],
  ])('are the least, but of what is bad the most: %s', (text, order) => {
    expect(orderOf(text)).toEqual([order])
  })

  it('are told by what they are, where nothing says what is good', () => {
    expect(read('worst product in each region by revenue')?.notes).toEqual([])
    expect(read('worst product in each region by tonnage')?.notes).toEqual([
      'The worst was taken to be the lowest.',
    ])
    expect(read('worst product in each region')?.notes).toEqual([
      'The first are those with the least revenue.',
    ])
  })
})
