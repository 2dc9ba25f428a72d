import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { courseDraft } from './course-draft'
import { timeCandidates } from './time-candidates'

/** A measure over time, one line or one a series. */
export const lineCard: CardRule<'line'> = {
  candidates: (context) => timeCandidates(context, 'line'),
  draft: (request: CardRequest, context: CardContext): CardDraft<'line'> | null => {
    const course = courseDraft(request, context)
    return course && { type: 'line', ...course, spec: course.spec }
  },
}
