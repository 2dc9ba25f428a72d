import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { cars, sales } from './instructions.fixture'

type Case = [text: string, ...cards: string[]]

describe('how two numbers go together', () => {
  it.each<Case>([
    ['how does revenue vary with quantity for each region?', 'scatter quantity ~ revenue / region'],
    ['quantity against revenue, partitioned by product', 'scatter quantity ~ revenue / product'],
    [
      'how does quantity relate to revenue for Laptop v. Phone?',
      'scatter revenue ~ quantity / product [product in Laptop,Phone]',
    ],
    ['a correlation chart of discount and revenue by region', 'scatter revenue ~ discount_pct / region'],
    ['do higher discounts mean lower revenue?', 'scatter discount_pct ~ revenue'],
    ['revenue v/s discount split by region', 'scatter revenue ~ discount_pct / region'],
    ['the distribution of revenue vs quantity', 'scatter revenue ~ quantity'],
    ['is there a correlation between quantity and how much revenue they made', 'scatter revenue ~ quantity'],
    ['does a larger quantity lead to more revenue', 'scatter quantity ~ revenue'],
  ])('%s', drawsAll(sales))

  it.each<Case>([
    ['small multiples of acceleration by weight for each origin', 'scatter Acceleration ~ Weight / Origin'],
    ['does higher horsepower mean lower mpg?', 'scatter Horsepower ~ MPG'],
    ['how does mpg vary with cylinders', 'bar avg MPG by Cylinders +x'],
  ])('%s', drawsAll(cars))
})

describe('what belongs together', () => {
  it.each<Case>([
    ['revenue by the product’s status', 'bar sum revenue by status -y'],
    [
      "color the points of revenue vs quantity by the customer's region",
      'scatter revenue ~ quantity / region',
    ],
    ['region count coloured by status', 'bar count by region / status -y stacked'],
    ['is Laptop sold more than the other products, by revenue', 'bar sum revenue by product -y'],
    ['distribution of orders by unit price into 10 bins', 'histogram unit_price'],
    ['distribution of revenue across all orders', 'histogram revenue'],
    ['distribution of status by region', 'bar count by status / region -y stacked'],
    [
      'how has revenue changed month to month for each region?',
      'line sum revenue by order_date@month / region +x',
    ],
    [
      'revenue by region in a bar chart. Add product to the legend',
      'bar sum revenue by region / product -y stacked',
    ],
  ])('%s', drawsAll(sales))
})

describe('what has become more or less', () => {
  it.each<Case>([
    ['have cars gotten heavier over the years?', 'line avg Weight by Year +x'],
    ['are cars becoming lighter?', 'line avg Weight by Year +x'],
    ['did cars get heavier, split by origin', 'line avg Weight by Year / Origin +x'],
  ])('%s', drawsAll(cars))

  it.each<Case>([
    ['scatter of revenue vs quantity. points colored by region', 'scatter revenue ~ quantity / region'],
    [
      'revenue per month as a line. One line for each region',
      'line sum revenue by order_date@month / region +x',
    ],
    ['put quantity on x and revenue on y. Use region as the color', 'scatter revenue ~ quantity / region'],
  ])('%s', drawsAll(sales))
})

describe('rows that are counted for want of a measure', () => {
  it.each<[text: string, words: string]>([
    ['which products are losing money', 'losing money'],
    ['which regions are underperforming', 'underperforming'],
  ])('%s', (text, words) =>
    expect(askedCards(text, sales)).toMatchObject({
      status: 'partly',
      reasons: `Rows were counted: nothing was made of “${words}”.`,
    }),
  )
})

describe('a column that is called as what is drawn', () => {
  const regions = ['North', 'South', 'East']
  const rows = Array.from(
    { length: 90 },
    (_, at) => `${regions[at % 3]},${(at * 37) % 211},${(at * 53) % 307},${at % 5}`,
  )
  const bytes = new TextEncoder().encode(`segment,cost,revenue,points\n${rows.join('\n')}`)
  const data = understandDataset(bytes, { fileType: 'csv', fileName: 'shops.csv' })

  it.each<Case>([
    ['scatter of revenue vs cost coloured by segment', 'scatter revenue ~ cost / segment'],
    ['revenue vs cost, colour the points by segment', 'scatter revenue ~ cost / segment'],
  ])('%s', (text, ...cards) =>
    expect(askedCards(text, data)).toEqual({ cards, status: 'applied', reasons: '' }),
  )
})
