import { describe, expect, it } from 'vitest'
import { sales } from '../instructions/instructions.fixture'
import { parseInstructions } from '../instructions/parse-instructions'
import { composeDashboard } from './compose-dashboard'
import { foundIn } from './found-in.fixture'

const clausesOf = (text: string) =>
  composeDashboard(sales, parseInstructions(text, sales), { found: foundIn(sales) }).instructions
const offersOf = (text: string) => clausesOf(text)[0]!.offers

describe('what is offered in the place of a request', () => {
  it.each([
    ['revenue by planet', ['revenue by country', 'revenue by region', 'revenue by product']],
    [
      'pie chart of revenue by blood type',
      [
        'pie chart of revenue by country',
        'pie chart of revenue by region',
        'pie chart of revenue by product',
      ],
    ],
    [
      'average salary by region',
      ['average revenue by region', 'average quantity by region', 'average unit_price by region'],
    ],
    ['churn by region', ['revenue by region', 'quantity by region', 'unit_price by region']],
    ['customer satisfaction by region', ['revenue by region', 'quantity by region', 'unit_price by region']],
    ['revenue in Atlantis by region', ['revenue by region']],
    ['revenue by region except Gondor', ['revenue by region']],
    ['revenue by region where status is "teleported"', ['revenue by region']],
    ['revenue by region where status is "O\'Neil (at-sea) & co.*"', ['revenue by region']],
    ['forecast revenue for the next quarter', ['revenue by month']],
    ['why did revenue drop in March?', ['revenue by country', 'revenue by region', 'revenue by product']],
  ])('%s', (text, offers) => expect(offersOf(text)).toEqual(offers))

  it.each([
    'revenue by region',
    'DROP TABLE customers',
    'table of unicorns',
    'revenue in 1850',
    'email this report to my boss every Monday',
    'predict the future',
  ])('nothing for: %s', (text) => expect(clausesOf(text).every((clause) => !('offers' in clause))).toBe(true))

  it('is not what is there already', () => {
    const [, refused] = clausesOf('revenue by region\nrevenue in Atlantis by region')
    expect(refused).toMatchObject({ status: 'not_possible' })
    expect(refused).not.toHaveProperty('offers')
  })

  it('is a chart of a kind that is wanted', () => {
    const [refused] = clausesOf('pie chart of revenue by planet\nno pie charts')
    expect(refused).toMatchObject({ status: 'not_possible' })
    expect(refused).not.toHaveProperty('offers')
  })

  it('is served whole when it is asked for', () => {
    const offers = offersOf('quantity for each salesperson where status is open')!
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expect(clausesOf(offer)).toEqual([
        { clause: offer, status: 'applied', block: expect.any(Number), reason: null },
      ])
    }
  })

  it('is sought for so many requests only', () => {
    const places = Array.from(
      { length: 40 },
      (_, place) => `revenue by planet ${'abcdefgh'[place % 8]}${place}x`,
    )
    expect(clausesOf(places.join('\n')).filter(({ offers }) => offers).length).toBeLessThanOrEqual(12)
  })
})
