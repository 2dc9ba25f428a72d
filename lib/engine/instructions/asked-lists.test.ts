import { describe, it } from 'vitest'
import { drawsAll } from './asked-cards.fixture'
import { cars, sales } from './instructions.fixture'

type Case = [text: string, ...cards: string[]]

const revenue = 'bar sum revenue by region -y'
const status = 'pie count by status -y'
const monthly = 'line sum quantity by order_date@month +x'

describe('several charts in one text', () => {
  it.each<Case>([
    ['Revenue by region. Pie of orders by status. Line of quantity by month.', revenue, status, monthly],
    ['- revenue by region\n- pie of orders by status\n- line of quantity by month', revenue, status, monthly],
    ['* revenue by region\n* pie of orders by status', revenue, status],
    [
      '1. revenue by region\n2. a pie of orders by status\n3. quantity by month as a line',
      revenue,
      status,
      monthly,
    ],
    ['1) revenue by region 2) a pie of orders by status 3) quantity by month', revenue, status, monthly],
    ['(a) revenue by region (b) a pie of orders by status', revenue, status],
    ['revenue by region; pie of orders by status; quantity by month', revenue, status, monthly],
    ['revenue by region and a pie of orders by status', revenue, status],
    ['revenue by region and also a pie of orders by status', revenue, status],
    ['Show revenue by region, then quantity by month', revenue, monthly],
    [
      'First show revenue by region, second a pie of orders by status, and finally quantity by month',
      revenue,
      status,
      monthly,
    ],
    ['revenue by region and quantity by month', revenue, monthly],
    ['revenue by region, quantity by month', revenue, monthly],
    ['I want to see revenue by region as well as quantity by month', revenue, monthly],
    [
      'revenue by region, revenue by product, revenue by country',
      revenue,
      'bar sum revenue by product -y',
      'bar sum revenue by country -y',
    ],
    ['Show total revenue. Then show revenue by region.', 'kpi sum revenue', revenue],
    ['Give me two charts: revenue by region and quantity by month', revenue, monthly],
    ['I need the following charts:\n- revenue by region\n- quantity by month', revenue, monthly],
    [
      'Please show: revenue by region; the top 3 products by quantity',
      revenue,
      'bar sum quantity by product -y #3',
    ],
    ['total revenue, revenue by region and quantity by month', 'kpi sum revenue', revenue, monthly],
    [
      'A bar chart of revenue by region, a pie chart of orders by status, and a line chart of quantity by month',
      revenue,
      status,
      monthly,
    ],
    ['bar chart for revenue by region plus a histogram of unit price', revenue, 'histogram unit_price'],
  ])('%s', drawsAll(sales))
})

describe('sentences that refine the one before', () => {
  it.each<Case>([
    ['revenue by region. Display the proportion, please.', 'pie sum revenue by region -y'],
    [
      'What is the average unit price across products? Display the proportion, please.',
      'pie avg unit_price by product -y',
    ],
    ['How many orders per status? Show the percentages.', status],
    ['revenue by region. As a pie.', 'pie sum revenue by region -y'],
    ['revenue by region. Make it a donut.', 'donut sum revenue by region -y'],
    ['revenue by region. A pie chart would be nice.', 'pie sum revenue by region -y'],
    ['revenue by region. Use a bar chart.', revenue],
    ['revenue by region. Stack it by product.', 'bar sum revenue by region / product -y stacked'],
    ['revenue by region. Split the bars by status.', 'bar sum revenue by region / status -y stacked'],
    ['revenue by region and product. Put them side by side.', 'bar sum revenue by region / product -y side'],
    ['revenue by region and product. Stack them.', 'bar sum revenue by region / product -y stacked'],
    ['revenue over time. By month.', 'line sum revenue by order_date@month +x'],
    ['revenue over time. Make it quarterly.', 'line sum revenue by order_date@quarter +x'],
    ['revenue over time. Group the dates by month, please.', 'line sum revenue by order_date@month +x'],
    ['revenue by region. Only for Germany.', 'bar sum revenue by region -y [country = Germany]'],
    ['revenue by product. Just the top 3.', 'bar sum revenue by product -y #3'],
    ['revenue by product. Limit it to 3.', 'bar sum revenue by product -y #3'],
    ['revenue by product. Keep the three best.', 'bar sum revenue by product -y #3'],
    ['How many orders did each region have? Return a pie.', 'pie count by region -y'],
    [
      'Find the quantity and the revenue of the orders. Display the correlation between them.',
      'scatter revenue ~ quantity',
    ],
    [
      'What are the quantity and unit price of each order? Show the relationship between them.',
      'scatter unit_price ~ quantity',
    ],
    ['revenue by region. The title should be "Where we sell".', revenue],
    ['For each region, the number of orders. Lowest first.', 'bar count by region +y'],
  ])('%s', drawsAll(sales))

  it.each<Case>([
    [
      "What is each car's mpg, and what is its weight? Display the correlation between them.",
      'scatter Weight ~ MPG',
    ],
    ['Compare mpg and horsepower. Colour by origin.', 'scatter Horsepower ~ MPG / Origin'],
  ])('%s', drawsAll(cars))
})
