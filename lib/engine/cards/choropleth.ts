import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { partsDraft } from './parts-draft'

/** Fewer regions are better seen as bars. */
const regionsMin = 5
const regionsMax = 300
const choroplethScore = 0.7

/** A measure on the map of countries or states. */
export const choroplethCard: CardRule<'choropleth'> = {
  candidates: (context) =>
    rankBreakdowns(context)
      .filter(({ dimension }) => isMapped(dimension.geo) && dimension.distinct >= regionsMin)
      .map(({ metric, dimension, score }) =>
        requestOf({
          type: 'choropleth',
          x: dimension.index,
          metric,
          score: choroplethScore * Math.max(score, 0.5),
          why: `${dimension.label} names ${dimension.geo === 'country' ? 'countries' : 'states'}, so a map shows where.`,
        }),
      ),
  draft: (request: CardRequest, context: CardContext): CardDraft<'choropleth'> | null => {
    const parts = partsDraft(
      { ...request, limit: request.limit ?? (request.asked ? null : regionsMax) },
      context,
      regionsMax,
    )
    if (!parts) return null
    const { grouping, ...spec } = parts.spec
    return { type: 'choropleth', ...parts, spec: { region: grouping, ...spec } }
  },
}

const isMapped = (geo: string | null) => geo === 'country' || geo === 'us_state'
