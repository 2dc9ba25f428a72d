import { expect, it } from 'vitest'
import { generateDashboard } from '@/lib/engine/generate-dashboard'
import { composePayload } from './compose-payload'

const rows = Array.from({ length: 40 }, (_, row) => `${'NSW'[row % 3]},${row * 3}`)
const bytes = new TextEncoder().encode(['region,amount', ...rows].join('\n'))
const draft = generateDashboard(bytes, { fileType: 'csv', fileName: 'sales.csv' })
const warningsWith = (failures?: typeof draft.failures, withheld?: typeof draft.withheld) =>
  composePayload({
    draft: { ...draft, failures, withheld },
    timing: {},
    plannedBy: {
      source: 'grammar',
      model: null,
      reason: null,
      clauses_asked: 0,
      clauses_read: 0,
      sentences_reworded: 0,
    },
  }).warnings

it('warns of each part that could not be made once, and not of its error', () => {
  expect(warningsWith()).toEqual([])
  const error = 'RangeError: Invalid time value'
  const bar = { part: 'card' as const, name: 'bar', error }
  expect(warningsWith([bar, bar, { part: 'insight', name: 'missing_spike', error }])).toEqual([
    'An error of ours cost a card (bar); it was left out, and the rest stands.',
    'An error of ours cost a kind of finding (missing spike); it was left out, and the rest stands.',
  ])
})

it('warns of what was left out as not to be said, counted by why, and not of mere words', () => {
  const bar = { part: 'card' as const, name: 'bar', invariant: 'told_twice' as const }
  const rank = { part: 'insight' as const, name: 'rank', invariant: 'adds_up' as const }
  const words = { part: 'text' as const, name: 'kpi', invariant: 'ordinary_change' as const }
  expect(warningsWith(undefined, [bar, rank, bar, words])).toEqual([
    '1 finding or card was left out: it would have added up what does not add up.',
    '2 findings and cards were left out: the same was told already.',
  ])
})
