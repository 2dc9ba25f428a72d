import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { seriesConfig, seriesRows } from '../request/series-rows'
import { partsDraft } from './parts-draft'

/** Fewer corners make no shape, more can't be read. */
const cornersMin = 4
const cornersMax = 8
/** Bars show the same more exactly, so a radar is only the runner-up. */
const radarScore = 0.25

/** A rate around a few categories that stand in a circle. */
export const radarCard: CardRule<'radar'> = {
  candidates: (context) =>
    rankBreakdowns(context)
      .filter(
        ({ metric, dimension }) =>
          !metric.isAdditive && dimension.distinct >= cornersMin && dimension.distinct <= cornersMax,
      )
      .map(({ metric, dimension, score }) =>
        requestOf({
          type: 'radar',
          x: dimension.index,
          metric,
          score: radarScore * score,
          why: 'A few categories around one rate: the outline shows the profile.',
        }),
      ),
  draft: (request: CardRequest, context: CardContext): CardDraft<'radar'> | null => {
    const parts = partsDraft(request, context, cornersMax)
    if (!parts) return null
    if (request.group === null) return { type: 'radar', ...parts }
    const series = seriesRows(context, request, { x: cornersMax, groups: 5 })
    const color = context.table.columns[request.group]!.name
    return {
      type: 'radar',
      ...parts,
      spec: { ...parts.spec, color },
      data_preview: { columns: series.keys, rows: series.rows },
      config: { ...parts.config, ...seriesConfig(request, series) },
    }
  },
}
