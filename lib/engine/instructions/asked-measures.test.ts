import { describe, expect, it } from 'vitest'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { cars, sales } from './instructions.fixture'

type Case = [text: string, ...cards: string[]]

describe('aggregations in many wordings', () => {
  it.each<Case>([
    ['how many orders are there', 'kpi count'],
    ['how many orders are there per region?', 'bar count by region -y'],
    ['number of orders by status', 'bar count by status -y'],
    ['tally of orders by product', 'bar count by product -y'],
    ['count orders for each country', 'bar count by country -y'],
    ['order count per product', 'bar count by product -y'],
    ['how often does each status occur', 'bar count by status -y'],
    ['frequency of each product', 'bar count by product -y'],
    ['count of distinct customers by region', 'bar count_distinct customer_name by region -y'],
    ['how many different products were sold per country', 'bar count_distinct product by country -y'],
    ['number of unique customers', 'kpi count_distinct customer_name'],
    ['what is the average unit price', 'kpi avg unit_price'],
    ['mean quantity by product', 'bar avg quantity by product -y'],
    ['typical unit price per product', 'bar avg unit_price by product -y'],
    ['how much revenue do we make on average per region', 'bar avg revenue by region -y'],
    ['on average, how large is the discount per country', 'bar avg discount_pct by country -y'],
    ['average revenue per order by region', 'bar avg revenue by region -y'],
    ['median revenue for each status', 'bar median revenue by status -y'],
    ['highest unit price of each product', 'bar max unit_price by product -y'],
    ['maximum quantity per region', 'bar max quantity by region -y'],
    ['the lowest unit price for every product', 'bar min unit_price by product -y'],
    ['smallest order quantity by country', 'bar min quantity by country -y'],
    ['overall revenue', 'kpi sum revenue'],
    ['total quantity sold by product', 'bar sum quantity by product -y'],
    ['sum up the revenue per region', 'bar sum revenue by region -y'],
    ['combined revenue of each product', 'bar sum revenue by product -y'],
    ['how much revenue did each country bring in', 'bar sum revenue by country -y'],
    ['revenue summed by status', 'bar sum revenue by status -y'],
    ['quantity averaged over products', 'bar avg quantity by product -y'],
    ['the most common status', 'bar count by status -y'],
    ['most frequent product', 'bar count by product -y'],
    ['least common product', 'bar count by product +y'],
    ['share of revenue by region', 'pie sum revenue by region -y'],
    ['percentage of total revenue by product', 'bar sum revenue by product -y'],
    ['what share of orders does each status have', 'pie count by status -y'],
    ['what proportion of revenue comes from each country', 'pie sum revenue by country -y'],
    ['range of unit prices by product', 'boxplot unit_price by product'],
    ['spread of revenue by region', 'boxplot revenue by region'],
    ['distribution of discount', 'histogram discount_pct'],
    ['distribution of orders across regions', 'bar count by region -y'],
  ])('%s', drawsAll(sales))

  it.each<Case>([
    ['average mpg by origin', 'bar avg MPG by Origin -y'],
    ['average horsepower for each number of cylinders', 'bar avg Horsepower by Cylinders +x'],
    ['how many cars per origin', 'bar count by Origin -y'],
    ['count of cars by cylinders', 'bar count by Cylinders +x'],
    ['number of models by year', 'line count by Year +x'],
  ])('%s', drawsAll(cars))
})

describe('several measures at once', () => {
  it.each<Case>([
    [
      'total and average revenue for each region',
      'bar sum revenue by region -y',
      'bar avg revenue by region -y',
    ],
    [
      'average and maximum unit price by product',
      'bar avg unit_price by product -y',
      'bar max unit_price by product -y',
    ],
    [
      'the minimum, average and maximum unit price per product',
      'bar min unit_price by product -y',
      'bar avg unit_price by product -y',
      'bar max unit_price by product -y',
    ],
    [
      'for each region, show the sum and the mean of revenue',
      'bar sum revenue by region -y',
      'bar avg revenue by region -y',
    ],
    [
      'what are the lowest and highest quantity of each product',
      'bar min quantity by product -y',
      'bar max quantity by product -y',
    ],
    [
      'number of orders and total revenue by region',
      'bar count by region -y',
      'bar sum revenue by region -y',
    ],
    [
      'how many orders and how much revenue per country',
      'bar count by country -y',
      'bar sum revenue by country -y',
    ],
    [
      'average price and total quantity by region',
      'bar avg unit_price by region -y',
      'bar sum quantity by region -y',
    ],
    ['revenue and quantity by region', 'bar sum revenue by region -y', 'bar sum quantity by region -y'],
    [
      'bar charts of revenue, quantity and discount by product',
      'bar sum revenue by product -y',
      'bar sum quantity by product -y',
      'bar avg discount_pct by product -y',
    ],
    [
      'monthly revenue and quantity',
      'line sum revenue by order_date@month +x',
      'line sum quantity by order_date@month +x',
    ],
    [
      'total revenue, number of orders and average discount',
      'kpi sum revenue',
      'kpi count',
      'kpi avg discount_pct',
    ],
    [
      'KPIs for revenue, quantity and discount',
      'kpi sum revenue',
      'kpi sum quantity',
      'kpi avg discount_pct',
    ],
    ['average, median and maximum revenue', 'kpi avg revenue', 'kpi median revenue', 'kpi max revenue'],
    [
      'total revenue and the average of quantity per month as lines',
      'line sum revenue by order_date@month +x',
      'line avg quantity by order_date@month +x',
    ],
    [
      'show the total revenue by region. Also show the average.',
      'bar sum revenue by region -y',
      'bar avg revenue by region -y',
    ],
  ])('%s', drawsAll(sales))

  it.each<Case>([
    ['average mpg and average weight by origin', 'bar avg MPG by Origin -y', 'bar avg Weight by Origin -y'],
    [
      'max and min horsepower across origins',
      'bar max Horsepower by Origin -y',
      'bar min Horsepower by Origin -y',
    ],
  ])('%s', drawsAll(cars))
})

describe('breakdowns', () => {
  it.each<Case>([
    ['revenue per product', 'bar sum revenue by product -y'],
    ['revenue across regions', 'bar sum revenue by region -y'],
    ['revenue broken down by country', 'bar sum revenue by country -y'],
    ['revenue for each of the products', 'bar sum revenue by product -y'],
    ['revenue in every region', 'bar sum revenue by region -y'],
    ['compare revenue between regions', 'bar sum revenue by region -y'],
    ['how does revenue differ by country', 'bar sum revenue by country -y'],
    ['revenue vs region', 'bar sum revenue by region -y'],
    ['region wise revenue', 'bar sum revenue by region -y'],
    ['revenue by region and product', 'bar sum revenue by region / product -y stacked'],
    ['revenue by region, split by status', 'bar sum revenue by region / status -y stacked'],
    ['for each region the revenue split by product', 'bar sum revenue by region / product -y stacked'],
    ['for every country, number of orders by status', 'bar count by country / status -y stacked'],
    ['stacked bar of orders by country and status', 'bar count by country / status -y stacked'],
    ['grouped bar chart of revenue by region and status', 'bar sum revenue by region / status -y side'],
    ['revenue by region and status side by side', 'bar sum revenue by region / status -y side'],
    ['revenue by product with regions next to each other', 'bar sum revenue by product / region -y side'],
    ['bars of quantity per region coloured by status', 'bar sum quantity by region / status -y stacked'],
    ['monthly revenue by region', 'line sum revenue by order_date@month / region +x'],
    ['revenue by region by month', 'line sum revenue by order_date@month / region +x'],
    ['revenue per quarter for each product', 'line sum revenue by order_date@quarter / product +x'],
    [
      'average discount over time with one line per country',
      'line avg discount_pct by order_date@month / country +x',
    ],
    ['heatmap of product against region by revenue', 'heatmap sum revenue by region x product'],
    ['matrix of orders by product and status', 'heatmap count by product x status'],
    [
      'stacked area chart of monthly revenue by product',
      'area sum revenue by order_date@month / product +x stacked',
    ],
  ])('%s', drawsAll(sales))

  it('says what a third breakdown comes to', () => {
    const made = askedCards('revenue by region, product and country', sales)
    expect(made.cards).toEqual(['bar sum revenue by region / product -y stacked'])
    expect(made.status).toBe('partly')
    expect(made.reasons).toContain('country')
  })
})

describe('relations', () => {
  it.each<Case>([
    ['revenue vs quantity', 'scatter revenue ~ quantity'],
    ['relationship between quantity and revenue', 'scatter revenue ~ quantity'],
    ['how does discount affect revenue', 'scatter revenue ~ discount_pct'],
    ['does the revenue depend on the discount', 'scatter revenue ~ discount_pct'],
    ['correlation of unit price with quantity', 'scatter quantity ~ unit_price'],
    ['plot quantity against unit price', 'scatter quantity ~ unit_price'],
    ['scatter plot of revenue and discount coloured by region', 'scatter discount_pct ~ revenue / region'],
    [
      'relationship between average unit price and total revenue of the products',
      'scatter sum revenue ~ avg unit_price / product',
    ],
  ])('%s', drawsAll(sales))
})
