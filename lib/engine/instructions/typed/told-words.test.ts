import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { readTyped } from './read-typed'

const orders = understandDataset(
  new TextEncoder().encode(
    [
      'order_date,region,gender,revenue,cost',
      ...Array.from({ length: 240 }, (_, at) =>
        [
          `2023-${String(1 + (at % 12)).padStart(2, '0')}-05`,
          ['North', 'South', 'East'][at % 3],
          ['F', 'M'][(at >> 2) % 2],
          200 + ((at * 7) % 97),
          100 + ((at * 5) % 61),
        ].join(','),
      ),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'orders.csv' },
)
const read = (text: string) => readTyped(text, 'en', orders)

describe('words before a number that is told how it is made', () => {
  it.each([
    ['Domestic sales, revenue minus cost by region', ['domestic']],
    ['For 2023, premium, revenue minus cost by region', ['premium']],
    ['Only premium, revenue minus cost by region', ['premium']],
    ['excluding wholesale, and samples, revenue minus cost by region', ['wholesale', 'samples']],
  ])('are told where they pick rows: %s', (text, words) => {
    expect(read(text)?.left).toEqual(expect.arrayContaining(words))
  })

  it.each([
    'Surplus, revenue minus cost by region',
    'Surplus by region, revenue minus cost',
    'Revenue surplus by region, revenue minus cost',
  ])('are its name where they stand alone: %s', (text) => {
    expect(read(text)?.left).toEqual([])
  })
})

describe('a share beside a number over another', () => {
  it('is told, and keeps no rows, where it is of something else', () => {
    const reading = read('cost divided by revenue by region with share of women')
    expect(reading?.cards.map(({ filters }) => filters)).toEqual([[]])
    expect(reading?.notes.join()).toContain('share of women')
  })

  it('is that number where it is told how it is made', () => {
    const reading = read('what share of the takings did we spend by region: cost divided by revenue')
    expect(reading?.cards.map(({ metric }) => metric?.kind)).toEqual(['ratio'])
    expect(reading?.left).not.toContain('share')
  })
})
