import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { missingThings } from '../typed/missing-things'
import { readItems } from '../typed/read-items'
import { nearestColumns } from './refusals'

/**
 * A wish for something that is not there is told so, rather than answered with what only sounds like it: its clause is
 * refused and its card goes, all else that the text asks for stays.
 */
export function withoutMissing(plan: Plan, understanding: Understanding): Plan {
  if (plan.filters.length > 0) return plan
  return plan.clauses.reduce((rest, said) => withoutOne(rest, said, understanding), plan)
}

function withoutOne(plan: Plan, said: Plan['clauses'][number], understanding: Understanding): Plan {
  const { clause, status } = said
  const isOwn = plan.cards.filter((card) => card.clause === clause).length === 1
  const isSteering = plan.wishes.some((wish) => wish.clause === clause)
  if (status === 'applied' || !isOwn || isSteering) return plan
  const missing = missingThings(readItems(clause, plan.language, understanding), understanding)
  if (missing.length === 0) return plan
  const reason = `Nothing in the data is called ${missing.map((word) => `“${word}”`).join(' or ')}. ${nearestColumns(understanding)}`
  return {
    ...plan,
    cards: plan.cards.filter((card) => card.clause !== clause),
    clauses: plan.clauses.map((one) =>
      one === said ? { clause, status: 'not_possible', block: null, reason } : one,
    ),
    gaps: [
      ...plan.gaps.filter((gap) => gap.clause !== clause),
      { clause, words: missing.join(' '), kind: 'measure' },
    ],
  }
}
