import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../compose/compose-dashboard'
import type { Understanding } from '../understanding'
import { cars, sales } from './instructions.fixture'
import { parseInstructions } from './parse-instructions'

const clausesOf = (text: string, data: Understanding) =>
  composeDashboard(data, parseInstructions(text, data)).instructions

/** What the data don't hold. */
const unknownColumns = [
  'revenue by planet',
  'average salary by region',
  'total weight per product',
  'sum of tax for each country',
  'median height by region',
  'revenue by supplier',
  'revenue per employee',
  'quantity by warehouse',
  'quantity for each salesperson',
  'average temperature over time',
  'revenue split by gender',
  'revenue broken down by religion',
  'total calories by product',
  'average latency by region',
  'pie chart of revenue by blood type',
  'bar chart of revenue by shelf',
  'revenue against wind speed',
  'churn by region',
  'focus on happiness',
]
const unknownValues = [
  'revenue in Atlantis by region',
  'revenue by product for Narnia',
  'orders by region from Mordor',
  'revenue by region except Gondor',
  'revenue by region where status is "teleported"',
  'revenue by product only "Spaceships"',
  'orders by product whose region is "Middle"',
]
const impossible = [
  'forecast revenue for the next quarter',
  'predict the sales of 2030',
  'what will the projection of revenue be',
  'why did revenue drop in March?',
  'what caused the fall of sales',
  'email this report to my boss every Monday',
  'send me an alert when revenue falls',
  'export the dashboard as PDF',
  'download the data as an excel file',
  'delete all rows of France',
  'rename the column region to area',
  'update the data in the file',
  'join it with another table of customers',
  'merge this with the other file',
  'show live data that refreshes every minute in real time',
  'look up online what competitors sell',
  'compare revenue to the industry average',
  'fetch https://example.com/data.csv and plot it',
  'cluster the customers into groups',
  'train a neural network on revenue',
  'make it an animated 3D chart',
  'translate everything to Klingon',
  'write it in Japanese',
  'show 900 charts',
]
const nonsense = [
  'wibble wobble',
  'asdf qwertz',
  'hello there',
  'make it pop',
  'what do you think?',
  '42',
  '???!',
  'be creative',
]
const unfit = [
  'show the course of weight over time as month bins',
  'weight per month',
  'horsepower by weekday',
  'displacement over the last 3 months',
]

describe('requests that the data can not serve', () => {
  it.each([...unknownColumns, ...unknownValues, ...impossible])('refuses: %s', (text) => {
    const clauses = clausesOf(text, sales)
    expect(clauses).toHaveLength(1)
    expect(clauses[0]).toMatchObject({ status: 'not_possible', block: null })
    expect(clauses[0]!.reason).toMatch(/\w{3}.*\.$/)
  })

  it.each(nonsense)('says of nonsense that it is not understood: %s', (text) => {
    expect(clausesOf(text, sales).every(({ status }) => status === 'not_possible')).toBe(true)
    expect(parseInstructions(text, sales).cards).toEqual([])
  })

  it.each(unfit)('does what is left and says so: %s', (text) => {
    const [clause] = clausesOf(text, cars)
    expect(clause!.status).not.toBe('applied')
    expect(clause!.reason).toContain('date')
  })

  it.each([
    ['sum of order_id by region', 'order_id'],
    ['average customer name by region', 'customer_name'],
    ['total status per product', 'status'],
    ['treemap of revenue by product', 'treemap'],
    ['sankey of revenue by region and product', 'sankey'],
    ['waterfall chart of revenue by region', 'waterfall'],
    ['violin plot of unit price by product', 'violin'],
    ['candlestick of revenue by month', 'candlestick'],
    ['revenue by region where the average quantity is above 5', 'Groups'],
    ['revenue by product whose quantity is above 20 or whose status is "open"', 'together'],
  ])('gives the nearest and says so: %s', (text, word) => {
    const [clause] = clausesOf(text, sales)
    expect(clause!.status).toBe('partly')
    expect(clause!.reason).toContain(word)
    expect(clause!.block).toBe(0)
  })

  it('refuses one clause and serves the others', () => {
    const clauses = clausesOf('revenue by region; revenue by planet; top 3 products by quantity', sales)
    expect(clauses.map(({ status }) => status)).toEqual(['applied', 'not_possible', 'applied'])
  })
})
