import type { CardConfig } from '@/lib/contracts/blocks'
import type { CardData, CardSpec } from '@/lib/contracts/cards'
import { describeRanking } from '../narrate/describe-ranking'
import { explain } from '../narrate/explain'
import { seriesTitle } from '../narrate/title-of'
import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { isTelling, seriesConfig, seriesRows } from '../request/series-rows'

interface PartsDraft {
  title: string
  description: string
  spec: CardSpec<'pie'>
  data_preview: CardData<'pie'>
  config: CardConfig
  clause?: string
}

/** Angles of more parts can't be compared. */
export const partsMax = 6
const pieScore = 0.5

/** What pie, donut, radar and choropleth share: a measure by one category. */
export function partsDraft(request: CardRequest, context: CardContext, most: number): PartsDraft | null {
  if (request.x === null) return null
  const series = seriesRows(context, { ...request, group: null }, { x: most, groups: 1 })
  if (!isTelling(request, series)) return null
  const sentence = explain(context, request, describeRanking({ context, request, series }))
  return {
    title: request.asked?.title ?? seriesTitle(context, request),
    description: sentence.text,
    spec: {
      values: request.metric.name,
      grouping: context.table.columns[request.x]!.name,
      aggregation: request.metric.aggregation,
    },
    data_preview: { columns: series.keys, rows: series.rows },
    config: {
      ...seriesConfig(request, series),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      size: 'medium',
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** Whether the rows are the parts of a meaningful whole. */
export function arePartsOfWhole(request: CardRequest, rows: { value: number }[]): boolean {
  return (
    request.metric.isAdditive && rows.every(({ value }) => value >= 0) && rows.some(({ value }) => value > 0)
  )
}

/** A circle for 2 to 6 parts that add up: what two parts make of a whole is its best use. */
export function circleCandidates(context: CardContext, type: 'pie' | 'donut'): CardRequest[] {
  return rankBreakdowns(context)
    .filter(
      ({ metric, dimension }) => metric.isAdditive && dimension.distinct <= partsMax && !dimension.order,
    )
    .filter(
      ({ metric }) =>
        metric.column === null || (context.profile.columns[metric.column]!.summary?.min ?? 0) >= 0,
    )
    .map(({ metric, dimension, score }) =>
      requestOf({
        type,
        x: dimension.index,
        metric,
        score: pieScore * score * (type === 'donut' ? 1 : 0.95),
        why: `${dimension.distinct} parts that add up to the whole: their shares are what matters.`,
      }),
    )
}
