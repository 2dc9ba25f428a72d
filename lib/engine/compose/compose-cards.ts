import type { ClauseReport } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import type { Insight, Tests } from '@/lib/contracts/claims'
import { armsTold } from '../narrate/arms-first'
import { foremostCaveats, isClaim, isSetRight, setRight } from '../narrate/claims'
import { filterWords } from '../narrate/condition-words'
import { headlineOf } from '../narrate/headline'
import { insightTitle } from '../narrate/insight-title'
import { quietCard } from '../narrate/quiet-card'
import { plainTypes } from '../plan/chart-types'
import type { Plan } from '../plan/plan'
import type { CardContext, CardDraft } from '../request/card'
import { haveNames } from '../request/have-names'
import { requestOf } from '../request/request-of'
import { askedCards } from './asked-cards'
import { draftCard } from './draft-card'
import { planCards } from './plan-cards'

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
  const avoid = new Set<CardType>([...plan.avoid, ...(plan.chartsOnly ? plainTypes : [])])
  const headline = avoid.has('insight') ? [] : headlineCards(context, tests, asked.cards)
  const table = avoid.has('table') || room < roomForTable ? [] : tableCards(context, asked.cards)
  const charts = planCards(context, {
    standing: asked.cards,
    taken: asked.requests,
    framing: Math.max(framingMin, headline.length + table.length),
    count: plan.cardCount === null ? null : Math.max(0, room - headline.length - table.length),
    avoid,
  })
  return [...headline, ...charts, ...table].slice(0, room)
}

/** Room for a headline is kept, also where it is not wanted. */
const framingMin = 1

/** On a short page a chart says more than the rows behind it. */
const roomForTable = 5

/** So few rows are read as they are. */
const fewRows = 30
/** Rows are worth reading that are few, or things with names. */
const areWorthReading = (context: CardContext): boolean =>
  context.table.rowCount <= fewRows || haveNames(context)

function tableCards(context: CardContext, asked: CardDraft[]): CardDraft[] {
  if (asked.some(({ type }) => type === 'table') || !areWorthReading(context)) return []
  const card = draftCard(requestOf({ type: 'table', why: 'The rows behind the charts.' }), context)
  return card ? [card] : []
}

/** Unless an asked-for card tells the same. */
function headlineCards(context: CardContext, tests: Tests, asked: CardDraft[]): CardDraft[] {
  const headline = headlineCard(context, tests)
  const isTold = asked.some(
    ({ type, description }) => type === 'insight' && description === headline.description,
  )
  const caveats = foremostCaveats(context.insights).map((caveat) => caveatCard(caveat, context))
  const repaired = setRight(context.insights).map((caveat) => caveatCard(caveat, context))
  return [...caveats, ...(isTold ? [] : [headline]), ...repaired]
}

/** Before the numbers that it changes. */
const caveatCard = (caveat: Insight, context: CardContext): CardDraft<'insight'> => ({
  type: 'insight',
  title: insightTitle(caveat, context.profile) + filterWords(context, context.filters),
  description: caveat.text,
  spec: {},
  data_preview: {},
  config: {
    evidence: caveat.evidence,
    size: 'full',
    why: isSetRight(caveat)
      ? 'It would have changed the first numbers.'
      : 'It changes the first numbers, so it is said before them.',
  },
})

/** The first sentence of the story; where no claim held, the headline is that. */
function headlineCard(context: CardContext, tests: Tests): CardDraft<'insight'> {
  const isTold = context.insights.some(isClaim) || armsTold(context) !== undefined
  const headline = isTold ? headlineOf(context) : null
  if (!headline) return quietCard(context, tests)
  return {
    type: 'insight',
    title: headline.title + filterWords(context, context.filters),
    description: headline.text,
    spec: {},
    data_preview: {},
    config: { evidence: headline.evidence, size: 'full', why: headline.why },
  }
}
