import type { ClauseReport } from '@/lib/contracts/analysis'
import type { CardType } from '@/lib/contracts/cards'
import { explainNoRows } from '../instructions/reasons/no-rows'
import type { Plan, PlannedCard } from '../plan/plan'
import type { CardContext, CardDraft, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { shownRows } from '../request/shown-rows'
import { isGroupFilter } from '../table/condition'
import { askedRequest, chooseType } from './asked-request'
import { cardCandidates, draftCard } from './draft-card'
import { splitApart } from './split-apart'
import { unseenColumns } from './unseen-columns'

interface AskedCards {
  cards: CardDraft[]
  requests: CardRequest[]
  /** Every clause with what became of it. */
  clauses: ClauseReport[]
}

/** The cards that the instructions asked for, in their order, each with its clause's report. */
export function askedCards(context: CardContext, plan: Plan): AskedCards {
  const result: AskedCards = {
    cards: [],
    requests: [],
    clauses: plan.clauses.map((clause) => ({ ...clause })),
  }
  for (const asked of plan.cards) {
    const made = context.failures.attempt(
      { part: 'card', name: asked.type ?? 'asked' },
      () => makeAsked(contextFor(asked, context), asked, new Set(plan.avoid)),
      () => failedCard(asked),
    )
    const block = made.card ? result.cards.length : null
    if (made.card) {
      result.cards.push(made.card)
      result.requests.push(made.request)
    }
    report(result.clauses, asked.clause, { status: made.status, block, reason: made.reason })
  }
  return result
}

type Outcome = Pick<ClauseReport, 'status' | 'block' | 'reason'>

/** A clause of several cards keeps its first block and its worst status. */
function report(clauses: ClauseReport[], clause: string, outcome: Outcome) {
  const known = clauses.find((entry) => entry.clause === clause)
  if (!known) {
    clauses.push({ clause, ...outcome })
    return
  }
  const rank: ClauseReport['status'][] = ['applied', 'partly', 'not_possible']
  const isWorse = rank.indexOf(outcome.status) > rank.indexOf(known.status)
  known.status = isWorse ? (known.block === null ? outcome.status : 'partly') : known.status
  known.block ??= outcome.block
  known.reason = [known.reason, outcome.reason].filter(Boolean).join(' ') || null
}

/** No fault of the data or of the request. */
const failedCard = (asked: PlannedCard): Made => ({
  request: requestOf({ type: asked.type ?? 'table' }),
  card: null,
  status: 'not_possible',
  reason: 'An error of ours kept this card from being made; the rest of the dashboard stands without it.',
})

interface Made {
  request: CardRequest
  card: CardDraft | null
  status: ClauseReport['status']
  reason: string | null
}

/**
 * A query's conditions on groups hold for what its conditions on rows leave. So a card with conditions of its own begins
 * with all rows where those of all cards are on groups.
 */
function contextFor(asked: PlannedCard, context: CardContext): CardContext {
  if (asked.filters.length === 0 || !context.filters.some(isGroupFilter)) return context
  return { ...context, ...context.whole, open: context.filters, insights: [], compared: null }
}

function makeAsked(context: CardContext, asked: PlannedCard, avoid: ReadonlySet<CardType>): Made {
  if (isOpen(asked) && !avoid.has(asked.type!)) {
    const open = openCard(context, asked, asked.type)
    if (open) return open
  }
  const { request, caveat, isChanged } = askedRequest(context, asked)
  const split = splitApart(context, request)
  if (split?.status === 'not_possible') return { request, card: null, ...split }
  const isAvoided = avoid.has(request.type)
  const card = isAvoided ? null : draftCard(request, context)
  if (card) {
    const told = [caveat, split?.reason].filter(Boolean).join(' ') || null
    return madeOf(context, { request, card, status: isChanged || split ? 'partly' : 'applied', reason: told })
  }
  const nothing = explainNoRows(context.whole.table, shownRows(context, request))
  if (nothing) return { request, card: null, status: 'not_possible', reason: nothing }
  for (const type of nearestTypes(context, request).filter((nearest) => !avoid.has(nearest))) {
    const nearest = { ...request, type }
    const other = draftCard(nearest, context)
    if (!other) continue
    if (isAvoided && asked.type === null)
      return { request: nearest, card: other, status: 'applied', reason: null }
    const why = isAvoided ? `No ${request.type} was wanted` : `These columns make no ${request.type}`
    return { request: nearest, card: other, status: 'partly', reason: `${why}; a ${type} is the nearest.` }
  }
  return { request, card: null, status: 'not_possible', reason: impossible(context) }
}

/** What the card has no room for is told, and its title does not speak of it. */
function madeOf(context: CardContext, made: Made & { card: CardDraft }): Made {
  const { request, card, reason } = made
  const unseen = request.asked && unseenColumns(request.asked, card, context)
  if (!unseen) return made
  const isGroupUnseen =
    request.asked?.grouping != null &&
    unseenColumns({ ...request.asked, grouping: null }, card, context) !== unseen
  const plain = isGroupUnseen ? draftCard({ ...request, group: null }, context) : null
  return {
    ...made,
    card: plain ?? card,
    status: 'partly',
    reason: [reason, unseen].filter(Boolean).join(' '),
  }
}

/** A chart was named and nothing that it should show. */
const isOpen = ({ type, x, y, grouping, values, aggregation, xAggregation }: PlannedCard): boolean =>
  type !== null && [x, y, grouping, values, aggregation, xAggregation ?? null].every((part) => part === null)

/** The chart that the engine would make of that type: its best candidate. */
function openCard(context: CardContext, asked: PlannedCard, type: CardType | null): Made | null {
  const candidates = type === null ? [] : [...cardCandidates(type, context)]
  for (const candidate of candidates.sort((a, b) => b.score - a.score)) {
    const request = {
      ...candidate,
      asked,
      limit: asked.limit ?? candidate.limit,
      filters: [...candidate.filters, ...asked.filters],
    }
    const card = draftCard(request, context)
    if (card)
      return {
        request,
        card,
        status: 'applied',
        // an insight is asked for without columns
        reason: type === 'insight' ? null : 'No columns were named, so the most telling ones were taken.',
      }
  }
  return null
}

function nearestTypes(context: CardContext, request: CardRequest): CardType[] {
  const byRule = chooseType(
    context,
    { aggregation: null, grouping: null },
    { x: request.x, y: request.metric.column },
  )
  const types: CardType[] = [byRule, 'bar', 'kpi', 'table']
  return [...new Set(types)].filter((type) => type !== request.type)
}

function impossible({ table }: CardContext): string {
  const names = table.columns.slice(0, 5).map((column) => column.name)
  return `There is nothing to draw from these columns. The data have ${names.join(', ')}.`
}
