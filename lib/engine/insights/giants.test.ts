import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

type Rows = (string | number)[][]

const dayMs = 86_400_000
const isoDay = (day: number) => new Date(Date.UTC(2022, 0, 1) + day * dayMs).toISOString().slice(0, 10)

interface Gifts {
  rows?: number
  giants: number[]
  /** Where in the table they lie, as a share of it. */
  at?: number
  /** By how much all others grow from the first day to the last. */
  growth?: number
  scale?: number
  name?: string
}

/** Gifts over two years, of which a few are very large. */
function gifts({ rows = 1000, giants, at = 0.3, growth = 0, scale = 1, name = 'amount' }: Gifts): Rows {
  const made = Array.from({ length: rows }, (_, row) => [
    `G${1000 + row}`,
    isoDay(Math.floor((row * 730) / rows)),
    ['North', 'South', 'West'][row % 3]!,
    Math.round(scale * (20 + spread(row, 30, 389)) * (1 + (growth * row) / rows)),
  ])
  const places = giants.map((_, place) => Math.floor(at * rows) + 7 * place)
  giants.forEach((giant, place) => {
    made[places[place]!]![3] = giant * scale
  })
  return [['gift', 'given_on', 'region', name], ...made]
}

const grid: Gifts[] = [
  { giants: [48_000] },
  { giants: [48_000, 21_500] },
  { giants: [30_000, 25_000, 20_000] },
  { giants: [9000, 8900, 8700, 8500, 8400, 8200, 8100] },
  { giants: [48_000, 21_500], at: 0.9 },
  { giants: [48_000, 21_500], scale: 1000 },
  { giants: [4000, 3000], rows: 200 },
  { giants: [48_000], name: 'betrag_eur' },
]

describe('a few rows that make most of a sum', () => {
  it.each(grid)('are told with the sum and without: %j', (one) => {
    const rows = gifts(one)
    const { insights, blocks } = draft(rows)
    const caveat = insights.find(({ kind }) => kind === 'caveat')!
    expect(caveat.text).toMatch(
      /^(One row alone holds|Two rows alone hold|Three rows alone hold|Seven rows alone hold) \d+% of .* without (it|them) to /,
    )
    const least = (one.scale ?? 1) * Math.min(...one.giants)
    const numbers = rows.slice(1).map((row) => Number(row[3]))
    const rest = numbers.filter((number) => number < least).reduce((sum, number) => sum + number, 0)
    expect(caveat.evidence.figures.at(-1)!.value).toBeCloseTo(rest, 6)
    // all else is level, and a step, a rise or a best month would be the giants alone
    const courses = insights.filter(({ kind }) =>
      ['trend', 'change_point', 'period_change', 'seasonality'].includes(kind),
    )
    expect(courses.filter(({ columns }) => columns[0] === one.name || columns[0] === 'amount')).toEqual([])
    const line = blocks.find(({ type, title }) => type === 'line' && /amount|betrag/i.test(title))
    if (line) expect(line.description).toMatch(/Without the (largest row of|\d largest rows,)/)
  })

  it('are left out of a change of all the others, which is told', () => {
    const { insights } = draft(gifts({ giants: [60_000, 40_000], at: 0.1, growth: 1 }))
    const changes = insights.filter(
      ({ kind, columns }) =>
        ['period_change', 'trend', 'change_point'].includes(kind) && columns[0] === 'amount',
    )
    expect(changes.length).toBeGreaterThan(0)
    for (const { text, direction } of changes) {
      expect(text).toMatch(/^Without the 2 largest rows, /)
      expect(direction).toBe('up')
    }
  })

  it('are in no share of what is told without them', () => {
    const rows = gifts({ giants: [48_000] })
    const even = draft(rows).insights.find(
      ({ kind, columns }) => kind === 'evenness' && columns[0] === 'region',
    )!
    expect(even.text).toMatch(/^Without the largest row, amount is spread evenly over the 3 values of region/)
    const below = rows.slice(1).filter((row) => Number(row[3]) < 48_000)
    const sumOf = (region: string | null) =>
      below.reduce((sum, row) => sum + (region === null || row[2] === region ? Number(row[3]) : 0), 0)
    const shares = even.evidence.figures.filter(({ measure }) => measure === 'share')
    expect(shares).toHaveLength(2)
    for (const { value, filters, within } of shares) {
      expect(value).toBeCloseTo(sumOf(String(filters[0]!.value)) / sumOf(null), 9)
      expect(within).toEqual({ filters: [{ column: 'amount', op: '<', value: 48_000 }] })
    }
  })

  it('are told of once: the number says nothing of what stands first of all', () => {
    const { blocks, insights } = draft(gifts({ giants: [48_000] }))
    expect(insights.some(({ value }) => value === 'one_row')).toBe(true)
    const total = blocks.find(({ title }) => title === 'Total amount')!
    expect(total.description).not.toContain('One row alone')
  })

  it('are none where the large ones are the first of many', () => {
    const many = gifts({ giants: [] }).map((row, at) =>
      at === 0 ? row : [...row.slice(0, 3), Math.round(Math.exp(3 + (6 * spread(at, 997, 389)) / 997))],
    )
    expect(draft(many).insights.filter(({ value }) => value === 'one_row' || value === 'few_rows')).toEqual(
      [],
    )
    const { insights } = draft(gifts({ giants: [900, 800] }))
    expect(insights.filter(({ kind, text }) => kind === 'caveat' || text.startsWith('Without'))).toEqual([])
  })
})
