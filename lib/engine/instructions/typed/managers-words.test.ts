import { describe, expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const day = (number: number) => dayAfter('2024-01-01', number)

const orders = madeTable(
  {
    fileName: 'orders.csv',
    names: 'order_id order_date customer country product salesperson revenue cost',
    count: 240,
  },
  (row) => [
    `O${row}`,
    day(row),
    `C${(row * 7) % 31}`,
    inTurn(['Spain', 'Italy', 'France'], row * row),
    inTurn(['Tea', 'Coffee', 'Mugs'], row * 5 + 1),
    inTurn(['Anna', 'Bruno', 'Carla', 'Dmitri'], row * 3 + (row >> 2)),
    40 + ((row * 137) % 900),
    20 + ((row * 53) % 300),
  ],
)

const deliveries = madeTable(
  { fileName: 'deliveries.csv', names: 'trip pickup lane driver delivery_time_min status', count: 200 },
  (row) => [
    `T${row}`,
    day(row),
    inTurn(['Lane 1', 'Lane 2', 'Lane 3', 'Lane 4'], row * 3 + (row >> 3)),
    inTurn(['Mia', 'Ole', 'Pia'], row * row),
    12 + ((row * 29) % 71),
    inTurn(['on time', 'late', 'on time'], row * 7 + (row >> 1)),
  ],
)

const read = (text: string, data: typeof orders) => {
  const { cards, clauses } = parseInstructions(text, data)
  return { cards: cards.map(cardText), reason: clauses[0]!.reason }
}

describe('who sells or buys most', () => {
  it.each([
    ['who sells most', 'salesperson'],
    ['wer verkauft am meisten', 'salesperson'],
    ['qui vend le plus', 'salesperson'],
    ['quién vende más', 'salesperson'],
    ['chi vende di più', 'salesperson'],
    ['quem vende mais', 'salesperson'],
    ['who buys most', 'customer'],
    ['wer kauft am meisten?', 'customer'],
    ['the best customers', 'customer'],
    ['die besten Kunden', 'customer'],
    ['les meilleurs clients', 'customer'],
    ['los mejores clientes', 'customer'],
    ['i migliori clienti', 'customer'],
    ['os melhores clientes', 'customer'],
  ])('%s', (text, by) => {
    const { cards, reason } = read(text, orders)
    expect(cards).toEqual([`bar: sum revenue by ${by} sort y desc`])
    expect(reason).toContain('was read as')
  })

  it.each(['who is late most often', 'which driver is late most often', 'wer ist am häufigsten verspätet'])(
    '%s',
    (text) => {
      const { cards } = read(text, deliveries)
      expect(cards[0]).toContain('by driver where status = late')
    },
  )
})

describe('who sells less than the others', () => {
  it.each([
    ['which customer sells less', 'auto: revenue by customer sort y asc'],
    ['which country sells less?', 'auto: revenue by country sort y asc'],
    ['which country has less revenue', 'auto: revenue by country sort y asc'],
    [
      'which country had lower revenue in 2024?',
      'auto: revenue by country where order_date = 2024 sort y asc',
    ],
    ['which country has less revenue over time', 'line: revenue by order_date and country'],
    ['which countries have less revenue per month', 'line: revenue by order_date/month and country'],
    ['which country has the most revenue each month', 'line: revenue by order_date/month and country'],
    ['which month has less revenue', 'bar: revenue by order_date/month sort y asc'],
    ['which country sells more', 'auto: revenue by country sort y desc'],
    ['who sells less', 'bar: sum revenue by salesperson sort y asc'],
    ['chi vende meno', 'bar: sum revenue by salesperson sort y asc'],
    ['quién vende menos', 'bar: sum revenue by salesperson sort y asc'],
  ])('%s', (text, card) => {
    expect(read(text, orders).cards).toEqual([card])
  })
})

describe('what is fast takes little time', () => {
  it.each([
    ['the fastest lanes', 'lane sort y asc'],
    ['slowest drivers', 'driver sort y desc'],
    ['the 3 slowest lanes', 'lane sort y desc limit 3'],
    ['die schnellsten Fahrer', 'driver sort y asc'],
    ['les chauffeurs les plus lents', 'driver sort y desc'],
    ['los conductores más rápidos', 'driver sort y asc'],
    ['os motoristas mais rápidos', 'driver sort y asc'],
  ])('%s', (text, by) => {
    expect(read(text, deliveries).cards).toEqual([`bar: avg delivery_time_min by ${by}`])
  })
})

describe('how a number varies', () => {
  it.each([
    'how much does revenue vary by country',
    'spread of revenue by country',
    'comment varie le revenu par pays',
    'cuánto varían los ingresos por país',
    'quanto varia a receita por país',
  ])('%s', (text) => {
    expect(read(text, orders).cards).toEqual(['boxplot: revenue by country'])
  })

  it('also of one that is made, in another unit', () => {
    const { cards } = read('how much does delivery time vary by driver in hours', deliveries)
    expect(cards).toEqual(['boxplot: delivery_time_min in hours by driver'])
  })
})

describe('both ends, differences and sides', () => {
  it.each([
    ['lowest and highest revenue by product', ['min revenue by product', 'max revenue by product']],
    ['niedrigster und höchster Umsatz je Produkt', ['min revenue by product', 'max revenue by product']],
    [
      'le plus petit et le plus grand revenu par produit',
      ['min revenue by product', 'max revenue by product'],
    ],
    ['revenue less cost per product', ['revenue - cost by product']],
    ['revenu moins coût par pays', ['revenue - cost by country']],
    ['Umsatz minus Kosten je Land', ['revenue - cost by country']],
  ])('%s', (text, cards) => {
    expect(read(text, orders).cards.map((card) => card.replace(/^\w+: /, ''))).toEqual(cards)
  })

  it.each([
    'revenue before and after June 2024',
    'Umsatz vor und nach Juni 2024',
    'revenus avant et après juin 2024',
    'ricavi prima e dopo giugno 2024',
  ])('%s', (text) => {
    const [card] = parseInstructions(text, orders).cards
    expect(card!.made).toMatchObject([
      { kind: 'spans', column: 'order_date', spans: [{ to: '2024-06-01' }, { from: '2024-07-01' }] },
    ])
  })

  it('takes no per cent for a number of things', () => {
    const { clauses, cards } = parseInstructions('the top 10 % of orders by revenue', orders)
    expect(cards.every(({ limit }) => limit === null)).toBe(true)
    expect(clauses[0]!.status).not.toBe('applied')
  })
})
