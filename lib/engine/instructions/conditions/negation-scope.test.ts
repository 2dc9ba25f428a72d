import { describe, expect, it } from 'vitest'
import { parseInstructions } from '../parse-instructions'
import { conditionText } from '../tongues/plan-text.fixture'
import { type ScopeCase, scopeCases } from './negation-scope.fixture'

type Kind = 'right' | 'told' | 'silent'

/** What became of a sentence: its plan, or another one that is told, or another one that is not. */
function outcomeOf({ text, y, x, conditions, data }: ScopeCase): { kind: Kind; line: string } {
  const { cards, filters, clauses } = parseInstructions(text, data)
  const read = [...cards.flatMap((card) => card.filters), ...filters].map(conditionText).sort().join(' & ')
  const drawn = cards.map((card) => `${card.y} by ${card.x}`).join(' | ')
  const isRight = drawn === `${y} by ${x}` && read === [...conditions].sort().join(' & ')
  const isTold = clauses.some(({ status }) => status !== 'applied')
  return { kind: isTold ? 'told' : isRight ? 'right' : 'silent', line: `${text} -> ${drawn}: ${read}` }
}

describe.each([
  ['open', false],
  ['sealed', true],
] as const)('an exclusion with a second condition, %s half', (_, isSealed) => {
  const read = scopeCases.filter((each) => each.isSealed === isSealed).map(outcomeOf)
  const linesOf = (kind: Kind) => read.filter((each) => each.kind === kind).map(({ line }) => line)

  it('is never read otherwise without a word', () => {
    expect(linesOf('silent')).toEqual([])
  })

  it('is read right in 98 of 100 sentences', () => {
    expect(linesOf('right').length / read.length, linesOf('told').join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})

it('is asked in at least 196 sentences', () => {
  expect(scopeCases.length).toBeGreaterThanOrEqual(196)
})
