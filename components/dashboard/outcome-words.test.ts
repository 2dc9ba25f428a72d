import { expect, it } from 'vitest'
import { outcomeWords } from './outcome-words'

const outcome = { column: 'Status', confidence: 0.5, evidence: [] }

it('says a rate by what is counted, and a number by its column', () => {
  const of = { column: 'Status', op: '=' as const, value: 'cancelled' }
  expect(outcomeWords({ ...outcome, metric: 'rate', of })).toBe('share with Status cancelled')
  expect(outcomeWords({ ...outcome, metric: 'rate', of: { ...of, value: true } })).toBe('share with Status')
  expect(outcomeWords({ ...outcome, metric: 'sum' })).toBe('Status')
})
