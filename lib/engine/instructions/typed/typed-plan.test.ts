import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { languageOf } from '../tongues/language'
import { readTyped } from './read-typed'

const shop = understandDataset(
  new TextEncoder().encode(
    [
      'branch,customer,plan,churned,monthly_fee,signup_date,visits,minutes',
      ...Array.from({ length: 240 }, (_, at) => {
        const day = new Date(Date.UTC(2023, 0, 1 + at * 3)).toISOString().slice(0, 10)
        const plan = ['Basic', 'Gold'][(at >> 1) % 2]
        return `${['Leith', 'Govan', 'Ayr'][at % 3]},C${at % 90},${plan},${at % 4 === 0 ? 'Yes' : 'No'},${20 + (at % 7)},${day},${1 + (at % 9)},${30 + (at % 41)}`
      }),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'members.csv' },
)

/** A card's parts in one line. */
function told({
  x,
  y,
  aggregation,
  grouping,
  grain,
  filters,
  limit,
  isWithin,
  metric,
  computed,
  binWidth,
}: PlannedCard): string {
  const measure =
    metric?.kind === 'ratio'
      ? `${metric.numerator}/${metric.denominator}`
      : metric
        ? `rate ${metric.of.column} ${metric.of.op} ${metric.of.value}`
        : [aggregation, y ?? (aggregation ? '' : 'rows')].filter(Boolean).join(' ')
  return [
    computed ? `${computed} ${measure}` : measure,
    ...(x ? [`by ${x}${grain ? `/${grain}` : ''}`] : []),
    ...(grouping ? [`and ${grouping}`] : []),
    ...filters.map((one) =>
      'op' in one && 'column' in one ? `[${one.column} ${one.op} ${one.value}]` : '[any]',
    ),
    ...(limit ? [`#${limit}${isWithin ? ' each' : ''}`] : []),
    ...(binWidth ? [`in steps of ${binWidth}`] : []),
  ].join(' ')
}

const typed = (text: string, data = sales) => {
  const read = readTyped(text, languageOf(text), data)
  return read && { left: read.left, cards: read.cards.map(told) }
}

describe('one typed request, whose parts are read each for itself', () => {
  it.each([
    ['the top 2 products by revenue in each region', 'revenue by product and region #2 each'],
    ['die zwei umsatzstärksten Produkte je Region', 'revenue by product and region #2 each'],
    ['los 3 productos con más ingresos de cada región', 'revenue by product and region #3 each'],
    ['i due prodotti con i ricavi più alti in ogni regione', 'revenue by product and region #2 each'],
    ['how much did laptops bring in, month by month', 'sum revenue by order_date/month [product = Laptop]'],
    ['takings per country', 'revenue by country'],
    ['average bill per order by region', 'revenue/order_id by region'],
    ['Anteil der Phone an allen Bestellungen je Region', 'rate product = Phone by region'],
    ['five products with the most revenue', 'revenue by product #5'],
    ['quantity in steps of 5', 'count by quantity in steps of 5'],
    ['quantity in steps of 5 by region', 'count by quantity in steps and region'],
    ['gap between revenue and unit price by region', 'revenue - unit_price by region'],
    ['p90 of revenue by region and quarter', 'p90 revenue by order_date/quarter and region'],
  ])('%s', (text, card) => {
    expect(typed(text)).toEqual({ left: [], cards: [card] })
  })

  it('reads a number beside another of its own', () => {
    expect(typed('average revenue and quantity by region')?.cards).toEqual([
      'avg revenue by region',
      'quantity by region',
    ])
  })

  it.each([
    ['how many churned per branch', 'count by branch [churned = true]'],
    ['monthly fee of those who churned against those who did not', 'monthly_fee by churned'],
    ['Kündigungsquote nach Plan', 'rate churned = true by plan'],
    ['members that signed up each year', 'count by signup_date/year'],
  ])('%s', (text, card) => {
    expect(typed(text, shop)?.cards).toEqual([card])
  })

  it('leaves what nothing was made of', () => {
    expect(typed('revenue by planet')?.left).toEqual(['planet'])
    expect(typed('median revenue by region, people who are still here only')?.left).toContain('only')
  })
})

describe('where it takes the place of another reading', () => {
  const statusOf = (text: string) => parseInstructions(text, sales).clauses.map(({ status }) => status)

  it('is applied where all words are a part of it', () => {
    const plan = parseInstructions('the top 2 products by revenue in each region', sales)
    expect(plan.cards.map(told)).toEqual(['revenue by product and region #2 each'])
    expect(plan.clauses.map(({ status }) => status)).toEqual(['applied'])
  })

  it('is drawn with the first of each group alone', () => {
    const plan = parseInstructions('the top 2 products by revenue in each region', sales)
    const { blocks } = composeDashboard(sales, plan, { found: foundIn(sales) })
    const card = blocks.find(({ clause }) => clause !== undefined)!
    expect(card.config.query).toMatchObject({ limit: 2, limit_within: true })
    expect(card.data_preview.rows).toHaveLength(8)
  })

  it.each(['revenue by planet', 'sum of tax for each country', 'orders by product whose region is "Middle"'])(
    'draws nothing for what the data do not have: %s',
    (text) => {
      expect(parseInstructions(text, sales).cards).toEqual([])
      expect(statusOf(text)).toEqual(['not_possible'])
    },
  )

  it('keeps two wishes apart', () => {
    const text = 'Takings by region please. How many different customers bought in each country?'
    expect(parseInstructions(text, sales).cards).toHaveLength(2)
  })
})
