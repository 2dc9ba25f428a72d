import { drawnColumns } from '../gate/drawn-columns'
import { headlineOf } from '../narrate/headline'
import type { CardContext, CardDraft, CardRequest } from '../request/card'
import { placed } from '../request/placed'
import { saysNothing } from '../story/says-nothing'

/** A card with what it was made from. */
export interface MadeCard {
  request: CardRequest
  card: CardDraft
}

/** Of a finding so unlikely by chance nobody doubts that it is there. */
const surely = 1e-6

/** What is known of a card without its words, by which people find it useful or not: what it is, of what, and what it tells. */
export function cardSigns({ request, card }: MadeCard, context: CardContext): string[] {
  const sort = sortOf({ request, card }, context)
  const of = ofWhich(request, context)
  const { evidence } = card.config
  const signs = [
    [sort, true],
    [of, card.type !== 'insight'],
    [`${sort} ${of}`, card.type !== 'insight'],
    ['says nothing', saysNothing(context, request)],
    ['sum', card.type !== 'kpi' && request.metric.aggregation === 'sum'],
    ['sure', evidence?.q != null && evidence.q < surely],
    ['told first', isToldFirst(card, context)],
    ['decided', context.profile.isDecided === true],
    ['rows lead', context.rows === 'lead'],
    [`${sort} of leading rows`, of === 'of rows' && context.rows === 'lead'],
  ] as const
  return signs.filter(([, holds]) => holds).map(([sign]) => sign)
}

function sortOf({ request, card }: MadeCard, context: CardContext): string {
  if (card.type !== 'insight') return card.type
  return context.insights[request.limit! - 1]?.kind ?? card.type
}

/** Which of the outcomes it measures; the rows; or another number. */
function ofWhich({ metric }: CardRequest, { profile: { outcomes = [] } }: CardContext): string {
  if (metric.column === null) return 'of rows'
  const place = outcomes.indexOf(metric.column)
  return ['of the first', 'of the second'][place] ?? (place < 0 ? 'of another' : 'of a further')
}

/** Whether it draws what the headline speaks of. */
function isToldFirst(card: CardDraft, context: CardContext): boolean {
  const drawn = drawnColumns(placed(card))
  const told = new Set(headlineOf(context)?.insights.flatMap(({ columns }) => columns))
  return (
    drawn !== null && drawn.by.length > 0 && [...drawn.by, ...drawn.measures].every((name) => told.has(name))
  )
}
