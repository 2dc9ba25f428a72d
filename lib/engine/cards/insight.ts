import { insightTitle } from '../narrate/insight-title'
import type { CardContext, CardDraft, CardRequest, CardRule } from './card'
import { requestOf } from './request'

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
  const insight = context.insights[(request.limit ?? 1) - 1]
  if (!insight) return null
  return {
    type: 'insight',
    title: request.asked?.title ?? insightTitle(insight, context.profile),
    description: insight.text,
    spec: {},
    data_preview: {},
    config: { evidence: insight.evidence, size: 'full', why: request.why },
    ...(request.asked && { clause: request.asked.clause }),
  }
}
