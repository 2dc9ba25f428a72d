import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const draftOf = (fileName: string, rows: string[], instructions = '') =>
  generateDashboard(new TextEncoder().encode(rows.join('\n')), { fileType: 'csv', fileName, instructions })

const { random, normal } = createNoise(11)
const contracts = ['Month-to-month', 'One year', 'Two years']
const churn = [
  'customer_id,contract,tenure,monthly_charges,churn',
  ...Array.from({ length: 300 }, (_, row) => {
    const contract = Math.floor(random() * 3)
    const left = random() < [0.45, 0.12, 0.03][contract]! ? 'Yes' : 'No'
    return `C${1000 + row},${contracts[contract]},${Math.ceil(random() * 70)},${(60 + 20 * normal()).toFixed(2)},${left}`
  }),
]
const orders = [
  'order_id,ordered_on,region,revenue',
  ...Array.from({ length: 400 }, (_, row) => {
    const day = new Date(Date.UTC(2023, 0, 1) + row * 43_200_000).toISOString().slice(0, 10)
    return `${row + 1},${day},${'NSW'[row % 3]},${(80 + 15 * normal()).toFixed(2)}`
  }),
]

describe('the title that nobody gave', () => {
  it.each(['plotly_telco_churn.csv', '538 churn final v2.csv', 'churn_export_20240131.csv', 'churn (1).csv'])(
    'of %s says what the table is about',
    (name) => {
      expect(draftOf(name, churn).title).toMatch(/^(Telco|Customer) churn$/)
    },
  )

  it('names the years that the rows are of, and what is told of them', () => {
    expect(draftOf('kaggle-orders-full.csv', orders).title).toBe('Orders 2023: revenue')
    expect(draftOf('orders_2023.csv', orders).title).toBe('Orders 2023: revenue')
  })

  it('is what the rows are, where the name of the file says nothing', () => {
    expect(draftOf('export_20240131.csv', churn).title).toBe('Customers')
  })

  it('keeps words that no column has where they are no mark of a source', () => {
    expect(draftOf('Northwind orders.csv', orders).title).toMatch(/^Northwind orders/)
  })

  it.each([
    ['new_york_orders.csv', 'New york orders'],
    ['uk-orders-by-region.csv', 'UK orders by region'],
    ['hiring_orders_2023.csv', 'Hiring orders'],
    ['unsd_orders_by_region.csv', 'Orders by region'],
  ])('of %s drops what is a source and nothing else', (name, title) => {
    expect(draftOf(name, orders).title.startsWith(title)).toBe(true)
  })

  it('leaves codes out', () => {
    const coded = orders.map((row, at) => (at === 0 ? 'order_id,ordered_on,q3x,rv' : row))
    expect(draftOf('orders.csv', coded).title).toBe('Orders 2023')
  })
})

describe('the description', () => {
  it('says how many of what, of when, and what is told', () => {
    expect(draftOf('orders.csv', orders).description).toBe(
      '400 orders from Jan 2023 to Jul 2023, with revenue by region.',
    )
  })

  it('names no column twice and no bands', () => {
    expect(draftOf('churn.csv', churn).description).toMatch(
      /^300 customers, with churn rate[^(]* by contract/,
    )
  })
})
