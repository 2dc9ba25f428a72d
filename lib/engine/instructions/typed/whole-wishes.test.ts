import { describe, expect, it } from 'vitest'
import { inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'

const plant = madeTable(
  {
    fileName: 'plant_stops.csv',
    names: 'day line machine topic downloads production_cost budget_gbp actual_gbp stop_min outside_temp',
    count: 300,
  },
  (row) => [
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`,
    inTurn(['L1', 'L2', 'L3'], row),
    inTurn(['press', 'drill', 'lathe', 'saw'], row >> 1),
    inTurn(['sport', 'music', 'news'], row >> 2),
    100 + ((row * 37) % 901),
    50 + ((row * 13) % 417) + 0.25,
    1000 + ((row * 7) % 613),
    900 + ((row * 11) % 809),
    5 + ((row * 17) % 121),
    3 + ((row * 5) % 23) + 0.5,
  ],
)

const planOf = (text: string) => parseInstructions(text, plant)
const drawn = (text: string) => planOf(text).cards.map(({ x, y, grouping }) => [x, y, grouping])

describe('requests of one text', () => {
  it('are read one by one where another says something of the dashboard', () => {
    const plan = planOf('At most 3 cards. Total downloads by topic, and average stop minutes by machine.')
    expect(plan.cardCount).toBe(3)
    expect(plan.cards.map(({ x, y, aggregation }) => [x, y, aggregation])).toEqual([
      ['topic', 'downloads', 'sum'],
      ['machine', 'stop_min', 'avg'],
    ])
  })
})

describe('the worst of each', () => {
  it('are those with the most of what words beside it call bad, which is told', () => {
    const { cards, clauses } = planOf('What is the worst machine on each line by minutes lost?')
    expect(cards).toMatchObject([
      { x: 'machine', grouping: 'line', y: 'stop_min', limit: 1, sort: { order: 'desc' } },
    ])
    expect(clauses[0]).toMatchObject({ status: 'partly', reason: expect.stringContaining('highest') })
  })
})

it('what was planned and what came of it are drawn by the same', () => {
  expect(drawn('planned spend against real spend, topic by topic')).toEqual([
    ['topic', 'budget_gbp', null],
    ['topic', 'actual_gbp', null],
  ])
})

it.each([
  ['What does one download cost us on each machine?', 'machine'],
  ['What does one download cost us to make? For every topic we cover', 'topic'],
])('%s', (text, by) => {
  expect(planOf(text).cards).toMatchObject([
    { x: by, metric: { kind: 'ratio', numerator: 'production_cost', denominator: 'downloads' } },
  ])
})
