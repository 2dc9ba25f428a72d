import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

const staffOf = (index: number) =>
  [
    `E${100 + index}`,
    ['Harbour', 'Mill', 'Tower'][index % 3],
    ['Leeds', 'York'][index % 2],
    ['Sales', 'Care', 'Lab'][(index * index) % 3],
    20_000 + ((index * 977) % 9000),
    (index * 7) % 50,
    ['gold', 'silver', 'none'][(index * 5) % 3],
    (index * 3) % 101,
    (index * 11) % 60,
    `${2018 + (index % 5)}-0${1 + (index % 9)}-11`,
  ].join()

const staff = understandDataset(
  new TextEncoder().encode(
    [
      'emp_id,site_nm,home_city,division,annual_salary,delay_min,Customer Rating,Online Rating,age,hire_dt',
      ...Array.from({ length: 90 }, (_, index) => staffOf(index)),
    ].join('\n'),
  ),
  { fileType: 'csv', fileName: 'staff.csv' },
)

const plan = (text: string) => parseInstructions(text, staff)
type Case = [text: string, card: Partial<PlannedCard>]

describe('words for columns', () => {
  it.each<Case>([
    ['average remuneration by division', { x: 'division', y: 'annual_salary', aggregation: 'avg' }],
    ['mean annual salary per hometown', { x: 'home_city', y: 'annual_salary' }],
    ['average minutes for each division', { x: 'division', y: 'delay_min' }],
    ['how late is each division on average', { x: 'division', y: 'delay_min' }],
  ])('takes a word for what it means and says so: %s', (text, card) => {
    const { cards, clauses } = plan(text)
    expect(cards[0]).toMatchObject(card)
    expect(clauses[0]!.reason).toMatch(/^“\w+” was read as \w+\.$/)
  })

  it.each<Case>([
    ['average online rating by customer rating', { x: 'Customer Rating', y: 'Online Rating' }],
    ['online rating by division and customer rating', { y: 'Online Rating', grouping: 'Customer Rating' }],
    ['number of people per hire year', { x: 'hire_dt', grain: 'year', y: null }],
    ['average age by year of hire', { x: 'hire_dt', grain: 'year', y: 'age' }],
  ])('keeps names that share words apart: %s', (text, card) => {
    expect(plan(text).cards[0]).toMatchObject(card)
    expect(plan(text).clauses[0]).toMatchObject({ status: 'applied', reason: null })
  })

  it('takes a word of a name rather than one that only means the same', () => {
    const { cards } = plan('average salary by site')
    expect(cards[0]).toMatchObject({ x: 'site_nm', y: 'annual_salary' })
  })

  it.each(['how many planets per division', 'number of dragons by division', 'staff by division'])(
    'lends no column to what is counted: %s',
    (text) => {
      const { cards } = plan(text)
      expect(cards[0]).toMatchObject({ x: 'division', y: null })
    },
  )

  it('calls a loan that may be wrong no more than partly done', () => {
    const { clauses } = parseInstructions('average wealth by terrain', sales)
    expect(clauses[0]!.status).not.toBe('applied')
  })

  it.each<Case>([
    ['revenue by country and year', { x: 'order_date', grain: 'year', grouping: 'country', y: 'revenue' }],
    ['orders with status open per month', { x: 'order_date', grain: 'month', y: null }],
    ['revenue above 500 by product', { x: 'product', y: 'revenue' }],
  ])('loses no part of a short request: %s', (text, card) => {
    expect(parseInstructions(text, sales).cards[0]).toMatchObject(card)
  })

  it('takes a column that is called Total where it stands first', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `${['Arts', 'Law'][index % 2]},${900 + index * 7}`)
    const majors = understandDataset(new TextEncoder().encode(['category,Total', ...rows].join('\n')), {
      fileType: 'csv',
      fileName: 'majors.csv',
    })
    expect(parseInstructions('Total by category', majors).cards[0]).toMatchObject({ y: 'Total' })
  })

  it.each<Case>([
    [
      'how much revenue, on average, does each region have',
      { x: 'region', y: 'revenue', aggregation: 'avg' },
    ],
    ['orders per year as bars, latest year to earliest', { filters: [], sort: { by: 'x', order: 'desc' } }],
    [
      'what is the quantity of each product? Draw bars with a color for each region',
      { x: 'product', grouping: 'region' },
    ],
    [
      'revenue by product, only those with a quantity above 5',
      { y: 'revenue', filters: [{ column: 'quantity', op: '>', value: 5 }] },
    ],
    ['number of orders by status, status in descending order', { sort: { by: 'x', order: 'desc' } }],
    [
      'count the distinct products of every region',
      { x: 'region', y: 'product', aggregation: 'count_distinct' },
    ],
    ['number of orders in each quarter of the year', { x: 'order_date', grain: 'quarter' }],
    ['the largest amount in revenue for each region', { x: 'region', y: 'revenue', aggregation: 'max' }],
    [
      'revenue by region, leave the Desk product out',
      { filters: [{ column: 'product', op: '!=', value: 'Desk' }] },
    ],
    [
      'revenue by region with order date on or after 2024-01-01',
      { filters: [{ column: 'order_date', op: '>=', value: '2024-01-01' }] },
    ],
  ])('turns nothing into its opposite: %s', (text, card) => {
    expect(parseInstructions(text, sales).cards[0]).toMatchObject(card)
  })
})
