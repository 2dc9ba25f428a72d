import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { arePartsOfWhole, circleCandidates, partsDraft, partsMax } from './parts-draft'

/** Shares of a whole that has few parts. */
export const donutCard: CardRule<'donut'> = {
  candidates: (context) => circleCandidates(context, 'donut'),
  draft: (request: CardRequest, context: CardContext): CardDraft<'donut'> | null => {
    const parts = partsDraft(request, context, partsMax)
    if (!parts) return null
    const key = parts.data_preview.columns[1]!
    const values = parts.data_preview.rows.map((row) => ({ value: Number(row[key]) }))
    if (!request.asked && !arePartsOfWhole(request, values)) return null
    return { type: 'donut', ...parts }
  },
}
