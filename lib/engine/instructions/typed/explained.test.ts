import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { parseInstructions } from '../parse-instructions'

const orders = understandDataset(
  new TextEncoder().encode(
    [
      'order_no,country,shipping,subtotal,total,budget,budget_2013$,stops,failed_drops,hours_slept',
      ...Array.from({ length: 120 }, (_, at) =>
        [
          `N${at}`,
          ['FR', 'GB', 'US'][at % 3],
          (3 + ((at * 7) % 50) / 10).toFixed(1),
          (40 + ((at * 13) % 310) / 10).toFixed(1),
          (75 + ((at * 17) % 370) / 10).toFixed(1),
          900 + at * 7,
          1000 + at * 8,
          25 + ((at * 11) % 90),
          (at * 7) % 23,
          (5 + ((at * 3) % 40) / 10).toFixed(1),
        ].join(),
      ),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'orders.csv' },
)
const first = (text: string) => parseInstructions(text, orders).cards[0]

describe('what says more of the words before it', () => {
  it('is a column in brackets', () => {
    expect(first('shipping as % of the goods value (subtotal), per country')?.metric).toMatchObject({
      numerator: 'shipping',
      denominator: 'subtotal',
    })
  })

  it('is the rest of a name in brackets', () => {
    expect(first('median budget (2013 dollars) by country')).toMatchObject({
      y: 'budget_2013$',
      filters: [],
    })
  })

  it('is no column where the words before it are one', () => {
    expect(first('average total (shipping) by country')?.y).toBe('total')
  })
})

describe('one number over another', () => {
  it('is so many to a hundred', () => {
    expect(first('failed drops per 100 stops by country')).toMatchObject({
      metric: { kind: 'ratio', denominator: 'stops' },
      made: [{ kind: 'scaled', column: 'failed_drops', factor: 100 }],
    })
  })

  it('is per hour of something that is counted in hours', () => {
    expect(first('failed drops per hour of hours slept, by country')?.metric).toMatchObject({
      denominator: 'hours_slept',
    })
  })
})
