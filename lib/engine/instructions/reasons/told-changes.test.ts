import { describe, expect, it } from 'vitest'
import type { Understanding } from '../../understanding'
import { askedCards } from '../asked-cards.fixture'
import { cars, sales } from '../instructions.fixture'

/** A request, its card, and what the report says of what was done otherwise. */
type Case = [text: string, card: RegExp, reason: RegExp]

const tells =
  (data: Understanding, status: string) =>
  (text: string, ...[card, reason]: [RegExp, RegExp]) => {
    const made = askedCards(text, data)
    expect(made.cards[0] ?? 'none').toMatch(card)
    expect(made.reasons).toMatch(reason)
    expect(made.status).toBe(status)
  }

describe('another chart than the named one', () => {
  it.each<Case>([
    ['histogram of revenue by region', /^bar sum revenue by region/, /histogram.*bars.*box plot/],
    ['histogram of the average unit price per product', /^bar avg unit_price by product/, /histogram/],
    ['bars of revenue', /^histogram revenue/, /585 different.*bins/],
    ['table of revenue by region', /^table region,revenue/, /lists rows/],
    ['table of the average revenue per product', /^table/, /lists rows/],
    ['pie of revenue by region and product', /^pie sum revenue by region -y$/, /product is not shown/],
    ['revenue by region and country as a KPI', /^kpi sum revenue/, /region and country are not shown/],
    ['box plot of revenue by region and product', /^boxplot revenue by region/, /product is not shown/],
    ['bar chart of unit price', /^histogram unit_price/, /600 different.*bins/],
  ])('%s', tells(sales, 'partly'))

  it.each<Case>([
    ['histogram of regions', /^bar count by region/, /^$/],
    ['table of order date, region and revenue', /^table order_date,region,revenue/, /^$/],
    ['table of the top 5 orders by revenue', /^table .*-revenue #5/, /^$/],
    ['histogram of quantity', /^histogram quantity/, /^$/],
  ])('%s', tells(sales, 'applied'))
})

describe('what a chart is ordered by', () => {
  it.each<Case>([
    ['top 2 origin by cylinders', /^bar avg Cylinders by Origin -y/, /^$/],
    ['bottom 2 origins by cylinders', /^bar avg Cylinders by Origin \+y/, /^$/],
    ['cars by cylinders and origin', /^bar count by Cylinders \/ Origin/, /^$/],
  ])('%s', tells(cars, 'applied'))
})

describe('a number that is no date', () => {
  it.each<Case>([
    [
      'revenue by region after 100',
      /^bar sum revenue by region -y$/,
      /order_date holds dates, and 100 is none/,
    ],
    [
      'revenue after 100 by region',
      /^bar sum revenue by region -y$/,
      /order_date holds dates, and 100 is none/,
    ],
    ['revenue by region where order_date > 100', /^bar sum revenue by region -y$/, /100 is none/],
    ['revenue by region where order_date > "100"', /^bar sum revenue by region -y$/, /100 is none/],
    ['orders by region before 5 pm', /^bar count by region/, /5 is none/],
    ['orders by region with an order date between 5 and 10', /^bar count by region/, /5 is none/],
    ['orders by region where the order date > "soon"', /^line count/, /Nothing was made of “soon”/],
  ])('%s', tells(sales, 'partly'))

  it.each<Case>([
    ['orders by region where order_date > "2024-03-01"', /\[order_date > 2024-03-01\]/, /^$/],
    ['orders by region with revenue > "500"', /\[revenue > 500\]/, /^$/],
    ['revenue by order date above 100', /^line sum revenue.*\[revenue > 100\]/, /^$/],
    ['orders by region after 2023', /\[order_date > 2023\]/, /^$/],
  ])('%s', tells(sales, 'applied'))
})

describe('what nothing is made of', () => {
  it.each<Case>([
    ['revenue by region in summer', /^bar sum revenue by region -y$/, /“summer” was left out/],
    ['fluffiest orders by region', /^bar count by region/, /Nothing was made of “fluffiest”/],
    ['most delightful orders by region', /^bar count by region/, /Nothing was made of “most delightful”/],
  ])('%s', tells(sales, 'partly'))

  it.each<Case>([['cars by origin whose name starts with A', /^none$/, /No row passes: Origin/]])(
    '%s',
    tells(cars, 'not_possible'),
  )

  it.each<Case>([
    ['average revenue by region over the last 30 days', /\[order_date >= 2024-07-/, /^$/],
    ['number of orders by region in descending order', /^bar count by region -y/, /^$/],
    ['west and east: revenue by product', /^bar sum revenue by product/, /^$/],
  ])('%s', tells(sales, 'applied'))

  it.each<Case>([
    ['cars by origin with more than 4 cylinders', /\[Cylinders > 4\]/, /^$/],
    ['heaviest cars by origin', /Weight/, /^$/],
  ])('%s', tells(cars, 'applied'))
})

describe('what the data do not tell', () => {
  it.each<Case>([
    ['revenue by region and supplier', /^bar sum revenue by region/, /no column of supplier/],
    ['revenue by month and salesperson', /^line sum revenue by order_date@month/, /no column of salesperson/],
    ['revenue by region for new customers', /^bar sum revenue by region/, /“new”/],
    ['revenue per laptop', /^kpi sum revenue/, /Laptop is a value of product/],
    ['late orders by region', /^bar count by region/, /“late”/],
  ])('%s', tells(sales, 'partly'))

  it.each<Case>([
    ['revenue by region and show it as bars', /^bar sum revenue by region -y$/, /^$/],
    ['revenue by month and explain', /^line sum revenue by order_date@month/, /^$/],
    ['high and low of revenue by month', /^line max revenue by order_date@month/, /^$/],
  ])('%s', tells(sales, 'applied'))

  it.each<Case>([['number of orders on each operating system', /^none$/, /no column of operating system/]])(
    '%s',
    tells(sales, 'not_possible'),
  )
})
