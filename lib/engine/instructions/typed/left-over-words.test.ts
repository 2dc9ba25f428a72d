import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import { inTurn, madeTable } from '../made-table.fixture'
import { parseInstructions } from '../parse-instructions'

const clinic = madeTable(
  {
    fileName: 'visits.csv',
    names: 'visit_id visit_date ward staff glucose pre_pain post_pain fee holiday',
    count: 240,
  },
  (row) => [
    5000 + row,
    `2024-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`,
    inTurn(['North', 'South', 'East'], row),
    2 + ((row * 7) % 40),
    80 + ((row * 13) % 71) + (row % 10) / 10,
    20 + ((row * 11) % 79),
    10 + ((row * 11) % 79) / 2 + ((row * 17) % 19),
    30 + ((row * 29) % 83) + 0.5,
    row % 9 === 0 ? 'Y' : '',
  ],
)

const planOf = (text: string) => parseInstructions(text, clinic)

describe('a word that nothing is called so', () => {
  it('is the column that means it, which is told', () => {
    const { cards, clauses } = planOf('average sugar reading by ward')
    expect(cards.map(({ x, y, aggregation }) => [x, y, aggregation])).toEqual([['ward', 'glucose', 'avg']])
    expect(clauses).toMatchObject([
      { status: 'partly', reason: expect.stringContaining('was read as glucose') },
    ])
  })

  it('goes with the name before it', () => {
    const { cards, clauses } = planOf('total fee per staff member by ward')
    expect(cards.map(({ metric }) => metric)).toEqual([
      { kind: 'ratio', numerator: 'fee', denominator: 'staff' },
    ])
    expect(clauses[0]!.status).toBe('partly')
  })

  it('only leads to the rest before a colon, which is told', () => {
    const { cards, clauses } = planOf('For the yearly brochure I prepare: average fee by ward')
    expect(cards.map(({ x, y, aggregation }) => [x, y, aggregation])).toEqual([['ward', 'fee', 'avg']])
    expect(clauses[0]).toMatchObject({ status: 'partly', reason: expect.stringContaining('brochure') })
  })

  it('is no lead where it says how something is drawn', () => {
    expect(planOf('pie chart: total fee by ward').cards.map(({ type }) => type)).toEqual(['pie'])
  })
})

it('leaves out the days of a yes, rather than the column', () => {
  const { cards, leaveOut } = planOf('average fee by ward, without holidays')
  expect(cards.flatMap(({ filters }) => filters)).toEqual([{ column: 'holiday', op: '!=', value: true }])
  expect(leaveOut).toEqual([])
})

describe('a correlation that is asked for', () => {
  it('is of what was before and after, and told as a number', () => {
    const plan = planOf('What is the correlation between the pain before and the pain after?')
    expect(plan.cards.map(({ x, y }) => [x, y])).toEqual([['pre_pain', 'post_pain']])
    const { blocks } = composeDashboard(clinic, { ...plan, onlyAsked: true }, { found: foundIn(clinic) })
    const [card] = blocks
    expect(card!.description).toMatch(/Their rank correlation \(Spearman\) is 0\.\d\d\.$/)
    expect(card!.config.evidence?.figures.map(({ measure }) => measure)).toContain(
      'spearman(pre_pain, post_pain)',
    )
  })

  it('is of the two numbers that more of are spoken of', () => {
    const { cards } = planOf('Does more glucose really mean more fee? Give me the correlation')
    expect(cards.map(({ type, x, y }) => [type, x, y])).toEqual([['scatter', 'glucose', 'fee']])
  })
})
