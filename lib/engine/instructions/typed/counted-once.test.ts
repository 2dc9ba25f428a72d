import { describe, expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const orders = madeTable(
  {
    fileName: 'orders.csv',
    names: 'order_id order_date customer country payment_method status refund member revenue',
    count: 240,
  },
  (row) => [
    `O${row}`,
    dayAfter('2022-01-01', row * 2),
    `C${(row * row * 7 + (row >> 2)) % 37}`,
    inTurn(['Spain', 'Italy', 'France'], row * row + (row >> 3)),
    inTurn(['card', 'cash', 'paypal'], row * 5 + (row >> 1)),
    inTurn(['paid', 'open', 'cancelled', 'returned'], row * 3 + (row >> 2)),
    row % 6 === 0 ? 'yes' : 'no',
    row % 5 < 2 ? 'true' : 'false',
    `${40 + ((row * 137) % 900)}`,
  ],
)

const read = (text: string) => {
  const { cards, clauses } = parseInstructions(text, orders)
  return { cards: cards.map(cardText), status: clauses[0]!.status, reason: clauses[0]!.reason }
}

describe('those of which a yes is told', () => {
  it.each([
    ['refunds by country', 'bar: count rows by country where refund = true'],
    ['members by country', 'bar: count rows by country where member = true'],
    ['members per month', 'auto: count rows by order_date/month where member = true'],
    ['number of refunds by country', 'bar: count rows by country where refund = true'],
  ])('are counted, and no yes and no: %s', (text, card) => {
    expect(read(text)).toMatchObject({ cards: [card], status: 'applied' })
  })
})

describe('kinds of which each group has the same few', () => {
  it.each([
    ['payment methods by country', 'auto: rows by country and payment_method'],
    ['statuses by country', 'auto: rows by country and status'],
    ['countries by status', 'auto: rows by status and country'],
    ['payment methods per month', 'line: rows by order_date/month and payment_method'],
  ])('tell rows apart: %s', (text, card) => {
    expect(read(text)).toMatchObject({ cards: [card], status: 'applied' })
  })

  it('are offered as a number where one is asked for', () => {
    const { status, reason } = read('number of payment methods by country')
    expect(status).toBe('partly')
    expect(reason).toContain('number of different payment_method by country')
  })
})

describe('things of their own', () => {
  it.each([
    ['customers by country', 'bar: count_distinct customer by country'],
    ['customers by month', 'auto: count_distinct customer by order_date/month'],
  ])('are counted once each, which is told: %s', (text, card) => {
    const { cards, status, reason } = read(text)
    expect([cards, status]).toEqual([[card], 'partly'])
    expect(reason).toContain('counted once')
  })

  it('are so for certain where their number is asked for', () => {
    expect(read('number of customers by country')).toMatchObject({
      cards: ['bar: count_distinct customer by country'],
      status: 'applied',
    })
  })
})
