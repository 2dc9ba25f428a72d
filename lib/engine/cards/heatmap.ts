import type { CardConfig } from '@/lib/contracts/blocks'
import { countMetric } from '../metric/metric'
import { describeMatrix } from '../narrate/describe-matrix'
import { explain } from '../narrate/explain'
import { axisTitle, seriesTitle } from '../narrate/title-of'
import type { ColumnProfile } from '../profile/profile'
import { dependsOn, rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewKeys, previewRows } from '../request/preview'
import { requestOf } from '../request/request-of'
import { type SeriesRows, seriesConfig, seriesRows } from '../request/series-rows'

/** A matrix reads as long as its names can stand on both sides. */
const sideMin = 3
const sideMax = 20
const heatmapScore = 0.6
const weekdayScore = 0.4
const candidatesMax = 4
/** With fewer rows a cell on average, days of the week differ by chance. */
const rowsPerCellMin = 10
const weekdays = 7

/** A measure by two categories, or by a category and the day of the week. */
export const heatmapCard: CardRule<'heatmap'> = { candidates: heatmapCandidates, draft: heatmapDraft }

function heatmapCandidates(context: CardContext): CardRequest[] {
  const sides = rankBreakdowns(context).filter(({ dimension }) => isSide(context, dimension))
  const [first] = sides
  if (!first) return weekdayCandidates(context)
  const others = context.dimensions.filter(
    (other) =>
      other !== first.dimension &&
      isSide(context, other) &&
      !dependsOn(context, other.index, first.dimension.index),
  )
  const matrices = others.slice(0, candidatesMax).map((other, place) =>
    requestOf({
      type: 'heatmap',
      x: other.distinct > first.dimension.distinct ? other.index : first.dimension.index,
      group: other.distinct > first.dimension.distinct ? first.dimension.index : other.index,
      metric: first.metric,
      score: heatmapScore * first.score * 0.9 ** place,
      why: 'Two categories with several values each: a matrix shows where they meet.',
    }),
  )
  return [...matrices, ...weekdayCandidates(context)]
}

/** A name of the row meets each other category but once. */
const isSide = ({ table }: CardContext, { distinct }: ColumnProfile) =>
  distinct >= sideMin && distinct <= sideMax && distinct < table.rowCount

/** Days carry a weekday; weeks and months do not. */
function weekdayCandidates(context: CardContext): CardRequest[] {
  const { time } = context
  const side = rankBreakdowns(context).find(({ dimension }) => dimension.distinct <= sideMax)
  if (!time || !side || (time.grain !== 'day' && time.grain !== 'hour')) return []
  if (context.table.rowCount < rowsPerCellMin * weekdays * side.dimension.distinct) return []
  return [
    requestOf({
      type: 'heatmap',
      x: time.index,
      grain: 'weekday',
      group: side.dimension.index,
      metric: side.metric.column === null ? countMetric : side.metric,
      score: weekdayScore * side.score,
      why: 'Days of the week against a category show the rhythm of each.',
    }),
  ]
}

function heatmapDraft(request: CardRequest, context: CardContext): CardDraft<'heatmap'> | null {
  if (request.x === null || request.group === null) return null
  const series = seriesRows(context, request, { x: sideMax, groups: sideMax })
  const cells = series.result.rows
  const isMatrix =
    new Set(cells.map(({ x }) => x)).size > 1 && new Set(cells.map(({ group }) => group)).size > 1
  if (cells.length === 0 || (!isMatrix && !request.asked)) return null
  const nameAt = (index: number) => context.table.columns[index]!.name
  const keys = previewKeys([nameAt(request.x), nameAt(request.group), request.metric.name])
  const sentence = explain(context, request, describeMatrix(context, request, series))
  return {
    type: 'heatmap',
    title: request.asked?.title ?? seriesTitle(context, request),
    description: sentence.text,
    spec: {
      x: nameAt(request.x),
      y: nameAt(request.group),
      values: request.metric.name,
      aggregation: request.metric.aggregation,
    },
    data_preview: {
      columns: keys,
      rows: previewRows(
        keys,
        cells.map((cell) => [cell.x, cell.group, cell.value]),
      ),
      x_axis: axisTitle(context, request.x, request.grain),
      y_axis: axisTitle(context, request.group, null),
    },
    config: {
      ...seriesConfig(request, series),
      ...matrixQuery(request, series),
      formats: { [keys[2]!]: request.metric.format },
      ...(sentence.evidence && { evidence: sentence.evidence }),
      size: 'large',
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** A matrix has no order of its own unless one was asked for. */
function matrixQuery(request: CardRequest, { query }: SeriesRows): CardConfig {
  const { sort, ...rest } = query
  return { query: request.sort ? { ...rest, sort } : rest }
}
