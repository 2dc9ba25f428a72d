import { describe, expect, it } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Figure } from '@/lib/contracts/claims'
import type { InvariantName } from '@/lib/contracts/draft'
import { bar, cardOf, draft, figureOf, gateOf, insightOf, pass } from './gate.fixture'

const expectLeftOut = (block: BlockDraft, invariant: InvariantName) =>
  expect(pass([block])).toEqual({ cards: [], broken: [invariant] })

describe('what does not add up', () => {
  it('is not summed, shared out or stacked', () => {
    expectLeftOut(bar('region', 'score_rate'), 'adds_up')
    expectLeftOut(
      cardOf('kpi', { spec: { value: 3, operation: 'sum', value_from_column: 'score_rate' } }),
      'adds_up',
    )
    expectLeftOut(
      cardOf('donut', { spec: { values: 'score_rate', grouping: 'region', aggregation: 'avg' } }),
      'adds_up',
    )
    const stacked = { ...bar('region', 'score_rate', 'avg'), config: { stacked: true } } as BlockDraft
    expectLeftOut(stacked, 'adds_up')
    expect(pass([bar('region', 'score_rate', 'avg'), bar('shop', 'amount')]).broken).toEqual([])
  })

  it('is not made of ids at all, however they are put together', () => {
    expectLeftOut(bar('region', 'order_id', 'avg'), 'adds_up')
    expect(pass([bar('region', 'order_id', 'count')]).broken).toEqual([])
  })

  it('is no share in a sentence', () => {
    const gate = gateOf()
    const share = insightOf({ kind: 'rank', columns: ['region', 'score_rate'] }, [
      { measure: 'share', column: 'score_rate' },
    ])
    const ratio = insightOf({ kind: 'total', columns: ['score_rate'], text: 'A ratio.' }, [
      { measure: 'ratio sum(a) / sum(b)', column: 'score_rate' },
    ])
    expect(gate.insights([share, ratio])).toEqual([ratio])
    expect(gate.withheld).toEqual([{ part: 'insight', name: 'rank', invariant: 'adds_up' }])
  })
})

describe('what goes together by how it is made', () => {
  it('is no finding and no chart', () => {
    const gate = gateOf()
    const tax = insightOf({ kind: 'correlation', columns: ['amount', 'gross'] }, [])
    expect(gate.insights([tax])).toEqual([])
    expect(gate.withheld[0]?.invariant).toBe('by_arithmetic')
    expectLeftOut(cardOf('scatter', { spec: { x: 'amount', y: 'gross' } }), 'by_arithmetic')
    expect(pass([cardOf('scatter', { spec: { x: 'amount', y: 'score_rate' } })]).broken).toEqual([])
  })

  it('is not told of rows that are chosen by it', () => {
    const config = { query: { filters: [{ column: 'region', op: '=' as const, value: 'North' }] } }
    expectLeftOut({ ...bar('region', 'amount'), config } as BlockDraft, 'by_arithmetic')
    expect(pass([{ ...bar('shop', 'amount'), config } as BlockDraft]).broken).toEqual([])
  })
})

describe('words of other rows than the card', () => {
  const north = { column: 'region', op: '=' as const, value: 'North' }
  const evidence = (filters: Figure['filters']) => ({
    ...draft.insights[0]!.evidence,
    figures: [figureOf({ filters })],
  })

  it('are taken from it, and the card stands', () => {
    const config = { query: { filters: [north] }, evidence: evidence([]) }
    const card = { ...bar('shop', 'amount'), description: 'All of them: 1.', config } as BlockDraft
    const { cards, broken } = pass([card])
    expect(broken).toEqual(['own_rows'])
    expect(cards[0]).toMatchObject({ description: '', config: { query: { filters: [north] } } })
    expect(cards[0]!.config.evidence).toBeUndefined()
    expect(
      pass([{ ...card, config: { ...config, evidence: evidence([north]) } } as BlockDraft]).cards,
    ).toHaveLength(1)
  })

  it('are no findings under the conditions of a dashboard', () => {
    const gate = gateOf([north])
    const [loose, own] = [[], [north]].map((filters, at) =>
      insightOf({ kind: 'total', columns: ['amount'], text: `${at}` }, [{ filters }]),
    )
    expect(gate.insights([loose!, own!])).toEqual([own])
  })
})

describe('a change', () => {
  const span = (from: string, until: string) =>
    figureOf({
      filters: [
        { column: 'day', op: '>=', value: from },
        { column: 'day', op: '<', value: until },
      ],
    })
  const kpi = (figures: Figure[], sparkline: number[] = [10, 11]) =>
    cardOf('kpi', {
      spec: { value: 11, operation: 'sum', value_from_column: 'amount', trend: '+10%' },
      config: {
        trend_change: sparkline.at(-1)! / sparkline.at(-2)! - 1,
        up_is_good: true,
        sparkline,
        evidence: { ...draft.insights[0]!.evidence, figures },
      },
    })
  const months = [span('2024-11-01', '2024-12-01'), span('2024-10-01', '2024-11-01')]

  it('is of two whole periods of one length, or not told', () => {
    const lame = [months[0]!, span('2024-01-01', '2024-11-01')]
    const beyond = [span('2030-02-01', '2030-03-01'), span('2030-01-01', '2030-02-01')]
    for (const figures of [lame, beyond, [months[0]!]]) {
      const { cards, broken } = pass([kpi(figures)])
      expect(broken[0]).toBe('comparable_period')
      expect(cards[0]!.spec).not.toHaveProperty('trend')
      expect(cards[0]!.config.trend_change).toBeUndefined()
    }
    expect(pass([kpi(months)]).broken).not.toContain('comparable_period')
  })

  it('is green or red only beyond what changes usually are', () => {
    const restless = [10, 14, 9, 13, 10, 15, 11, 12]
    const broken = [10, 10.4, 9.8, 10.1, 10, 10.3, 9.9, 16]
    expect(pass([kpi(months, restless)]).cards[0]!.config.up_is_good).toBeNull()
    expect(pass([kpi(months, restless)]).broken).toEqual(['ordinary_change'])
    expect(pass([kpi(months, broken)]).cards[0]!.config.up_is_good).toBe(true)
  })
})

describe('a grid of noise', () => {
  const grid = (spec: { x: string; y: string; values: string }, clause?: string) =>
    cardOf('heatmap', {
      spec: { ...spec, aggregation: 'avg' },
      description: 'a with v is highest: 3.4.',
      ...(clause && { clause }),
    })

  it('is left out, and where it was asked for, it is pale and says nothing', () => {
    const noise = { x: 'shop', y: 'team', values: 'score_rate' }
    expectLeftOut(grid(noise), 'noisy_scale')
    const { cards } = pass([grid(noise, 'score by shop and team')])
    expect(cards[0]).toMatchObject({ description: '', config: { scale: 'muted' } })
  })

  it('is not one whose cells differ', () => {
    expect(pass([grid({ x: 'region', y: 'team', values: 'amount' })]).broken).toEqual([])
  })
})

it('does not call the highest of a sample the highest', () => {
  const spec = { latitude: 'lat', longitude: 'lon', values: 'amount' }
  const map = (total_rows: number) =>
    cardOf('geomap', {
      spec,
      description: 'Oslo is highest at 9.',
      data_preview: { columns: ['lat'], rows: [{ lat: 1 }], total_rows },
    })
  expect(pass([map(5000)])).toMatchObject({ cards: [{ description: '' }], broken: ['sampled_extreme'] })
  expect(pass([map(1)]).broken).toEqual([])
})

describe('what was told', () => {
  it('is not drawn again, the other way round neither', () => {
    const donut = cardOf('donut', { spec: { values: 'amount', grouping: 'region', aggregation: 'sum' } })
    expect(pass([bar('region', 'amount'), donut]).broken).toEqual(['told_twice'])
    const scatters = [
      { x: 'amount', y: 'score_rate' },
      { x: 'score_rate', y: 'amount' },
    ].map((spec) => cardOf('scatter', { spec }))
    expect(pass(scatters).cards).toHaveLength(1)
    expect(
      pass([bar('region', 'amount'), bar('region', 'amount', 'avg'), bar('shop', 'amount')]).cards,
    ).toHaveLength(3)
  })

  it('is not drawn as boxes where the averages stand, nor as months of the year behind a course of months', () => {
    const boxes = cardOf('boxplot', { spec: { x: 'region', y: 'amount' } })
    expect(pass([bar('region', 'amount', 'avg'), boxes]).broken).toEqual(['told_twice'])
    expect(pass([bar('region', 'amount'), boxes]).broken).toEqual([])
    const spec = { x: 'day', y: 'amount', aggregation: 'avg' } as const
    const course = cardOf('line', { spec, config: { query: { grain: 'month' } } })
    const season = (grain: 'month_of_year' | 'weekday') =>
      cardOf('bar', { spec, config: { query: { grain } } })
    expect(pass([course, season('month_of_year')]).broken).toEqual(['told_twice'])
    expect(pass([course, season('weekday')]).broken).toEqual([])
  })

  it('is not said again, under another picture neither', () => {
    const gate = gateOf()
    expect(gate.texts(['One.', 'Two.', 'One.'])).toEqual(['One.', 'Two.'])
    const [first, second] = [bar('region', 'amount'), bar('shop', 'amount')].map(
      (card) => ({ ...card, description: 'North leads.' }) as BlockDraft,
    )
    expect(pass([first!, second!]).cards.map(({ description }) => description)).toEqual(['North leads.', ''])
  })
})
