import { describe, expect, it } from 'vitest'
import { understand } from '../subject/subject.fixture'
import { askedCards, drawsAll } from './asked-cards.fixture'
import { sales } from './instructions.fixture'

type Case = [text: string, ...cards: string[]]

const byRegion = (order: string) => [`bar sum revenue by region ${order}`]
const orders: [order: string, wordings: string[]][] = [
  [
    '+x',
    [
      'with the X-axis displayed in ascending order',
      'with the x axis in ascending order',
      'in alphabetical order',
      'alphabetically',
      'sorted alphabetically by region',
      'sorted by name',
      'from A to Z',
      'A-Z',
      'ordered by the category',
      'ordered by region',
      'sort the regions from A to Z',
      'in the order of the region names',
      'by region in ascending order of region',
      'with the names in alphabetical order',
      'arranged by region name',
      'sort by x',
      'x axis sorted asc',
      'order the bars alphabetically',
    ],
  ],
  [
    '-x',
    [
      'from Z to A',
      'in the reverse order of names',
      'in reverse alphabetical order',
      'in descending alphabetical order',
      'sorted by region descending',
      'with the x-axis in descending order',
      'list the regions from Z to A',
      'sort x from high to low',
      'in descending order by the x axis',
      'with the region names in descending order',
      'order by region desc',
      'sorted Z-A',
      'rank the X-axis in desc order',
    ],
  ],
  [
    '-y',
    [
      'in descending order according to the revenue',
      'highest first',
      'largest to smallest',
      'highest to lowest by the y axis',
      'from the highest to the lowest revenue',
      'sorted by revenue, descending',
      'sorted by value',
      'rank the bars by value',
      'ranked by revenue',
      'biggest on top',
      'biggest at the top',
      'with the largest bar first',
      'descending',
      'in decreasing order',
      'order the bars by how much revenue they have, most first',
      'ordered by the y-axis from big to small',
      'starting with the highest',
      'sort it from best to worst',
      'in order of revenue from high to low',
      'with the y axis in descending order',
      'by decreasing revenue',
      'best first',
      'starting with the strongest',
    ],
  ],
  [
    '+y',
    [
      'lowest first',
      'smallest to largest',
      'in ascending order of revenue',
      'with the y-axis in ascending order',
      'list the y from small to big',
      'sorted by revenue from low to high',
      'ranked from worst to best',
      'in increasing order of the total',
      'smallest on top',
      'starting with the lowest',
      'order by revenue asc',
      'sort the bars from short to long',
      'rank y from low to high',
      'by increasing revenue',
      'worst first',
      'starting with the weakest',
    ],
  ],
]

describe.each(orders)('orders %s', (order, wordings) => {
  it.each(wordings)('behind the request: %s', (said) => {
    const { cards, status } = askedCards(`Show a bar chart of total revenue by region ${said}.`, sales)
    expect([...cards, status]).toEqual([...byRegion(order), 'applied'])
  })

  it.each(wordings)('after a comma: %s', (said) => {
    const { cards, status } = askedCards(`total revenue by region, ${said}`, sales)
    expect([...cards, status]).toEqual([...byRegion(order), 'applied'])
  })
})

const sentences: [order: string, sentences: string[]][] = [
  [
    '+x',
    [
      'Please ensure that the X-axis is arranged in ascending order.',
      'Sort alphabetically.',
      'The x-axis should be in ascending order.',
      'Could you order it by name?',
      'I want the regions from A to Z.',
      'Make sure the names are sorted.',
      'Order by x please.',
    ],
  ],
  [
    '-x',
    [
      'Display the x axis from Z to A.',
      'Sort the region in descending order.',
      'The X axis must be in descending order.',
      'Reverse alphabetical order, please.',
      'List the names in reverse order.',
    ],
  ],
  [
    '-y',
    [
      'Rank the bars by value.',
      'Put the highest first.',
      'Order them from most to least.',
      'I would like the total revenue in descending order.',
      'Sort by the y axis descending.',
      'Largest first, please.',
      'The bars should be ordered by revenue from high to low.',
      'Please rank the results by the revenue.',
    ],
  ],
  [
    '+y',
    [
      'Rank them from low to high by the Y axis.',
      'The y-axis should be arranged in ascending order.',
      'Show the lowest first.',
      'Sort it by revenue in ascending order.',
      'Order the total revenue from small to large.',
      'Can you arrange the y axis from low to high?',
    ],
  ],
]

describe.each(sentences)('orders %s as a sentence of its own', (order, list) => {
  it.each(list)('%s', (said) => {
    const { cards, status } = askedCards(
      `Show a bar chart of the total revenue for each region. ${said}`,
      sales,
    )
    expect([...cards, status]).toEqual([...byRegion(order), 'applied'])
  })
})

describe('orders said before or within', () => {
  it.each<Case>([
    [
      'In descending order of revenue, show the revenue of each region as bars',
      'bar sum revenue by region -y',
    ],
    ['Sorted by region from Z to A, show total revenue by region', 'bar sum revenue by region -x'],
    ['Rank the regions by revenue', 'bar sum revenue by region -y'],
    ['Rank products by quantity from lowest to highest', 'bar sum quantity by product +y'],
    [
      'List each region and the revenue in descending order according to the revenue',
      'bar sum revenue by region -y',
    ],
    [
      "List each product's name and the quantity in ascending order according to the quantity",
      'bar sum quantity by product +y',
    ],
    ['List the regions in alphabetical order and their revenue', 'bar sum revenue by region +x'],
    ['an ascending bar chart of orders by country', 'bar count by country +y'],
    ['orders by country ordered by how many', 'bar count by country -y'],
    ['number of orders per country, ordered by the number', 'bar count by country -y'],
    ['number of orders per country, fewest first', 'bar count by country +y'],
    ['count of orders by product sorted by count', 'bar count by product -y'],
    ['revenue by month, most recent first', 'line sum revenue by order_date@month -x'],
    ['revenue by month chronologically', 'line sum revenue by order_date@month +x'],
    ['revenue by month in reverse chronological order', 'line sum revenue by order_date@month -x'],
    ['bar chart of revenue by month from best to worst', 'bar sum revenue by order_date@month -y'],
  ])('%s', drawsAll(sales))

  it('says that an order by something else is not drawn', () => {
    const made = askedCards('Show the revenue by region sorted by average discount', sales)
    expect(made.cards[0]).toMatch(/^bar sum revenue by region/)
    expect(made.status).toBe('partly')
    expect(made.reasons).toContain('discount_pct')
  })
})

it('puts the highest of what should be low first, where the worst is to stand there', () => {
  const rows = Array.from({ length: 60 }, (_, row) => ['ABC'[row % 3]!, (row % 3) + 1 + (row % 4)])
  const teams = understand([['team', 'cost'], ...rows])
  const cards = (text: string) => askedCards(text, teams).cards
  expect(cards('cost by team, worst first')).toEqual(['bar sum cost by team -y'])
  expect(cards('cost by team, best first')).toEqual(['bar sum cost by team +y'])
})
