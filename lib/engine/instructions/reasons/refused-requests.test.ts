import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import type { Understanding } from '../../understanding'
import { cars, sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

const clausesOf = (text: string, data: Understanding) =>
  composeDashboard(data, parseInstructions(text, data), { found: foundIn(data) }).instructions

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
  'table of unicorns',
  'map of planets',
  'a gauge of happiness',
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
/** Nothing in the data is so. */
const emptyFilters = [
  'revenue in 1850',
  'orders before 2001',
  'revenue by region for the year 1999',
  'revenue in 2031 by month',
  'orders by product where quantity is above 900',
  'revenue by region with unit price below 1',
]
const impossible = [
  'DROP TABLE customers',
  'DELETE FROM orders WHERE status = open',
  'INSERT INTO orders VALUES (1, 2)',
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
  const refused = (text: string) => {
    const clauses = clausesOf(text, sales)
    expect(clauses).toHaveLength(1)
    expect(clauses[0]).toMatchObject({ status: 'not_possible', block: null })
    return clauses[0]!.reason
  }
  const names = sales.table.columns.map(({ name }) => name).join('|')

  it('are sixty and more', () => {
    const all = [unknownColumns, unknownValues, emptyFilters, impossible].flat()
    expect(new Set(all).size).toBeGreaterThanOrEqual(60)
  })

  it.each(unknownColumns)('refuses, and offers columns: %s', (text) => {
    expect(refused(text)).toMatch(
      new RegExp(`(?:The nearest are|The data have) (?:${names})(?:, (?:${names}))*\\.$`),
    )
  })

  it.each(unknownValues)('refuses, and offers columns: %s', (text) => {
    expect(refused(text)).toMatch(new RegExp(`(?:called|“).*The nearest are (?:${names})`))
  })

  it.each(emptyFilters)('refuses, and tells what is there: %s', (text) => {
    expect(refused(text)).toMatch(/^No row passes: \w+ goes from \S+ to \S+\.$/)
  })

  it.each(impossible)('refuses, and tells what can be done: %s', (text) => {
    expect(refused(text)).toMatch(/; .{10,}\.$|written in English|holds 1 to 40 cards/)
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
    ['how many unicorns per region', 'unicorns'],
    ['the product with the highest revenue in each region', 'not only the first'],
    ['compare revenue of North and Atlantis', 'Atlantis'],
    ['gauge of customer satisfaction', 'satisfaction'],
    ['revenue growth by region', 'growth'],
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
