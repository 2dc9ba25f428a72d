import type { ClauseReport, Tests } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { CardContext, CardDraft } from '../cards/card'
import { requestOf } from '../cards/request'
import type { Plan } from '../instructions/plan'
import { isClaim } from '../narrate/claims'
import { headlineOf } from '../narrate/headline'
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
  const isTold = asked.cards.some(
    ({ type, description }) => type === 'insight' && description === headline.description,
  )
  const all = [...(isTold ? [] : [headline]), ...charts, ...(table && !isAsked ? [table] : [])]
  return all.slice(0, room)
}

/** The first sentence of the story; where no claim held, the headline is that. */
function headlineCard(context: CardContext, tests: Tests): CardDraft<'insight'> {
  const headline = context.insights.some(isClaim) ? headlineOf(context) : null
  if (!headline) return quietCard(context, tests)
  return {
    type: 'insight',
    title: headline.title,
    description: headline.text,
    spec: {},
    data_preview: {},
    config: { evidence: headline.evidence, size: 'full', why: headline.why },
  }
}
