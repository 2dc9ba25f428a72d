import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const day = (number: number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10)

/** Lines of orders, three an order; a fifth of them is returned, most often the toys. */
const orders = understand(
  [
    [
      'order_id',
      'ordered_on',
      'shipped_on',
      'category',
      'channel',
      'order_status',
      'reminder_30d',
      'opened',
      'clicked',
      'revenue',
      'nights',
      'late_min',
    ],
    ...Array.from({ length: 240 }, (_, row) => [
      `O${Math.floor(row / 3)}`,
      day(row),
      day(row + 1 + (row % 5)),
      ['Toys', 'Home', 'Books'][(row * 5) % 3]!,
      ['Web', 'Phone'][Math.floor(row / 3) % 2]!,
      ['Delivered', 'Returned', 'Delivered', 'Cancelled', 'Delivered'][(row * 7) % 5]!,
      row % 4 === 0 ? 1 : 0,
      row % 2,
      row % 6 === 1 ? 1 : 0,
      20 + ((row * 31) % 57),
      1 + ((row * 3) % 4),
      (row * 11) % 40,
    ]),
  ],
  'lines.csv',
)

function readOf(text: string) {
  const { cards, clauses } = parseInstructions(text, orders)
  return {
    status: clauses[0]!.status,
    cards: cards.map(({ metric, x, y, aggregation, filters }) => ({
      x,
      y,
      ...(aggregation && { aggregation }),
      ...(metric?.kind === 'rate' && { of: `${metric.of.column} ${metric.of.op} ${metric.of.value}` }),
      ...(metric?.kind === 'ratio' && {
        over: `${metric.denominator}${metric.each ? ' each' : ''}`,
      }),
      ...(filters.length > 0 && { filters: filters.length }),
    })),
  }
}

describe('a rate in a manager’s words', () => {
  it.each([
    ['return rate by channel', 'order_status = Returned'],
    ['cancellation rate by channel', 'order_status = Cancelled'],
    ['reminder rate within 30 days by channel', 'reminder_30d = 1'],
    ['what share of orders come back as returned, by channel', 'order_status = Returned'],
    ['percent of lines with a revenue above 50 by channel', 'revenue > 50'],
    ['how often are we more than 15 minutes late, by channel?', 'late_min > 15'],
    ['pass rate (revenue of 50 or more) by channel', 'revenue >= 50'],
  ])('%s', (text, of) => {
    const { status, cards } = readOf(text)
    expect(cards).toEqual([expect.objectContaining({ x: 'channel', of })])
    expect(status).toBe('applied')
  })

  it('is a chart of its own for each "by"', () => {
    expect(readOf('return rate by channel and by category').cards.map(({ x }) => x)).toEqual([
      'channel',
      'category',
    ])
  })

  it('is none where a share of a number is asked for, or parts of a whole', () => {
    for (const text of ['share of revenue from Web', 'pie chart of the share of returned orders by channel'])
      expect(readOf(text).cards.every((card) => !('of' in card))).toBe(true)
  })
})

describe('one number over another', () => {
  it.each([
    ['revenue per night by channel', { y: 'revenue', over: 'nights' }],
    ['average order value by channel', { y: 'revenue', over: 'order_id each' }],
    ['revenue per order by channel', { y: 'revenue', over: 'order_id each' }],
    ['clicks per open by channel', { y: 'clicked', of: 'clicked = 1', filters: 1 }],
  ])('%s', (text, card) => {
    expect(readOf(text)).toEqual({ status: 'applied', cards: [{ x: 'channel', ...card }] })
  })

  it('is none where what stands behind "per" tells the rows apart', () => {
    expect(readOf('revenue per channel').cards).toEqual([{ x: 'channel', y: 'revenue' }])
    expect(readOf('revenue for every order in descending order by revenue').cards[0]).not.toHaveProperty(
      'over',
    )
  })

  it('is measured over the number of different values', () => {
    const { blocks } = composeDashboard(orders, parseInstructions('average order value by channel', orders))
    const { config, data_preview } = blocks.find(({ clause }) => clause !== undefined)!
    expect(config).toMatchObject({
      query: { ratio: { numerator: 'revenue', denominator: 'order_id', each: true } },
    })
    const web = Array.from({ length: 240 }, (_, row) => row).filter((row) => Math.floor(row / 3) % 2 === 0)
    const total = web.reduce((sum, row) => sum + 20 + ((row * 31) % 57), 0)
    const rows = (data_preview as { rows: Record<string, unknown>[] }).rows
    expect(rows.find(({ channel }) => channel === 'Web')!.revenue).toBeCloseTo(total / 40, 6)
  })
})

describe('how long things took', () => {
  it.each(['how many days from order to shipping, by channel', 'how long does it take to ship, by channel'])(
    '%s',
    (text) => {
      const { status, cards } = readOf(text)
      expect(cards).toEqual([{ x: 'channel', y: 'Days from ordered on to shipped on', aggregation: 'avg' }])
      expect(status).toBe('applied')
    },
  )
})

it('leaves out all that one "without" lists, whatever stands behind', () => {
  const [card] = parseInstructions('revenue by channel without cancelled and returned orders', orders).cards
  expect(card!.filters).toEqual([
    { column: 'order_status', op: '!=', value: 'Cancelled' },
    { column: 'order_status', op: '!=', value: 'Returned' },
  ])
})

it('draws both ends that are asked for', () => {
  const { cards, clauses } = parseInstructions('best 5 and worst 5 categories by revenue', orders)
  expect(cards.map(({ y, limit, sort }) => [y, limit, sort?.order])).toEqual([
    ['revenue', 5, 'desc'],
    ['revenue', 5, 'asc'],
  ])
  expect(clauses).toHaveLength(1)
})

it('counts the things that several rows are of once', () => {
  expect(readOf('how many orders do we have by channel').cards).toEqual([
    { x: 'channel', y: 'order_id', aggregation: 'count_distinct' },
  ])
  expect(readOf('how many lines do we have by channel').cards).toEqual([{ x: 'channel', y: null }])
})

it('takes the things that dates are named by for things', () => {
  const [card] = parseInstructions('revenue by channel, only shipments above 50 in revenue', orders).cards
  expect(card).toMatchObject({ x: 'channel', grouping: null })
})

it('groups what tells months alone by no day', () => {
  const months = understand([
    ['month', 'births'],
    ...Array.from({ length: 24 }, (_, at) => [
      `20${20 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      at,
    ]),
  ])
  const [clause] = parseInstructions('average births per weekday', months).clauses
  expect(clause!.status).toBe('partly')
  expect(clause!.reason).toContain('holds no dates that could be grouped by weekday')
})
