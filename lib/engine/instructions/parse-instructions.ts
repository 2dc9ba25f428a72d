import type { Understanding } from '../understanding'
import { parseRequest } from './parse-request'
import { emptyPlan, type Plan } from './plan'
import { splitRequests } from './split-requests'

/** Free text to a plan, by grammar alone: request by request, each with what became of it. */
export function parseInstructions(text: string, understanding: Understanding): Plan {
  const plan: Plan = { ...emptyPlan, cards: [], filters: [], clauses: [] }
  for (const { clause, tokens } of splitRequests(text, understanding)) {
    const { cards, filters, status, reason } = parseRequest(clause, tokens, understanding)
    plan.cards.push(...cards)
    plan.filters.push(...filters)
    const isNothing = cards.length === 0 && filters.length === 0
    plan.clauses.push({
      clause,
      status,
      block: null,
      reason: isNothing ? (reason ?? notUnderstood(understanding)) : reason,
    })
  }
  return plan
}

function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}
