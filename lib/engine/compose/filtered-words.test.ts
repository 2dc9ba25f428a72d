import { describe, expect, it } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Figure } from '@/lib/contracts/claims'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import type { Row } from '../insights/recompute-statistics.fixture'
import { parseInstructions } from '../instructions/parse-instructions'
import { emptyPlan, type Plan } from '../plan/plan'
import { type Condition, queryConditions } from '../table/condition'
import { composeDashboard } from './compose-dashboard'
import { cardsOfAllTypes, type MadeTable, madeTable } from './filtered-words.fixture'
import { aggregate, keptRows, recomputeCardFigure, rowsOfFigure } from './recompute-card-figure.fixture'

const made = new Map<number, MadeTable>()
function tableOf(seed: number): MadeTable {
  const table = made.get(seed) ?? madeTable(seed)
  made.set(seed, table)
  return table
}

const filters: [name: string, conditions: Condition[]][] = [
  ['one value', [{ column: 'region', op: '=', value: 'North' }]],
  ['two values', [{ column: 'region', op: 'in', value: ['South', 'West'] }]],
  ['all but one value', [{ column: 'region', op: '!=', value: 'East' }]],
  ['a range of numbers', [{ column: 'units', op: 'between', value: [2, 6] }]],
  ['numbers above one', [{ column: 'amount', op: '>', value: 70 }]],
  [
    'a range of dates',
    [
      { column: 'date', op: '>=', value: '2023-04' },
      { column: 'date', op: '<', value: '2024-03-01' },
    ],
  ],
  ['a year', [{ column: 'date', op: '=', value: '2023' }]],
  [
    'two of one kind, or another',
    [
      { column: 'stage', op: '!=', value: 'Visit' },
      {
        any: [
          { column: 'channel', op: '=', value: 'Web' },
          { column: 'region', op: '=', value: 'South' },
        ],
      },
    ],
  ],
  ['groups', [{ by: 'region', aggregation: 'sum', column: 'amount', op: '>', value: 9000 }]],
]

const figuresOf = ({ config }: BlockDraft) => config.evidence?.figures ?? []

/** Each figure stands in the text, is of filtered rows alone, and comes out again from the rows that it names. */
function expectTrue(text: string, figures: Figure[], { rows, kept }: { rows: Row[]; kept: Set<Row> }) {
  for (const figure of figures) {
    const told = `${text} ${JSON.stringify(figure)}`
    expect(text, told).toContain(figure.text)
    const own = rowsOfFigure(rows, figure)
    expect(
      own.population.filter((row) => !kept.has(row) && own.rows.includes(row)),
      told,
    ).toEqual([])
    expect(figure.value, told).toBeCloseTo(recomputeCardFigure(rows, figure, figures), 6)
  }
}

/** What says something to be careful with, and no number of its own. */
const caveats =
  /^(None of the|The one pattern|Values are missing in|.* is not complete, so|\d+ rows are too few)/

function expectFilteredWords(
  draft: ReturnType<typeof composeDashboard>,
  rows: Row[],
  conditions: Condition[],
) {
  const kept = new Set(keptRows(rows, queryConditions(conditions)))
  for (const block of draft.blocks) {
    expectTrue(block.description, figuresOf(block), { rows, kept })
    if (block.type !== 'kpi') continue
    const { spec, config } = block
    const own = keptRows(rows, config.query ?? {})
    expect(own.every((row) => kept.has(row))).toBe(true)
    expect(spec.value, block.title).toBeCloseTo(aggregate(own, spec.operation, spec.value_from_column), 4)
    if (config.trend_change === undefined) continue
    const [now, before] = figuresOf(block)
    expect(config.trend_change).toBeCloseTo(now!.value / before!.value - 1, 4)
  }
}

function expectFilteredStory(
  draft: ReturnType<typeof composeDashboard>,
  rows: Row[],
  conditions: Condition[],
) {
  const kept = new Set(keptRows(rows, queryConditions(conditions)))
  for (const { text, evidence } of draft.insights) expectTrue(text, evidence.figures, { rows, kept })
  const told = [
    ...draft.insights.map(({ text }) => text),
    ...draft.blocks.map(({ description }) => description),
  ]
  const [total, change] = ['total', 'period_change'].map((kind) =>
    draft.insights.find((insight) => insight.kind === kind),
  )
  for (const snippet of draft.layout.narrative_snippets) {
    const isJoined = total && change && snippet.startsWith(`${total.text.slice(0, -1)}; it`)
    if (isJoined) expectTrue(snippet, [...total.evidence.figures, ...change.evidence.figures], { rows, kept })
    else if (!caveats.test(snippet)) expect(told).toContain(snippet)
  }
  expect(draft.description).toContain(`${kept.size} of ${rows.length} orders`)
}

const planOf = (parts: Partial<Plan>): Plan => ({ ...emptyPlan(), ...parts })

/** Each filter on one of two tables. */
const cases = filters.map(([name, conditions], place) => [name, 1 + (place % 2), conditions] as const)

describe('words under a filter', () => {
  it.each(cases)('a card of each type under a filter of its own: %s', (_, seed, conditions) => {
    const { rows, data } = tableOf(seed)
    const cards = cardsOfAllTypes.map((card) => ({ ...card, filters: conditions }))
    const draft = composeDashboard(data, planOf({ cards, onlyAsked: true }))
    expect(dashboardDraftSchema.parse(draft)).toEqual(draft)
    expect(draft.blocks.flatMap(figuresOf).length).toBeGreaterThan(cards.length)
    expectFilteredWords(draft, rows, conditions)
  })

  it.each(cases)('a whole dashboard under a filter: %s', (_, seed, conditions) => {
    const { rows, data } = tableOf(seed)
    const draft = composeDashboard(
      data,
      planOf({ cards: cardsOfAllTypes, cardCount: cardsOfAllTypes.length + 10, filters: conditions }),
    )
    expectFilteredWords(draft, rows, conditions)
    expectFilteredStory(draft, rows, conditions)
  })
})

describe('a filter in words', () => {
  const texts: [text: string, conditions: Condition[]][] = [
    ['North only. Amount by channel', [{ column: 'region', op: '=', value: 'North' }]],
    ['Only Web. Total amount as a KPI', [{ column: 'channel', op: '=', value: 'Web' }]],
    ['Excluding East. Amount by channel', [{ column: 'region', op: '!=', value: 'East' }]],
    ['Only units above 4. Average rating by region', [{ column: 'units', op: '>', value: 4 }]],
    ['Only 2023. Amount by month', [{ column: 'date', op: '=', value: '2023' }]],
    [
      'Only regions North or South. Pie of amount by channel',
      [{ column: 'region', op: 'in', value: ['North', 'South'] }],
    ],
  ]

  it.each(texts)('%s', (text, conditions) => {
    const { rows, data } = tableOf(1)
    const plan = parseInstructions(text, data)
    const wanted = keptRows(rows, queryConditions(conditions))
    expect(keptRows(rows, queryConditions(plan.filters))).toEqual(wanted)
    const draft = composeDashboard(data, plan)
    expectFilteredWords(draft, rows, conditions)
    expectFilteredStory(draft, rows, conditions)
    const [asked] = draft.blocks
    expect(asked!.clause).toBeDefined()
    expect(figuresOf(asked!).length).toBeGreaterThan(0)
  })
})

describe('conditions on groups of all cards', () => {
  it('hold for the rows that a card of its own conditions leaves', () => {
    const { rows, data } = tableOf(1)
    const all: Condition[] = [{ by: 'region', aggregation: 'sum', column: 'amount', op: '<', value: 9000 }]
    const own: Condition[] = [{ column: 'date', op: '=', value: '2023' }]
    const cards = cardsOfAllTypes.map((card) => ({ ...card, filters: own }))
    const draft = composeDashboard(data, planOf({ cards, filters: all, onlyAsked: true }))
    expectFilteredWords(draft, rows, [...own, ...all])
    expect(draft.blocks.length).toBeGreaterThan(20)
  })

  it('may leave no row', () => {
    const { data } = tableOf(1)
    const none: Condition[] = [
      { column: 'region', op: '=', value: 'North' },
      { column: 'region', op: '=', value: 'South' },
    ]
    const draft = composeDashboard(data, planOf({ cards: cardsOfAllTypes, filters: none }))
    expect(draft.description).toContain('0 of 420 orders')
    expect(draft.layout.narrative_snippets).toEqual([
      'No row passes the conditions, so there is nothing to tell.',
    ])
    const drawn = draft.blocks.filter(({ clause }) => clause !== undefined)
    expect(drawn.map(({ spec }) => 'value' in spec && spec.value)).toEqual(drawn.map(() => 0))
  })
})
