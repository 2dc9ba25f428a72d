import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { understand } from '../../subject/subject.fixture'
import type { Understanding } from '../../understanding'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { readTokens } from '../tokens'
import { readMetrics } from './read-metrics'

const stages = ['5 - Closed Won', '6 - Closed Lost', '2 - Qualified', '5 - Closed Won']
const brands = ['Visa', 'Amex', 'Mastercard']
const trips = understand(
  [
    [
      'trip_id',
      'brand',
      'churn',
      'outcome',
      'stage',
      'region',
      'rating_delay',
      'tips',
      'fare',
      'profit',
      'sales',
    ],
    ...Array.from({ length: 120 }, (_, row) => [
      `T${row}`,
      brands[row % 3]!,
      row % 4 === 0 ? 'Yes' : 'No',
      ['Paid', 'Declined', 'Refunded'][(row * 7) % 3]!,
      stages[(row * 5) % 4]!,
      ['North', 'South'][row % 2]!,
      ['Agree', 'Strongly agree', 'Disagree', 'Neutral'][(row * 3) % 4]!,
      (row * 13) % 17,
      20 + ((row * 31) % 57),
      ((row * 11) % 23) + 1,
      40 + ((row * 29) % 91),
    ]),
  ],
  'trips.csv',
)

/** What the first card measures, by what. */
function metricOf(text: string, data: Understanding = trips) {
  const { cards } = parseInstructions(text, data)
  const { metric, x, filters } = cards[0]!
  if (!metric) return { metric: null }
  const said =
    metric.kind === 'rate'
      ? `${metric.of.column} ${metric.of.op} ${[metric.of.value].flat().join('|')}`
      : `${metric.numerator} / ${metric.denominator}`
  return { metric: said, x, filters: filters.length }
}

describe('a rate that is asked for', () => {
  it.each([
    ['churn rate by brand', 'churn = true', 'brand'],
    ['rate of churn by brand', 'churn = true', 'brand'],
    ['churn rate by brand where churn is yes', 'churn = true', 'brand'],
    ['Kündigungsquote (churn) je brand', 'churn = true', 'brand'],
    ['decline rate by brand', 'outcome = Declined', 'brand'],
    ['percent refunded by brand', 'outcome = Refunded', 'brand'],
    ['how many percent of orders were declined by brand', 'outcome = Declined', 'brand'],
    ['share of trips that were refunded, per region', 'outcome = Refunded', 'region'],
    [
      'share of people who agree or strongly agree, per brand',
      'rating_delay in Agree|Strongly agree',
      'brand',
    ],
  ])('%s', (text, metric, x) => {
    expect(metricOf(text)).toEqual({ metric, x, filters: 0 })
    expect(parseInstructions(text, trips).clauses[0]!.status).toBe('applied')
  })

  it('is a share of what has ended, where ends are won or lost', () => {
    expect(metricOf('win rate by region')).toEqual({
      metric: 'stage = 5 - Closed Won',
      x: 'region',
      filters: 1,
    })
  })
})

it('takes what a rate is said to be for that, and nothing else', () => {
  expect(metricOf('win rate by region: closed won out of everything closed')).toEqual({
    metric: 'stage = 5 - Closed Won',
    x: 'region',
    filters: 1,
  })
})

describe('a ratio that is asked for', () => {
  it.each([
    ['tips as a percentage of fare by brand', 'tips / fare', 'brand'],
    ['tips divided by fare by brand', 'tips / fare', 'brand'],
    ['ratio of tips to fare by brand', 'tips / fare', 'brand'],
    ['the ratio of tips to fare by brand', 'tips / fare', 'brand'],
    ['profit margin by region', 'profit / sales', 'region'],
    ['conversion rate by region, tips over fare', 'tips / fare', 'region'],
  ])('%s', (text, metric, x) => expect(metricOf(text)).toEqual({ metric, x, filters: 0 }))
})

it('takes what is called a rate for the ratio that is said to make it', () => {
  const { tokens } = readMetrics(readTokens('tip rate by region, tips over fare'), trips)!
  expect(tokens.map(({ text, column }) => (column === undefined ? text : '#'))).toEqual([
    '#',
    'by',
    'region',
    ',',
  ])
})

describe('words that ask for no metric of their own', () => {
  it.each([
    ['share of revenue by region'],
    ['average discount rate by product'],
    ['discount percentage by region'],
    ['revenue over time'],
    ['revenue by status'],
    ['proportion of orders by status'],
    ['pie chart of the share of each product'],
  ])('%s', (text) => expect(metricOf(text, sales)).toEqual({ metric: null }))
})

describe('the card of a metric', () => {
  const cardOf = (text: string) => {
    const { blocks } = composeDashboard(trips, parseInstructions(text, trips))
    return blocks.find(({ clause }) => clause !== undefined)!
  }
  const rowsOf = (text: string) =>
    (cardOf(text).data_preview as { rows: Record<string, unknown>[] }).rows.map((row) => [row.brand, row])

  it('has the share of the rows, and says which are counted', () => {
    const { spec, config } = cardOf('decline rate by brand')
    expect(spec).toMatchObject({ x: 'brand', y: 'outcome', aggregation: 'avg' })
    expect(config).toMatchObject({ query: { of: { column: 'outcome', op: '=', value: 'Declined' } } })
    const visa = Array.from({ length: 120 }, (_, row) => row).filter((row) => row % 3 === 0)
    const share = visa.filter((row) => (row * 7) % 3 === 1).length / visa.length
    const rows = new Map(rowsOf('decline rate by brand') as [string, { outcome: number }][])
    expect(rows.get('Visa')!.outcome).toBeCloseTo(share, 9)
  })

  it('has the sum of one column over that of the other', () => {
    const { config } = cardOf('tips as a percentage of fare by brand')
    expect(config).toMatchObject({ query: { ratio: { numerator: 'tips', denominator: 'fare' } } })
    const amex = Array.from({ length: 120 }, (_, row) => row).filter((row) => row % 3 === 1)
    const sum = (of: (row: number) => number) => amex.reduce((total, row) => total + of(row), 0)
    const rows = new Map(rowsOf('tips as a percentage of fare by brand') as [string, { tips: number }][])
    expect(rows.get('Amex')!.tips).toBeCloseTo(
      sum((row) => (row * 13) % 17) / sum((row) => 20 + ((row * 31) % 57)),
      9,
    )
  })
})
