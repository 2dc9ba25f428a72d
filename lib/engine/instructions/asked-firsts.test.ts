import { describe, expect, it } from 'vitest'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { cars, sales } from './instructions.fixture'

type Case = [text: string, ...cards: string[]]

describe('first and last so many', () => {
  it.each<Case>([
    ['top 5 customers by revenue', 'bar sum revenue by customer_name -y #5'],
    ['5 largest customers by revenue', 'bar sum revenue by customer_name -y #5'],
    ['the ten best customers by quantity', 'bar sum quantity by customer_name -y #10'],
    ['best ten customers by revenue', 'bar sum revenue by customer_name -y #10'],
    ['worst 5 customers by revenue', 'bar sum revenue by customer_name +y #5'],
    ['bottom 3 products by quantity', 'bar sum quantity by product +y #3'],
    ['three cheapest products', 'bar avg unit_price by product +y #3'],
    ['the 2 most expensive products', 'bar avg unit_price by product -y #2'],
    ['two most common statuses', 'bar count by status -y #2'],
    ['revenue by customer, top 10 only', 'bar sum revenue by customer_name -y #10'],
    ['revenue by customer. Show only the top 10.', 'bar sum revenue by customer_name -y #10'],
    ['revenue by customer limited to the 8 highest', 'bar sum revenue by customer_name -y #8'],
    ['which 3 products have the lowest average discount', 'bar avg discount_pct by product +y #3'],
    ['products with the highest revenue, top three', 'bar sum revenue by product -y #3'],
    ['the 4 customers with the most orders', 'bar count by customer_name -y #4'],
    ['five customers with the fewest orders', 'bar count by customer_name +y #5'],
    ['top 3 regions by number of orders', 'bar count by region -y #3'],
    ['the 5 best months by revenue', 'bar sum revenue by order_date@month -y #5'],
    ['the best 2 weekdays by revenue', 'bar sum revenue by order_date@weekday -y #2'],
  ])('%s', drawsAll(sales))

  it.each<Case>([
    ['10 heaviest cars', 'bar avg Weight by Model -y #10'],
    ['the five cars with the highest mpg', 'bar avg MPG by Model -y #5'],
  ])('%s', drawsAll(cars))

  it('takes the first rows of a table', () => {
    expect(askedCards('show the first 10 rows', sales).cards[0]).toMatch(/^table .* #10$/)
    expect(askedCards('table of the 5 orders with the highest revenue', sales).cards[0]).toMatch(
      /^table .* -revenue #5$/,
    )
  })
})

describe('which is the most', () => {
  it.each<Case>([
    ['which region sells most?', 'bar sum revenue by region -y'],
    ['which product has the highest quantity?', 'bar sum quantity by product -y'],
    ['which region has the highest average discount?', 'bar avg discount_pct by region -y'],
    ['who has the highest revenue?', 'bar sum revenue by customer_name -y'],
    ['who are our best customers by revenue?', 'bar sum revenue by customer_name -y'],
    ['what month was best for revenue?', 'bar sum revenue by order_date@month -y'],
    ['which month had the most orders', 'bar count by order_date@month -y'],
    ['what day of the week is busiest', 'bar count by order_date@weekday -y'],
    ['which country is the worst in revenue', 'bar sum revenue by country +y'],
    ['which product is the cheapest', 'bar avg unit_price by product +y'],
    ['which customers order the most', 'bar count by customer_name -y'],
    ['what is the best selling product', 'bar sum revenue by product -y'],
  ])('%s', drawsAll(sales))
})
