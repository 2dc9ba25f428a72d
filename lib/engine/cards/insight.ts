import type { Insight } from '@/lib/contracts/claims'
import { findInsights } from '../insights/find-insights'
import { amongRows } from '../narrate/among-rows'
import { claimsFirst } from '../narrate/claims'
import { filterWords } from '../narrate/condition-words'
import { insightTitle } from '../narrate/insight-title'
import { narrowRows } from '../profile/narrow-rows'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { openConditions, shownRows } from '../request/shown-rows'

/** A claim in words: the text is the description. */
export const insightCard: CardRule<'insight'> = {
  candidates: (context) =>
    context.insights.map((insight, place) =>
      requestOf({
        type: 'insight',
        limit: place + 1,
        score: insight.score,
        why: 'The finding that says most about these data.',
      }),
    ),
  draft: insightDraft,
}

/** `limit` counts into the ranked claims; none is left where nothing held. */
function insightDraft(request: CardRequest, context: CardContext): CardDraft<'insight'> | null {
  const insight = claimsOf(request, context)[(request.limit ?? 1) - 1]
  if (!insight) return null
  const title = insightTitle(insight, context.profile) + filterWords(context, request.asked?.filters ?? [])
  return {
    type: 'insight',
    title: request.asked?.title ?? title,
    description: insight.text,
    spec: {},
    data_preview: {},
    config: { evidence: insight.evidence, size: 'full', why: request.why },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** Under conditions of the card's own, claims are tested anew on the rows that are left. */
function claimsOf(request: CardRequest, context: CardContext): Insight[] {
  if (request.filters.length === 0) return context.insights
  const { table, profile, leaveOut } = context
  const shown = narrowRows({ table, profile }, openConditions(context, request))
  const { insights } = amongRows(
    findInsights({ ...shown, name: '' }, context.failures),
    shownRows(context, request),
  )
  return claimsFirst(insights).filter(({ columns }) => !columns.some((column) => leaveOut.has(column)))
}
