import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { courseDraft } from './course-draft'
import { timeCandidates } from './time-candidates'

/** What a total is made of over time: stacked, so only for what adds up. */
export const areaCard: CardRule<'area'> = {
  candidates: (context) => timeCandidates(context, 'area'),
  draft: (request: CardRequest, context: CardContext): CardDraft<'area'> | null => {
    const course = courseDraft(request, context)
    if (!course) return null
    const isStackable =
      request.metric.isAdditive &&
      course.data_preview.rows.every((row) => Number(row[course.data_preview.columns[1]!]) >= 0)
    const stacked = request.group !== null && (request.stacked ?? isStackable)
    return {
      type: 'area',
      ...course,
      spec: { ...course.spec, ...(request.group !== null && { stacked }) },
      config: { ...course.config, ...(request.group !== null && { stacked }) },
    }
  },
}
