import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { sales } from '../instructions.fixture'
import { languageOf } from '../tongues/language'
import { readTyped } from './read-typed'

const bakeries = understandDataset(
  new TextEncoder().encode(
    [
      'shop,day,delivered_pcs,returned_pcs,score,opened_at,closed_at,wait_min,district',
      ...Array.from({ length: 240 }, (_, row) => {
        const day = new Date(Date.UTC(2023, 0, 1 + 3 * row)).toISOString().slice(0, 10)
        const delivered = 40 + ((row * 7) % 60)
        const score = row % 40 === 0 ? 99 : 1 + ((row * 3) % 9)
        const shop = row % 30 === 0 ? 'TOTAL' : ['Mill', 'Quay', 'Park'][row % 3]
        const times = [`${day}T08:${10 + (row % 40)}:00`, `${day}T17:${10 + (row % 30)}:00`]
        return [
          shop,
          day,
          delivered,
          (row * 5) % 20,
          score,
          ...times,
          1 + ((row * 11) % 50),
          ['North', 'South'][row % 2],
        ].join()
      }),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'bakeries.csv' },
)

const read = (text: string, data = bakeries) => readTyped(text, languageOf(text), data)
const cardsOf = (text: string, data = bakeries) => read(text, data)?.cards ?? []

describe('several wishes in one', () => {
  it('each have their own measure and breakdown', () => {
    expect(cardsOf('average revenue by region and number of orders per month', sales)).toMatchObject([
      { x: 'region', y: 'revenue', aggregation: 'avg' },
      { x: 'order_date', grain: 'month', y: null, aggregation: 'count' },
    ])
  })
  it('share a measure that stands with the last', () => {
    expect(cardsOf('top 5 products and bottom 3 products by revenue', sales)).toMatchObject([
      { x: 'product', y: 'revenue', limit: 5, sort: { order: 'desc' } },
      { x: 'product', y: 'revenue', limit: 3, sort: { order: 'asc' } },
    ])
  })
  it('are measured alike by one and by another', () => {
    expect(cardsOf('total revenue by region, and by product', sales)).toMatchObject([
      { x: 'region' },
      { x: 'product' },
    ])
  })
  it('hold for the rows that a sentence of its own names', () => {
    const cards = cardsOf('Revenue per month. Closed orders only.', sales)
    expect(cards).toMatchObject([{ filters: [{ column: 'status', value: 'closed' }] }])
  })
  it.each(['revenue by region and month', 'average revenue and quantity by region'])(
    'are one: %s',
    (text) => {
      expect(read(text, sales)?.wishes).toBe(1)
    },
  )
})

describe('numbers that are left out', () => {
  it('are of what is measured', () => {
    expect(cardsOf('average score by shop, leave out the 7s')).toMatchObject([
      { y: 'score', filters: [{ column: 'score', op: '!=', value: 7 }] },
    ])
  })
  it('are told where no row has them', () => {
    expect(read('average wait by shop without the 777')?.notes.join(' ')).toContain('No row has 777')
  })
  it('are rows of totals, by how they begin', () => {
    expect(cardsOf('delivered pieces by shop, without the totals')).toMatchObject([
      { filters: [{ column: 'shop', op: '!=', value: 'TOTAL' }] },
    ])
  })
  it('are none where a comparison is meant', () => {
    const [card] = cardsOf('average score by shop without waits above 20 min')
    expect(JSON.stringify(card?.filters ?? [])).not.toContain('"!="')
  })
})

describe('shares', () => {
  it('of a number are over the one that it is a part of', () => {
    expect(cardsOf('percentage of returned pieces by shop')).toMatchObject([
      { metric: { kind: 'ratio', numerator: 'returned_pcs', denominator: 'delivered_pcs' } },
    ])
  })
  it('may be of rows by a number', () => {
    expect(cardsOf('share of days with wait above 30 by shop')).toMatchObject([
      { metric: { kind: 'rate', of: { column: 'wait_min', op: '>', value: 30 } }, filters: [] },
    ])
  })
})

describe('stretches', () => {
  it.each([
    'number of days by wait: under 10, 10 to 30, over 30',
    'Anzahl Tage nach wait min: unter 10, 10 bis 30, über 30',
  ])('of a number are listed: %s', (text) => {
    expect(cardsOf(text)[0]?.made).toMatchObject([{ kind: 'bands', column: 'wait_min' }])
  })
  it('of time are told apart where the calendar has no unit for them', () => {
    expect(cardsOf('delivered pieces first half 2024 vs second half 2023, by shop')).toMatchObject([
      { x: 'shop', made: [{ kind: 'spans', spans: [{ label: '2023 H2' }, { label: '2024 H1' }] }] },
    ])
  })
  it('from one time to another are made in the unit that is said', () => {
    const [card] = cardsOf('average hours between opened at and closed at by shop')
    expect(card).toMatchObject({ x: 'shop', aggregation: 'avg' })
  })
})
