import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const months = Array.from(
  { length: 24 },
  (_, at) => `${2022 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
)
const regions = ['North', 'South', 'West']
const revenue = (at: number, place: number) => 40 + ((at * 37 + place * 53) % 89) + 20 * place
const sales = understand(
  [
    ['date', 'region', 'unit_price', 'revenue'],
    ...months.flatMap((month, at) =>
      regions.map((region, place) => [
        `${month}-10`,
        region,
        1.5 + ((at * 3 + place) % 5),
        revenue(at, place),
      ]),
    ),
  ],
  'sales.csv',
)
const monthSum = (at: number) => regions.reduce((sum, _, place) => sum + revenue(at, place), 0)

function cardOf(text: string) {
  const { blocks, instructions } = composeDashboard(sales, parseInstructions(text, sales))
  const { data_preview, config, description, title } = blocks.find(({ clause }) => clause !== undefined)!
  const { rows } = data_preview as { rows: Record<string, number | string>[] }
  return {
    rows,
    title,
    description,
    query: config.query,
    status: instructions[0]!.status,
    reason: instructions[0]!.reason,
  }
}

describe('what is computed of the values of a chart', () => {
  it('is their share of the whole', () => {
    const { rows, query, status, title, reason } = cardOf('share of total revenue by region')
    expect(reason).toBe(null)
    expect(status).toBe('applied')
    expect(query).toMatchObject({ computed: 'share_of_total' })
    expect(title).toBe('Share of revenue by region')
    const all = months.reduce((sum, _, at) => sum + monthSum(at), 0)
    const west = months.reduce((sum, _, at) => sum + revenue(at, 2), 0)
    expect(rows.find(({ region }) => region === 'West')!.revenue).toBeCloseTo(west / all, 9)
    expect(rows.reduce((sum, row) => sum + Number(row.revenue), 0)).toBeCloseTo(1, 9)
  })

  it('is of all rows where only the first are drawn', () => {
    const { rows } = cardOf('share of total revenue by region, top 2')
    expect(rows).toHaveLength(2)
    expect(rows.reduce((sum, row) => sum + Number(row.revenue), 0)).toBeLessThan(0.9)
  })

  it('is what has come together so far', () => {
    const { rows, query } = cardOf('running total of revenue by month')
    expect(query).toMatchObject({ computed: 'running_total' })
    expect(rows[2]!.revenue).toBeCloseTo(monthSum(0) + monthSum(1) + monthSum(2), 9)
    expect(rows).toHaveLength(24)
  })

  it.each([
    ['month over month growth of revenue', 'change', 1],
    ['revenue by month, growth versus the previous month', 'change', 1],
    ['revenue growth by month compared with last year', 'change_on_year', 12],
  ])('is the change: %s', (text, computed, lag) => {
    const { rows, query, status } = cardOf(text)
    expect(query).toMatchObject({ computed, grain: 'month' })
    expect(status).toBe('applied')
    expect(rows).toHaveLength(24 - lag)
    expect(rows[0]!.revenue).toBeCloseTo(monthSum(lag) / monthSum(0) - 1, 9)
  })

  it.each([
    'share of total unit price by region',
    'pie chart of the share of total revenue by region',
    'cumulative revenue by region',
    'revenue growth by region',
    'revenue against the average by region',
  ])('is nothing where the values make no whole and have no order: %s', (text) => {
    const { cards } = parseInstructions(text, sales)
    expect(cards.every(({ computed }) => !computed)).toBe(true)
  })
})

it('calls a clause partly done where a thing that it names came to nothing', () => {
  const [clause] = parseInstructions('revenue by region and our suppliers', sales).clauses
  expect(clause!.status).toBe('partly')
  expect(clause!.reason).toContain('suppliers')
})

it('asks nothing more of the words that stand for the rows', () => {
  const [clause] = parseInstructions('ignore the North ones', sales).clauses
  expect(clause).toMatchObject({ status: 'applied', reason: null })
})
