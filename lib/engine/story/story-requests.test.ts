import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Row = (string | number)[]
const chartsOf = (rows: Row[]) =>
  draft(rows).blocks.filter(({ type }) => !['insight', 'kpi', 'gauge', 'table'].includes(type))
const axesOf = (rows: Row[]) =>
  chartsOf(rows).map(({ spec }) => {
    const { x, y, aggregation } = spec as { x?: string; y?: string; aggregation?: string }
    return `${aggregation}(${y}) by ${x}`
  })

const day = (row: number, perDay: number) =>
  new Date(Date.UTC(2024, 0, 1 + Math.floor(row / perDay))).toISOString().slice(0, 10)

/** Pay goes with the branch and with its code, and not with the shift. */
const payroll = (rows: number): Row[] => [
  ['branch', 'shift', 'salary_bin', 'years', 'salary'],
  ...Array.from({ length: rows }, (_, row): Row => {
    const north = row % 3 === 0
    return [
      north ? 'North' : 'South',
      ['early', 'late'][Math.floor(row / 3) % 2]!,
      north ? 'a' : 'b',
      1 + (Math.floor(row / 6) % 4),
      (north ? 6000 : 3000) +
        spread(row, 900, 613) +
        700 * (Math.floor(row / 6) % 4) +
        spread(row, 2500, 1013) +
        0.5,
    ]
  }),
]

describe('the charts about an outcome', () => {
  it('ask by what things are before what was made of numbers', () => {
    const axes = axesOf(payroll(240))
    expect(axes[0]).toBe('avg(salary) by branch')
    expect(axes.indexOf('avg(salary) by salary_bin')).not.toBe(1)
  })

  it('ask by a number of few steps as by groups', () => {
    expect(axesOf(payroll(240))).toContain('avg(salary) by years')
  })

  it('are none by a kind that it does not differ by: that is one sentence', () => {
    expect(chartsOf(payroll(240)).filter(({ spec }) => (spec as { x?: string }).x === 'shift')).toEqual([])
    const told = draft(payroll(240)).blocks.find(({ title }) => title === 'What makes no difference: salary')!
    expect(told.description).toMatch(
      /^Salary hardly differs by shift \([\d,]+ for late, [\d,]+ for early\), on average\.$/,
    )
    expect(told.config.evidence!.figures).toHaveLength(2)
  })
})

/** Tickets of a desk: no amounts, several a day. */
const tickets = (rows: number): Row[] => [
  ['ticket_id', 'opened', 'category', 'agent'],
  ...Array.from(
    { length: rows },
    (_, row): Row => [
      `T-${10_000 + row}`,
      day(row + spread(row * row, 29), 4),
      ['Hardware', 'Hardware', 'Network', 'Access'][spread(row, 4, 7)]!,
      ['Ana', 'Ana', 'Ben', 'Cem', 'Ana'][spread(row, 5, 3)]!,
    ],
  ),
]

describe('rows that are counted', () => {
  it('lead where nothing else is told of them', () => {
    expect(understand(tickets(240)).subject.profile.rows).toBe('lead')
    const axes = axesOf(tickets(240))
    expect(axes[0]).toBe('count(count) by opened')
    expect(axes).toContain('count(count) by category')
    expect(axes).toContain('count(count) by agent')
  })

  it('stand beside an amount where they are events, and have no chart that would say nothing', () => {
    const [header, ...rest] = tickets(240)
    const rows = [[...header!, 'cost'], ...rest.map((row, at) => [...row, 20 + spread(at, 90, 613)])]
    expect(understand(rows).subject.profile.rows).toBe('beside')
    const axes = axesOf(rows)
    expect(axes[0]).toBe('sum(cost) by opened')
    expect(axes).not.toContain('count(count) by opened')
  })

  it('are not counted where the same things come again at each date', () => {
    const rows = Array.from(
      { length: 240 },
      (_, row): Row => [
        day(row, 6),
        ['a', 'b', 'c', 'd', 'e', 'f'][row % 6]!,
        ['x', 'y'][row % 2]!,
        500 + spread(row, 97),
      ],
    )
    expect(understand([['date', 'shop', 'kind', 'flow'], ...rows]).subject.profile.rows).toBe('none')
  })
})

it('tells by one chart what a kind has in all, and what its average row is', () => {
  const rows = Array.from({ length: 200 }, (_, row): Row => {
    const big = row % 5 === 0
    return [day(row, 2), big ? 'Fleet' : 'Walk-in', (big ? 900 : 60) + spread(row, 997, 613)]
  })
  const bars = chartsOf([['date', 'customer', 'revenue'], ...rows]).filter(
    ({ type, spec }) => type === 'bar' && (spec as { x?: string }).x === 'customer',
  )
  expect(bars).toMatchObject([
    { spec: { aggregation: 'sum' }, description: expect.stringContaining('per row Fleet has most') },
  ])
})

describe('where two factors meet', () => {
  /** Goals of three categories and four priorities. */
  const goals = (metIn: (first: boolean, urgent: boolean) => number): Row[] => [
    ['goal', 'category', 'priority', 'met'],
    ...Array.from({ length: 480 }, (_, row): Row => {
      const category = ['Cost', 'Growth', 'People'][row % 3]!
      const priority = ['high', 'low', 'urgent', 'medium'][Math.floor(row / 3) % 4]!
      const share = metIn(category === 'Cost', priority === 'urgent')
      return [`G${1000 + row}`, category, priority, spread(row, 97, 613) < 97 * share ? 'Yes' : 'No']
    }),
  ]
  const matrices = (rows: Row[]) => draft(rows).blocks.filter(({ type }) => type === 'heatmap')

  it('shows them together, and which cell is highest', () => {
    const [matrix] = matrices(goals((first, urgent) => (first ? (urgent ? 0.1 : 0.9) : 0.3)))
    expect(matrix!.spec).toMatchObject({ x: 'priority', y: 'category', aggregation: 'avg' })
    expect(matrix!.description).toMatch(/category is Cost and priority is (not )?urgent|with Cost is highest/)
  })

  it('shows none where one of them tells nothing', () => {
    const [header, ...rest] = goals((first) => (first ? 0.8 : 0.2))
    const shuffled = rest.map((row, at) =>
      row.with(2, ['high', 'low', 'urgent'][spread(at * at, 89, 37) % 3]!),
    )
    const why = matrices([header!, ...shuffled]).map(({ config }) => config.why)
    expect(why.filter((text) => text?.includes('goes with'))).toEqual([])
  })
})
