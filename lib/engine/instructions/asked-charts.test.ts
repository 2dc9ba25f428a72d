import { describe, expect, it } from 'vitest'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { cars, sales } from './instructions.fixture'
import { parseInstructions } from './parse-instructions'

type Case = [text: string, ...cards: string[]]

describe('the 18 charts by their names', () => {
  it.each<Case>([
    ['bar graph of revenue by region', 'bar sum revenue by region -y'],
    ['column chart of revenue by region', 'bar sum revenue by region -y'],
    ['revenue by region in columns', 'bar sum revenue by region -y'],
    ['horizontal bars of revenue by region', 'bar sum revenue by region -y'],
    ['line graph of revenue by month', 'line sum revenue by order_date@month +x'],
    ['time series of revenue by week', 'line sum revenue by order_date@week +x'],
    ['a curve of revenue per month', 'line sum revenue by order_date@month +x'],
    ['area plot of quantity per month', 'area sum quantity by order_date@month +x'],
    ['revenue by month as area', 'area sum revenue by order_date@month +x'],
    ['pie chart of orders by status', 'pie count by status -y'],
    ['donut of revenue by region', 'donut sum revenue by region -y'],
    ['ring chart of revenue by region', 'donut sum revenue by region -y'],
    ['revenue per region as a circle diagram', 'pie sum revenue by region -y'],
    ['heat map of revenue by region and product', 'heatmap sum revenue by region x product'],
    ['scatterplot of revenue against quantity', 'scatter revenue ~ quantity'],
    ['dot plot of revenue against quantity', 'scatter revenue ~ quantity'],
    [
      'bubble chart of revenue against quantity sized by discount',
      'bubble revenue ~ quantity size discount_pct',
    ],
    ['histogram of unit price', 'histogram unit_price'],
    ['frequency distribution of quantity', 'histogram quantity'],
    ['box plot of revenue by region', 'boxplot revenue by region'],
    ['box and whisker of unit price', 'boxplot unit_price'],
    ['radar chart of revenue by product', 'radar sum revenue by product -y'],
    ['spider web of quantity by region', 'radar sum quantity by region -y'],
    ['funnel of orders by status', 'funnel count by status -y'],
    ['gauge of the average discount', 'gauge avg discount_pct'],
    ['a dial for total revenue', 'gauge sum revenue'],
    ['choropleth of revenue by country', 'choropleth sum revenue by country -y'],
    ['world map of orders', 'choropleth count by country -y'],
    ['revenue on a map', 'choropleth sum revenue by country -y'],
    ['KPI for revenue', 'kpi sum revenue'],
    ['single number with the average quantity', 'kpi avg quantity'],
    ['a card with the number of orders', 'kpi count'],
    ['show as a table: product, revenue', 'table product,revenue'],
    ['list of order_date, region and revenue as a table', 'table order_date,region,revenue'],
  ])('%s', drawsAll(sales))

  it('shows insights', () =>
    expect(askedCards('key findings', sales)).toMatchObject({ cards: ['insight'], status: 'applied' }))

  it.each<Case>([
    ['histogram of horsepower', 'histogram Horsepower'],
    ['scatter plot of mpg and weight, coloured by origin', 'scatter Weight ~ MPG / Origin'],
    ['boxplots of mpg by origin', 'boxplot MPG by Origin'],
    ['bubble plot of mpg vs weight with size showing horsepower', 'bubble MPG ~ Weight size Horsepower'],
  ])('%s', drawsAll(cars))

  it.each<[text: string, card: RegExp, reason: RegExp]>([
    [
      '100% stacked bar of revenue by region and product',
      /^bar sum revenue by region \/ product/,
      /100|share/,
    ],
    ['moving average of revenue per week', /^line .*revenue by order_date@week \+x$/, /moving|rolling/i],
    ['revenue by region on a log scale', /^bar sum revenue by region/, /log/],
    ['standard deviation of unit price by product', /^boxplot unit_price by product$/, /deviation/],
    ['37th percentile of revenue by region', /^boxplot revenue by region$/, /percentile/],
    [
      'dual axis chart of revenue and quantity by month',
      /^line sum revenue by order_date@month/,
      /axis|axes/,
    ],
    ['revenue per region as a percentage of the previous year', /revenue by/, /./],
    ['cross table of orders by region and product', /^heatmap count by region x product$/, /cross table/],
    ['pivot table of revenue by region and status', /^heatmap sum revenue by region x status$/, /pivot/],
    ['difference between revenue and discount by region', /^bar/, /differ/i],
  ])('gives the nearest and says so: %s', (text, card, reason) => {
    const made = askedCards(text, sales)
    expect(made.cards[0]).toMatch(card)
    expect(made.status).toBe('partly')
    expect(made.reasons).toMatch(reason)
  })
})

it.each([
  ['running total of revenue by month', 'line sum revenue by order_date@month +x', 'running_total'],
  ['cumulative revenue over time', 'line sum revenue by order_date@month +x', 'running_total'],
  ['year over year growth of revenue', 'line sum revenue by order_date@year +x', 'change'],
  ['month-over-month change in orders', 'line count by order_date@month +x', 'change'],
])('computes what is asked for: %s', (text, card, computed) => {
  const made = askedCards(text, sales)
  expect(made).toMatchObject({ cards: [card], status: 'applied' })
  expect(parseInstructions(text, sales).cards).toMatchObject([{ computed }])
})

describe('time', () => {
  it.each<Case>([
    ['monthly revenue', 'line sum revenue by order_date@month +x'],
    ['revenue by month', 'line sum revenue by order_date@month +x'],
    ['quarterly orders', 'line count by order_date@quarter +x'],
    ['orders per week', 'line count by order_date@week +x'],
    ['orders per weekday', 'bar count by order_date@weekday +x'],
    ['average revenue by day of the week', 'bar avg revenue by order_date@weekday +x'],
    ['revenue over the years', 'line sum revenue by order_date@year +x'],
    ['annual revenue by region', 'line sum revenue by order_date@year / region +x'],
    ['revenue trend', 'line sum revenue by order_date@month +x'],
    ['how did revenue develop month by month', 'line sum revenue by order_date@month +x'],
    ['how has the number of orders changed over time', 'line count by order_date@month +x'],
    ['seasonality of revenue', 'bar sum revenue by order_date@month_of_year +x'],
    ['revenue in each calendar month', 'bar sum revenue by order_date@month_of_year +x'],
    ['daily orders', 'line count by order_date@day +x'],
    ['evolution of the average discount per quarter', 'line avg discount_pct by order_date@quarter +x'],
    ['compare revenue in 2023 and 2024', 'bar sum revenue by order_date@year +x [order_date in 2023,2024]'],
  ])('%s', drawsAll(sales))
})

describe('comparisons of named values', () => {
  it.each<Case>([
    ['compare Laptop and Phone by revenue', 'bar sum revenue by product -y [product in Laptop,Phone]'],
    [
      'Laptop vs Phone revenue over time',
      'line sum revenue by order_date@month / product +x [product in Laptop,Phone]',
    ],
    ['revenue of Germany versus France', 'bar sum revenue by country -y [country in Germany,France]'],
    [
      'average discount in North compared to South',
      'bar avg discount_pct by region -y [region in North,South]',
    ],
    [
      'orders of Desk, Chair and Lamp by region',
      'bar count by region / product -y stacked [product in Desk,Chair,Lamp]',
    ],
  ])('%s', drawsAll(sales))
})

describe('bins', () => {
  it('takes their number', () => {
    expect(askedCards('histogram of unit price with 20 bins', sales).cards).toEqual(['histogram unit_price'])
    expect(askedCards('distribution of revenue in bins of 500', sales).cards).toEqual(['histogram revenue'])
  })
})
