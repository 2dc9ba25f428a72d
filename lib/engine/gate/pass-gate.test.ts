import { afterEach, describe, expect, it } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import { Failures } from '../failures'
import { bar, cardOf, draft, figureOf, gateOf, pass, profile, quiet, table } from './gate.fixture'
import { Gate } from './pass-gate'
import { invariants } from './registry'

const { adds_up } = invariants
afterEach(() => {
  invariants.adds_up = adds_up
})

it('lets what the engine makes of a plain table pass, as it is', () => {
  const gate = gateOf()
  expect(gate.insights(draft.insights)).toEqual(draft.insights)
  expect(gate.cards(draft.blocks, () => quiet)).toEqual(draft.blocks)
  expect(gate.texts(draft.layout.narrative_snippets)).toEqual(draft.layout.narrative_snippets)
  expect([gate.withheld, draft.withheld]).toEqual([[], undefined])
})

describe('the gate', () => {
  it('draws what was asked for, whatever it is', () => {
    const asked = { ...bar('region', 'order_id', 'avg'), clause: 'average id by region' } as BlockDraft
    expect(pass([asked]).cards).toEqual([asked])
  })

  it('leaves no dashboard without a headline', () => {
    const headline = cardOf('insight', { spec: {}, description: 'Nonsense.', data_preview: {} })
    const unsound = {
      ...headline,
      config: { evidence: { ...draft.insights[0]!.evidence, figures: [figureOf({ column: 'order_id' })] } },
    }
    expect(pass([unsound, bar('region', 'amount')]).cards).toMatchObject([
      { title: 'Quiet', position: 0 },
      { type: 'bar', position: 1 },
    ])
  })

  it('costs nothing but a check where a check fails', () => {
    invariants.adds_up = {
      card: () => {
        throw new RangeError('ours')
      },
    }
    const failures = new Failures(() => undefined)
    const gate = new Gate({ table, profile, filters: [] }, failures)
    expect(gate.cards(draft.blocks, () => quiet)).toEqual(draft.blocks)
    expect(failures.list[0]).toMatchObject({ part: 'check', name: 'adds_up' })
  })
})
