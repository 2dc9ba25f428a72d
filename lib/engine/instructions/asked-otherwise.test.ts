import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { cars, sales } from './instructions.fixture'
import { itDraws, itDrawsNearest, outcomeOf } from './tongues/plan-text.fixture'

const pick = (list: string[], index: number) => list[index % list.length]!
const dayOf = (index: number) => new Date(Date.UTC(2023, 0, 1 + index * 2)).toISOString().slice(0, 10)
const understand = (header: string, rowOf: (index: number) => (string | number)[]) =>
  understandDataset(
    new TextEncoder().encode(
      [header, ...Array.from({ length: 240 }, (_, index) => rowOf(index).join())].join('\n'),
    ),
    { fileType: 'csv', fileName: 'table.csv' },
  )

const weather = understand('date,temperature,wind,humidity,condition', (index) => [
  dayOf(index),
  10 + ((index * 7) % 200) / 10,
  2 + ((index * 13) % 170) / 10,
  30 + ((index * 11) % 60),
  pick(['Sunny', 'Rain', 'Cloudy'], index * 2 + (index >> 2)),
])
const promotions = understand('week,store,promotion,sales_in_thousands,market_size', (index) => [
  1 + (index % 4),
  100 + (index % 30),
  1 + ((index * 7) % 3),
  20 + ((index * 37) % 500) / 10,
  pick(['Small', 'Medium', 'Large'], index >> 1),
])
const payments = understand('transaction_id,timestamp,merchant,card_type,amount_usd,ship_status', (index) => [
  `T${1000 + index}`,
  `${dayOf(index)} 10:0${index % 10}:00`,
  pick(['Acme', 'Bolt', 'Core', 'Dine'], index * 3 + (index >> 2)),
  pick(['Visa', 'Mastercard', 'Amex'], index * 5 + (index >> 3)),
  5 + ((index * 97) % 9000) / 10,
  pick(['Shipped', 'Pending', 'Returned'], index * 7 + (index >> 1)),
])

describe('words that are no misspelt ones', () => {
  itDraws(sales, [
    ['revenue depending on region', 'auto: revenue by region'],
    ['revenue by region in decending order', 'auto: revenue by region sort y desc'],
  ])
  itDraws(cars, [['mpg depending on weight', 'auto: MPG by Weight']])
  itDraws(weather, [['temperature depending on the condition', 'auto: temperature by condition']])
})

describe('what comes first on the page', () => {
  itDraws(sales, [['Start with total revenue', 'auto: sum revenue']])
  itDraws(payments, [['Begin with the average amount by merchant', 'auto: avg amount_usd by merchant']])
  itDraws(weather, [['Please start off with the average wind by condition', 'auto: avg wind by condition']])
  itDraws(sales, [
    [
      'revenue by region for customers whose names start with "Customer 1"',
      'auto: revenue by region where customer_name starts_with Customer 1',
    ],
  ])
})

describe('a number behind a comparison is never how many are shown', () => {
  itDraws(sales, [
    ['with a discount of at least 20: highest revenue', 'auto: max revenue where discount_pct >= 20'],
  ])
  itDraws(weather, [['wind of at least 5: lowest temperature', 'auto: min temperature where wind >= 5']])
  itDraws(cars, [
    ['with a weight above 2000: highest mpg by origin', 'auto: max MPG by Origin where Weight > 2000'],
  ])
})

describe('periods on an axis', () => {
  itDraws(sales, [
    ['months on x, revenue on y', 'line: revenue by order_date/month'],
    ['revenue on the y axis, quarters on the x axis', 'line: revenue by order_date/quarter'],
  ])
  itDraws(weather, [
    ['months on the x-axis and temperature on the y-axis', 'line: temperature by date/month'],
  ])
})

describe('a sentence about the parts of the chart before', () => {
  itDraws(payments, [
    [
      'Bar chart of amount by merchant. The bars stacked with the ship status.',
      'bar: amount_usd by merchant and ship_status stacked',
    ],
  ])
  itDraws(sales, [
    [
      'revenue by region as bars. Make the bars stacked by status',
      'bar: revenue by region and status stacked',
    ],
  ])
  itDraws(cars, [
    ['average mpg by year as bars. The bars should be split by origin', 'bar: avg MPG by Year and Origin'],
  ])
})

describe('the first few by another measure', () => {
  itDrawsNearest(weather, [['top 3 days by wind, show temperature', 'bar: wind by date sort y desc limit 3']])
  itDrawsNearest(sales, [
    ['top 3 products by quantity, show revenue', 'auto: quantity by product sort y desc limit 3'],
  ])
  itDrawsNearest(cars, [
    ['bottom 2 origins by horsepower, show mpg', 'auto: Horsepower by Origin sort y asc limit 2'],
  ])
})

describe('an amount of which only the unit stands beside it in the name', () => {
  it.each([
    [
      'sum the amount of all transactions paid with Visa by year',
      'line: sum amount_usd by timestamp/year where card_type = Visa',
    ],
    ['total amount by merchant', 'auto: sum amount_usd by merchant'],
  ])('%s', (text, card) => {
    expect(outcomeOf(text, payments).cards).toEqual([card])
  })
})

describe('points with a colour', () => {
  itDraws(sales, [
    ['scatter of revenue vs quantity, colored by region', 'scatter: revenue by quantity and region'],
  ])
  itDrawsNearest(weather, [
    [
      'scatter temperature against humidity by day colored by condition',
      'scatter: temperature by humidity and condition',
    ],
  ])
})

describe('how many there are is no condition', () => {
  it.each([
    ['We tested 3 promotions', promotions],
    ['There were 3 promotions', promotions],
    ['We have 4 weeks of data', promotions],
    ['Our company launched two promotions', promotions],
    ['We sold 5 products in 4 regions', sales],
  ] as const)('%s', (text, data) => {
    const { cards, filters, told } = outcomeOf(text, data)
    expect({ cards, filters }).toEqual({ cards: [], filters: [] })
    expect(told).toEqual([expect.stringMatching(/^partly: This tells of the data/)])
  })

  itDraws(cars, [['4 cylinder cars by origin', 'auto: rows by Origin where Cylinders = 4']])
})

describe('this period and the one before', () => {
  itDraws(sales, [
    [
      'Compare revenue this year to last year',
      'line: revenue by order_date/year where order_date >= 2023-01-01',
    ],
  ])
  itDraws(weather, [
    ['wind last month versus this month', 'line: wind by date/month where date >= 2024-03-01'],
  ])
  itDrawsNearest(sales, [
    ['Compare this year to last year', 'line: rows by order_date/year where order_date >= 2023-01-01'],
  ])
})

describe('who asks', () => {
  it.each([
    ["I'm the head of sales", sales],
    ['I am the regional manager of humidity control', weather],
    ['I run the promotions team', promotions],
  ] as const)('%s', (text, data) => {
    const { plan, cards, filters, told } = outcomeOf(text, data)
    expect({ cards, filters, audience: plan.audience }).toEqual({ cards: [], filters: [], audience: text })
    expect(told).toEqual([expect.stringMatching(/^partly: Noted/)])
  })

  it('and what for', () => {
    const { plan, cards } = outcomeOf("I'm the head of sales, show revenue by region", sales)
    expect(cards).toEqual(['auto: revenue by region'])
    expect(plan.audience).toBe("I'm the head of sales")
  })
})
