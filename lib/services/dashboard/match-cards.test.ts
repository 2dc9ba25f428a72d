import { describe, expect, it } from 'vitest'
import { type Matched, matchCards } from './match-cards'

const card = (type: Matched['made']['type'], title: string, spec: object): Matched => ({
  made: { type, title, spec: { ...spec } },
  query: undefined,
})

const bar = { x: 'region', y: 'amount', aggregation: 'sum' }

describe('which card it was before', () => {
  const same: [string, Matched, Matched][] = [
    ['one of another title', card('bar', 'Amount', bar), card('bar', 'By region', bar)],
    [
      'one whose fields stand in another order',
      card('bar', 'A', { ...bar, limit: 5, sort: 1 }),
      card('bar', 'B', { sort: 1, limit: 5, y: 'amount', x: 'region', aggregation: 'sum' }),
    ],
    [
      'a figure of another value',
      card('kpi', 'A', { value: 1, operation: 'sum', trend: '+1 %' }),
      card('kpi', 'B', { value: 2, operation: 'sum' }),
    ],
    ['one of the same title', card('bar', 'A', bar), card('bar', 'A', { ...bar, y: 'price' })],
    ['the same words', card('insight', 'A', {}), card('insight', 'A', {})],
  ]
  const other: [string, Matched, Matched][] = [
    ['one of other rows', { ...card('bar', 'A', bar), query: { grain: 'day' } }, card('bar', 'B', bar)],
    ['one of another type', card('bar', 'A', bar), card('line', 'A', bar)],
    ['words of another title', card('insight', 'A', {}), card('insight', 'B', {})],
  ]

  it('is, of one added by a sentence, what the same one made before and no twin of it', () => {
    const twin = card('bar', 'Amount', bar)
    const added = { ...twin, sentence: 'amount by region' }
    expect([...matchCards([twin, added], [added])]).toEqual([[0, 1]])
    expect([...matchCards([twin], [added])]).toEqual([])
  })

  it.each(same)('is %s', (_, before, after) => {
    expect(matchCards([before], [after]).get(0)).toBe(0)
  })

  it.each(other)('is not %s', (_, before, after) => {
    expect(matchCards([before], [after]).get(0)).toBeUndefined()
  })

  it('is one card for each', () => {
    const twice = [card('bar', 'A', bar), card('bar', 'B', bar)]
    expect([...matchCards(twice, [...twice, card('bar', 'C', bar)])]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })
})
