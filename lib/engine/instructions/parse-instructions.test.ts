import { describe, expect, it } from 'vitest'
import type { PlannedCard } from '../plan/plan'
import type { Understanding } from '../understanding'
import { cars, sales } from './instructions.fixture'
import { parseInstructions } from './parse-instructions'

const first = (text: string, data: Understanding = sales) => parseInstructions(text, data).cards[0]
type Case = [text: string, card: Partial<PlannedCard>]

describe('columns', () => {
  it.each<Case>([
    ['revenue by region', { x: 'region', y: 'revenue', aggregation: null }],
    ['sales by regions', { x: 'region', y: 'revenue' }],
    ['avg unitPrice per product', { x: 'product', y: 'unit_price', aggregation: 'avg' }],
    ['quantiy by prodcut', { x: 'product', y: 'quantity' }],
    ['median price for each nation', { x: 'country', y: 'unit_price', aggregation: 'median' }],
    ['how many orders in each region', { x: 'region', y: null }],
    [
      'number of different products by country',
      { x: 'country', y: 'product', aggregation: 'count_distinct' },
    ],
    ['total qty across statuses', { x: 'status', y: 'quantity', aggregation: 'sum' }],
  ])('%s', (text, card) => expect(first(text)).toMatchObject(card))

  it.each<Case>([
    ['fuel economy by number of cylinders', { x: 'Cylinders', y: 'MPG' }],
    ['average horse power across cylinders by country', { y: 'Horsepower', aggregation: 'avg' }],
    ['which countries have the most cars', { x: 'Origin', y: null }],
    ['Scatterplot of displacement vs mpg. Color by origin.', { type: 'scatter', grouping: 'Origin' }],
    ['is there a correlation between weight and acceleration', { x: 'Weight', y: 'Acceleration' }],
    ['distribution of weights', { type: 'histogram', x: 'Weight' }],
    ['average weight over time', { x: 'Year', y: 'Weight', type: 'line' }],
    ['weight by year for each origin', { x: 'Year', y: 'Weight', grouping: 'Origin' }],
    ['scatter of minimum and maximum weight of each origin', { xAggregation: 'min', aggregation: 'max' }],
  ])('%s', (text, card) => expect(first(text, cars)).toMatchObject(card))
})

describe('filters', () => {
  it.each<[string, PlannedCard['filters']]>([
    ['revenue by region in Germany', [{ column: 'country', op: '=', value: 'Germany' }]],
    ['revenue by region except France', [{ column: 'country', op: '!=', value: 'France' }]],
    [
      'revenue by region for Germany and France',
      [{ column: 'country', op: 'in', value: ['Germany', 'France'] }],
    ],
    ['revenue by region where quantity is at least 5', [{ column: 'quantity', op: '>=', value: 5 }]],
    [
      'revenue by region with a unit price between 20 and 50',
      [{ column: 'unit_price', op: 'between', value: [20, 50] }],
    ],
    ['revenue by product since 2024', [{ column: 'order_date', op: '>=', value: '2024' }]],
    ['revenue by product before 2023-06-01', [{ column: 'order_date', op: '<', value: '2023-06-01' }]],
    ['revenue by product in March 2023', [{ column: 'order_date', op: '=', value: '2023-03' }]],
    ['revenue by product last 3 months', [{ column: 'order_date', op: '>=', value: '2024-06-01' }]],
    ['revenue by product with status "closed"', [{ column: 'status', op: '=', value: 'closed' }]],
    [
      'orders by region whose customer name contains the letter "7"',
      [{ column: 'customer_name', op: 'contains', value: '7' }],
    ],
    ['revenue by region where status is not null', [{ column: 'status', op: '!=', value: '' }]],
  ])('%s', (text, filters) => expect(first(text)?.filters).toEqual(filters))
})

describe('orders', () => {
  it.each<[string, PlannedCard['sort']]>([
    ['bar chart of revenue by region, sort by the x-axis in descending', { by: 'x', order: 'desc' }],
    ['bar chart of revenue by region, rank Y-axis from low to high order', { by: 'y', order: 'asc' }],
    ['bar chart of revenue by region in ascending order of revenue', { by: 'y', order: 'asc' }],
    ['list revenue by region, and could you display by the region in desc?', { by: 'x', order: 'desc' }],
    ['how many orders by region, order the total number from high to low', { by: 'y', order: 'desc' }],
    ['revenue by product in alphabetical order', { by: 'x', order: 'asc' }],
    ['revenue by product sorted from highest to lowest', { by: 'y', order: 'desc' }],
    ['which product has the lowest revenue?', { by: 'y', order: 'asc' }],
  ])('%s', (text, sort) => expect(first(text)?.sort).toEqual(sort))

  it('takes the top of it', () => {
    expect(first('top 3 products by revenue')).toMatchObject({ limit: 3, sort: { by: 'y', order: 'desc' } })
    expect(first('the five lowest customers by revenue')).toMatchObject({ limit: 5, sort: { order: 'asc' } })
  })
})

describe('charts', () => {
  it.each<Case>([
    ['pie of revenue by region', { type: 'pie' }],
    ['doughnut chart of revenue by region', { type: 'donut' }],
    ['stacked bars of revenue by region and product', { type: 'bar', stacked: true, grouping: 'product' }],
    ['line chart of monthly revenue', { type: 'line', x: 'order_date', grain: 'month' }],
    ['area chart of revenue per week', { type: 'area', grain: 'week' }],
    ['heat map of revenue by region and weekday', { type: 'heatmap', x: 'order_date', grain: 'weekday' }],
    ['box plot of unit price by product', { type: 'boxplot', x: 'product', y: 'unit_price' }],
    ['histogram of quantity with 10 bins', { type: 'histogram', x: 'quantity', limit: 10 }],
    [
      'bubble chart of revenue against quantity sized by discount',
      { type: 'bubble', values: 'discount_pct' },
    ],
    ['spider chart of revenue by product', { type: 'radar' }],
    ['funnel of orders by status', { type: 'funnel', x: 'status' }],
    ['speedometer of average discount', { type: 'gauge', y: 'discount_pct' }],
    ['map of revenue by country', { type: 'choropleth', x: 'country' }],
    ['kpi of total revenue', { type: 'kpi', y: 'revenue' }],
    ['table of products', { type: 'table' }],
    ['key insights', { type: 'insight' }],
  ])('%s', (text, card) => expect(first(text)).toMatchObject(card))

  it('makes several of one text', () => {
    const text =
      'A pie of revenue by region and a line chart of quantity by month; top 3 products by revenue.'
    expect(parseInstructions(text, sales).cards.map(({ type, x }) => [type, x])).toEqual([
      ['pie', 'region'],
      ['line', 'order_date'],
      [null, 'product'],
    ])
  })

  it('takes a chart of its own kind for a request of its own', () => {
    const { cards } = parseInstructions(
      'radar of revenue by region and product; revenue by month as a bar chart',
      sales,
    )
    expect(cards.map(({ type }) => type)).toEqual(['radar', 'bar'])
  })

  it('takes each line for a request of its own, as people write lists', () => {
    const plan = parseInstructions(
      'revenue by product\nhistogram of revenue\npie of revenue by region',
      sales,
    )
    expect(plan.cards.map(({ type }) => type)).toEqual([null, 'histogram', 'pie'])
    expect(plan.clauses.map(({ clause }) => clause)).toEqual([
      'revenue by product',
      'histogram of revenue',
      'pie of revenue by region',
    ])
    expect(parseInstructions('revenue by product\nas a pie chart', sales).cards).toHaveLength(1)
    // what the rows are called is no word for sorting
    expect(
      parseInstructions('revenue by region\norders by month\norder id by product', sales).cards,
    ).toHaveLength(3)
  })

  it('puts together what belongs together', () => {
    const { cards } = parseInstructions(
      'How many orders for each region? Draw a pie chart. Sort it descending.',
      sales,
    )
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ type: 'pie', x: 'region', sort: { by: 'y', order: 'desc' } })
  })
})

describe('what is asked of the whole dashboard', () => {
  it('is taken clause by clause', () => {
    const plan = parseInstructions(
      'Show me 6 charts. Focus on revenue. Ignore the discount. Title: Review of Q3. Use blue and #aa0000. The target for revenue is 50000. Only Germany. Audience: the board. Nothing else.',
      sales,
    )
    expect(plan).toMatchObject({
      cards: [],
      cardCount: 6,
      focus: ['revenue'],
      leaveOut: ['discount_pct'],
      title: 'Review of Q3',
      colors: ['#aa0000'],
      targets: [{ column: 'revenue', value: 50000 }],
      filters: [{ column: 'country', op: '=', value: 'Germany' }],
      audience: 'board',
      onlyAsked: true,
    })
    expect(plan.clauses).toHaveLength(9)
  })
})

describe('other languages', () => {
  it.each<[string, string, Partial<PlannedCard>]>([
    ['Umsatz pro Monat als Liniendiagramm', 'de', { type: 'line', y: 'revenue', grain: 'month' }],
    [
      'Zeige die Anzahl der Orders nach Region als Kreisdiagramm',
      'de',
      { type: 'pie', x: 'region', y: null },
    ],
    ['Montre la moyenne de quantity par region', 'fr', { x: 'region', y: 'quantity', aggregation: 'avg' }],
    ['Muestra el promedio de quantity por region', 'es', { x: 'region', y: 'quantity', aggregation: 'avg' }],
  ])('%s', (text, language, card) => {
    const plan = parseInstructions(text, sales)
    expect(plan.language).toBe(language)
    expect(plan.cards[0]).toMatchObject(card)
  })
})
