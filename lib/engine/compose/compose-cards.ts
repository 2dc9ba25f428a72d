import type { ClauseReport, Tests } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { CardContext, CardDraft } from '../cards/card'
import { requestOf } from '../cards/request'
import type { Plan } from '../instructions/plan'
import { isClaim } from '../narrate/claims'
import { askedCards } from './asked-cards'
import { draftCard } from './draft-card'
import { planCards } from './plan-cards'
import { quietCard } from './quiet-card'

interface ComposedCards {
  blocks: BlockDraft[]
  clauses: ClauseReport[]
}

/** All cards in reading order: asked for, headline, numbers, charts, the table last. */
export function composeCards(context: CardContext, plan: Plan, tests: Tests): ComposedCards {
  const asked = askedCards(context, plan)
  const isClosed = plan.onlyAsked && asked.cards.length > 0
  const cards = isClosed ? asked.cards : [...asked.cards, ...ownCards(context, plan, { asked, tests })]
  return {
    blocks: cards.map((card, position) => ({ ...card, position }) as BlockDraft),
    clauses: asked.clauses,
  }
}

function ownCards(
  context: CardContext,
  plan: Plan,
  { asked, tests }: { asked: ReturnType<typeof askedCards>; tests: Tests },
): CardDraft[] {
  const room = plan.cardCount === null ? Number.POSITIVE_INFINITY : plan.cardCount - asked.cards.length
  if (room <= 0) return []
  const headline = headlineCard(context, tests)
  const charts = planCards(context, asked.requests, plan.cardCount)
  const table = draftCard(requestOf({ type: 'table', why: 'The rows behind the charts.' }), context)
  const isAsked = asked.cards.some(({ type }) => type === 'table')
  const all = [headline, ...charts, ...(table && !isAsked ? [table] : [])]
  return all.slice(0, room)
}

/** The best claim; where none held, that is the headline. */
function headlineCard(context: CardContext, tests: Tests): CardDraft {
  const [first] = context.insights
  if (!first || !isClaim(first)) return quietCard(context, tests)
  const request = requestOf({
    type: 'insight',
    limit: 1,
    why: 'The finding that says most about these data.',
  })
  return draftCard(request, context) ?? quietCard(context, tests)
}
