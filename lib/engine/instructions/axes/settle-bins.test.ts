import { expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const at = (list: string[], row: number) => list[row % list.length]!

const orders = understand(
  [
    ['order_date', 'region', 'revenue', 'fee_eur', 'duration_h', 'client_age'],
    ...Array.from({ length: 200 }, (_, row) => [
      new Date(Date.UTC(2024, 0, 1 + row * 2)).toISOString().slice(0, 10),
      at(['North', 'South', 'East'], row * row),
      200 + ((row * 137) % 1000),
      20 + ((row * 53) % 400),
      1 + ((row * 29) % 43),
      20 + ((row * 13) % 60),
    ]),
  ],
  'orders.csv',
)

const read = (text: string) => {
  const { cards, clauses } = parseInstructions(text, orders)
  return { card: cardText(cards[0]!), status: clauses[0]!.status, reason: clauses[0]!.reason }
}

it.each([
  ['histogram of revenue in bands of 100', 'histogram: rows by revenue bins of 100'],
  ['revenue in bins of 100 dollars', 'histogram: rows by revenue bins of 100'],
  ['fee in 50 euro bands', 'histogram: rows by fee_eur bins of 50'],
  ['duration in 5 hour bands', 'histogram: rows by duration_h bins of 5'],
  ['duration in bands of 300 minutes', 'histogram: rows by duration_h bins of 5'],
  ['client age in 10 year bands', 'histogram: rows by client_age bins of 10'],
])('has bins as wide as was said, in what the column is told in: %s', (text, card) => {
  expect(read(text)).toEqual({ card, status: 'applied', reason: null })
})

it.each([
  ['revenue by 5 year bands', /steps of 5 years?: revenue is not told in them/],
  ['revenue in 6 month bands', /steps of 6 months?: revenue is not told in them/],
  ['fee in bins of 50 dollars', /dollars/],
  ['histogram of revenue in bands of 2 hours', /steps of 2 hours/],
  ['histogram of revenue in bands of 0.0000001', /there would be more than 200/],
  ['orders in steps of 3 days by region', /Nothing was made of the steps of 3 days\./],
  ['revenue by duration in bins of 5 hours', /Nothing was made of the steps of 5 hours\./],
])('tells of a width that it does not keep: %s', (text, reason) => {
  const made = read(text)
  expect(made.status).toBe('partly')
  expect(made.reason).toMatch(reason)
  expect(made.card).not.toContain('bins')
})
