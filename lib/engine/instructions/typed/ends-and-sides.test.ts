import { describe, expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'
import { cardText } from '../tongues/plan-text.fixture'

const orders = madeTable(
  {
    fileName: 'orders.csv',
    names: 'order_id order_date country product revenue cost delivery_days',
    count: 240,
  },
  (row) => [
    `O${row}`,
    dayAfter('2023-01-01', row * 2),
    inTurn(['Spain', 'Italy', 'France'], row * row),
    inTurn(['Tea', 'Coffee', 'Mugs'], row * 5 + 1),
    40 + ((row * 137) % 900),
    20 + ((row * 53) % 300),
    1 + ((row * 29) % 11),
  ],
)

const read = (text: string) => {
  const { cards, clauses } = parseInstructions(text, orders)
  return {
    cards: cards.map((card) => cardText(card).replace(/^\w+: /, '')),
    clause: clauses[0]!,
    plan: cards,
  }
}

describe('a number that varies', () => {
  it.each([
    'wie schwankt der Umsatz je Monat',
    'cómo varían los ingresos por mes',
    'come variano i ricavi per mese',
    'como varia a receita por mês',
    'revenue dispersion by month',
  ])('has a course over time: %s', (text) => {
    expect(read(text).cards).toEqual(['revenue by order_date/month'])
  })

  it('falls to each, or says that it was read as varying', () => {
    expect(parseInstructions('répartition du coût par pays', orders).cards[0]!.type).not.toBe('boxplot')
    expect(read('Verteilung des Umsatzes je Land').clause.status).toBe('partly')
  })
})

describe('the fastest takes the least', () => {
  it.each([
    ['fastest delivery by country', 'min delivery_days by country'],
    ['slowest delivery by country', 'max delivery_days by country'],
    ['schnellste Lieferung je Land', 'min delivery_days by country'],
  ])('%s', (text, card) => {
    expect(read(text).cards).toEqual([card])
  })

  it.each(['slowest product', 'shortest product'])('tells by what: %s', (text) => {
    expect(read(text).clause).toMatchObject({ status: 'partly' })
    expect(read(text).clause.reason).toContain('delivery_days')
  })
})

describe('before and after', () => {
  it.each([
    ['revenue before and after June', 'was read as of 2024'],
    ['revenue by country before and after June 2023', 'neither side'],
    ['number of orders before and after March 2024', 'neither side'],
    ['revenue before and after 2023-03-16', 'neither side'],
    ['ingresos antes y después de junio de 2023', 'neither side'],
    ['receita antes e depois de março de 2023', 'neither side'],
    ['revenue before and after 2022', 'No row is before 2022-01-01'],
  ])('%s', (text, reason) => {
    const { plan, clause } = read(text)
    expect(plan[0]!.made).toMatchObject([{ kind: 'spans' }])
    expect(clause.status).toBe('partly')
    expect(clause.reason).toContain(reason)
  })
})
