import { describe, expect, it } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import { bar, draft, figureOf, gateOf, insightOf, pass, profile } from './gate.fixture'

const mean = profile.columns.find(({ name }) => name === 'amount')!.summary!.mean
const shop = (value: string) => [{ column: 'shop', op: '=' as const, value }]

const drivers = (high: number, low: number) =>
  insightOf(
    {
      kind: 'drivers',
      columns: ['amount', 'shop'],
      text: `Highest ${high} where shop is a; it is lowest, ${low}, where shop is b; over all ${mean}.`,
    },
    [{ value: high, filters: shop('a') }, { value: low, filters: shop('b') }, { value: mean }],
  )

describe('the highest and the lowest', () => {
  it('are no ends where the whole does not lie between them', () => {
    const gate = gateOf()
    const around = drivers(mean + 9, mean - 9)
    expect(gate.insights([drivers(mean + 9, mean + 1), around, drivers(mean - 1, mean - 9)])).toEqual([
      around,
    ])
    expect(gate.withheld.map(({ invariant }) => invariant)).toEqual(['within_whole', 'within_whole'])
  })

  const barOf = (low: number, query = {}, by = 'shop') => {
    const figures = [
      figureOf({ value: mean + 9, filters: shop('a') }),
      figureOf({ value: low, filters: shop('b') }),
    ]
    const config = { query, evidence: { ...draft.insights[0]!.evidence, figures } }
    const description = `a is highest at ${mean + 9}, b lowest at ${low}.`
    return { ...bar(by, 'amount', 'avg'), description, config } as BlockDraft
  }

  it('are not called so under bars either, and the bars stand', () => {
    const { cards, broken } = pass([barOf(mean + 1)])
    expect(broken).toEqual(['within_whole'])
    expect(cards[0]).toMatchObject({ type: 'bar', description: '' })
  })

  it('may be told around the whole, and of groups that are said to be some only', () => {
    expect(pass([barOf(mean - 1)]).broken).toEqual([])
    const having = [{ by: 'shop', aggregation: 'count', column: 'amount', op: '>=', value: 5 }]
    expect(pass([barOf(mean + 1, { having })]).broken).toEqual([])
  })

  it('are of another column where two numbers go together', () => {
    const together = insightOf(
      { kind: 'correlation', columns: ['amount', 'score_rate'], text: 'Highest and lowest.' },
      [
        { value: mean + 9, filters: [{ column: 'score_rate', op: '>=', value: 3 }] },
        { value: mean + 1, filters: [{ column: 'score_rate', op: '<=', value: 2 }] },
      ],
    )
    expect(gateOf().insights([together])).toEqual([together])
  })
})
