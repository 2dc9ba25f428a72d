import { expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const at = (list: string[], row: number) => list[row % list.length]!

const orders = understand(
  [
    ['order_id', 'region', 'product', 'channel', 'gearbox', 'status', 'revenue'],
    ...Array.from({ length: 200 }, (_, row) => [
      `O${row}`,
      at(['North', 'South', 'East'], row * row),
      at(['Phone', 'Tablet', 'Laptop'], row + (row >> 2)),
      at(['app', 'web', 'store'], row + (row >> 3)),
      at(['autom.', 'manual'], row + (row >> 1)),
      at(['open', 'paid', 'void'], row + (row >> 4)),
      200 + ((row * 137) % 1000),
    ]),
  ],
  'orders.csv',
)

const read = (text: string) => {
  const { cards, filters, clauses } = parseInstructions(text, orders)
  const { status, reason } = clauses[0]!
  return { cards: cards.map(cardText), filters, status, reason: reason ?? '' }
}

it.each(['appliance revenue by region', 'storefront revenue by region'])(
  'a thing of its own is no short value that it begins with: %s',
  (text) => {
    const { cards, status } = read(text)
    expect(status).toBe('partly')
    expect(cards[0]).toBe('auto: revenue by region')
  },
)

it.each(['webinar revenue by region', 'openings by region'])(
  'a value that a word only begins with, or that it comes from, is a guess: %s',
  (text) => {
    expect(read(text).status).toBe('partly')
  },
)

it.each([
  ['phones revenue by region', 'auto: revenue by region where product = Phone'],
  ['opened orders by region', 'auto: rows by region where status = open'],
])('a form of a value is that: %s', (text, card) => {
  expect(read(text)).toMatchObject({ cards: [card], status: 'applied' })
})

it('an abbreviation is told as a guess', () => {
  const { cards, status, reason } = read('automatic revenue by region')
  expect(cards).toEqual(['auto: revenue by region where gearbox = autom.'])
  expect(status).toBe('partly')
  expect(reason).toContain('“automatic” was read as autom.')
})
