import { describe, expect, it } from 'vitest'
import { emptyPlan, type Plan } from '../plan/plan'
import { plannedCard } from '../plan/planned-card'
import { sales } from './instructions.fixture'
import { parseInstructions } from './parse-instructions'
import { isSecond } from './settle-readings'
import type { TypedPlan } from './typed/typed-plan'

const card = (x: string | null, y: string | null, more = {}) => ({
  ...plannedCard({ clause: '' }),
  x,
  y,
  ...more,
})
const planOf = (status: 'applied' | 'partly' | 'not_possible', ...cards: Plan['cards']): Plan => ({
  ...emptyPlan(),
  cards,
  clauses: [{ clause: 'so', status, block: null, reason: null }],
})
const open = [{ unread: ['wobbly'] }]
const second = (more: Partial<TypedPlan> = {}): TypedPlan => ({
  plan: planOf('partly', card('region', 'revenue')),
  left: ['wobbly'],
  wishes: 1,
  saidFirst: [],
  namesChart: false,
  named: [['region'], ['revenue']],
  ...more,
})

describe('which of two readings of a text holds', () => {
  it('is the second where the first left words open and shows less', () => {
    expect(isSecond({ plan: planOf('partly', card('region', null)), open }, second(), sales)).toBe(true)
  })

  it.each<[string, Plan, Partial<TypedPlan>]>([
    ['drops what it is broken down by', planOf('applied', card(null, 'revenue')), {}],
    [
      'makes no number of what is said',
      planOf('partly', card('region', 'revenue', { grouping: 'product' })),
      {
        plan: planOf('partly', card('region', 'revenue', { computed: 'share_of_total' })),
        named: [['product']],
      },
    ],
    [
      'counts rows for a number',
      planOf('partly', card('region', null, { grouping: 'product' })),
      { named: [['product']] },
    ],
    [
      'draws rows that there are none of',
      planOf('applied', card('region', null, { filters: [{ column: 'region', op: '=', value: 'Nowhere' }] })),
      { left: [] },
    ],
    [
      'misses what the second knows',
      { ...planOf('not_possible'), gaps: [{ clause: 'so', words: 'takings', kind: 'measure' }] },
      {},
    ],
  ])('is the second where the first %s', (_, plan, more) => {
    expect(isSecond({ plan, open }, second(more), sales)).toBe(true)
  })

  it.each<[string, Plan, Partial<TypedPlan>]>([
    ['is sure', planOf('applied', card('region', null)), {}],
    [
      'shows more of what is named',
      planOf('partly', card('region', 'revenue', { grouping: 'product' })),
      { named: [['product']] },
    ],
    ['draws the same', planOf('partly', card('region', 'revenue')), {}],
    ['knows the chart that is named', planOf('partly', card('region', null)), { namesChart: true }],
    ['draws points', planOf('partly', card('quantity', 'revenue')), {}],
    ['says something of the dashboard', { ...planOf('partly', card('region', null)), title: 'Week' }, {}],
    ['refuses what the second leaves open too', planOf('not_possible'), {}],
    [
      'misses a word that the second leaves open',
      { ...planOf('not_possible'), gaps: [{ clause: 'so', words: 'wobbly rate', kind: 'measure' }] },
      {},
    ],
    [
      'draws the stretches of a number, though the second counts nothing',
      planOf('partly', card('region', null, { type: 'histogram' })),
      { plan: planOf('partly', card(null, 'revenue')), named: [['region']] },
    ],
    ['may know which rows a number says', planOf('partly', card('region', null)), { left: ['500'] }],
  ])('is the first where it %s', (_, plan, more) => {
    expect(isSecond({ plan, open }, second(more), sales)).toBe(false)
  })

  it.each([
    ['top 3 products in each region by revenue', 3],
    ['top product per region by revenue', 1],
  ])('is the second, and sure, where only it can say the first of each: %s', (text, limit) => {
    const { cards, clauses } = parseInstructions(text, sales)
    expect(cards).toMatchObject([{ x: 'product', grouping: 'region', y: 'revenue', limit, isWithin: true }])
    expect(clauses.map(({ status }) => status)).toEqual(['applied'])
  })

  it('is the second where it is sure and makes a number that the first takes as it stands', () => {
    const ratio = { kind: 'ratio', numerator: 'revenue', denominator: 'quantity' } as const
    const plan = planOf('applied', card('quantity', 'revenue', { grouping: 'region' }))
    const sure = { plan: planOf('applied', card('region', 'revenue', { metric: ratio })), left: [] }
    expect(isSecond({ plan, open: [] }, second(sure), sales)).toBe(true)
    expect(isSecond({ plan, open: [] }, second({ ...sure, left: ['wobbly'] }), sales)).toBe(false)
  })

  it('is the second where only it can say the best of each, and tells by what it is the best', () => {
    const { cards, clauses } = parseInstructions('best selling product in each country', sales)
    expect(cards).toMatchObject([
      { x: 'product', grouping: 'country', y: 'revenue', limit: 1, isWithin: true },
    ])
    expect(clauses).toMatchObject([
      { status: 'partly', reason: 'The first are those with the most revenue.' },
    ])
  })

  it('is the first where it understood every word and can say what is not there', () => {
    const plan = planOf('partly', card('region', null))
    expect(isSecond({ plan, open: [{ unread: [] }] }, second(), sales)).toBe(false)
  })

  it('is the first where each line is a request', () => {
    const { clauses } = parseInstructions('revenue by region\nrevenue in Atlantis', sales)
    expect(clauses.map(({ status }) => status)).toEqual(['applied', 'not_possible'])
  })
})
