import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { metricOf } from '../metric/metric'
import { filterWords } from '../narrate/condition-words'
import { describePair, tellingRho, withCorrelation } from '../narrate/describe-pair'
import { describeRanking } from '../narrate/describe-ranking'
import { describeCourse } from '../narrate/describe-series'
import { explain } from '../narrate/explain'
import type { Sentence } from '../narrate/sentence'
import { axisTitle, columnLabel } from '../narrate/title-of'
import { rankPairs } from '../rank/rank-pairs'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { seriesConfig, seriesRows } from '../request/series-rows'
import { groupPoints } from './group-points'
import { pointRows } from './points'

/** Fewer points show no shape. */
const pointsMin = 20
const scatterScore = 0.8
/** Colours that can still be told apart among points. */
const coloursMax = 5

/** Two numbers of each row against each other. */
export const scatterCard: CardRule<'scatter'> = { candidates: scatterCandidates, draft: scatterDraft }

function scatterCandidates(context: CardContext): CardRequest[] {
  const colour = context.dimensions.find(({ distinct }) => distinct <= coloursMax && distinct > 1)
  return rankPairs(context).map(({ x, y, strength }) =>
    requestOf({
      type: 'scatter',
      x,
      metric: metricOf(context, y, 'avg'),
      group: colour?.index ?? null,
      score: scatterScore * strength,
      why: 'Two numbers of each row: points show how one goes with the other.',
    }),
  )
}

function scatterDraft(request: CardRequest, context: CardContext): CardDraft<'scatter'> | null {
  const y = request.metric.column
  if (request.asked?.xAggregation) return groupPoints(request, context)
  if (request.x === null) return null
  if (request.asked && (y === null || request.asked.aggregation)) return measuredPoints(request, context)
  if (y === null) return null
  const others = request.group === null ? [] : [request.group]
  const plain = describePair(context, request)
  if (!request.asked && !isTelling(plain)) return null
  const { preview, query } = pointRows(context, request, { needed: [request.x, y], others })
  if (preview.total_rows < (request.asked ? 1 : pointsMin)) return null
  const explained = explain(context, request, plain)
  if (!request.asked && explained === plain && isSeries(context)) return null
  const sentence = withCorrelation(context, request, explained)
  const nameAt = (index: number) => context.table.columns[index]!.name
  return {
    type: 'scatter',
    title: request.asked?.title ?? pairTitle(context, request, y),
    description: sentence.text,
    spec: {
      x: nameAt(request.x),
      y: nameAt(y),
      ...(request.group !== null && { grouping: nameAt(request.group) }),
    },
    data_preview: {
      ...preview,
      x_axis: axisTitle(context, request.x, null),
      y_axis: axisTitle(context, y, null),
    },
    config: {
      ...(query && { query }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      formats: pointFormats(context, [request.x, y]),
      size: 'medium',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** Rows that follow each other in time go up and down together by that alone: only what is proven is drawn. */
const seriesDatesMin = 0.67
const isSeries = ({ time, table }: CardContext) =>
  time !== null && time.distinct >= seriesDatesMin * table.rowCount

/** Points without an order answer nothing, unless somebody asked. */
const isTelling = ({ evidence }: Sentence) => Math.abs(evidence?.statistic ?? 0) >= tellingRho

export function pairTitle(context: CardContext, request: CardRequest, y: number): string {
  const names = `${upperFirst(columnLabel(context, y))} and ${lowerFirst(columnLabel(context, request.x!))}`
  return names + filterWords(context, request.asked?.filters ?? [])
}

export function pointFormats(context: CardContext, columns: number[]) {
  return Object.fromEntries(
    columns.flatMap((index) => {
      const { name, format } = context.profile.columns[index]!
      return format ? [[name, format]] : []
    }),
  )
}

/** Points of groups rather than of rows, where the instructions named an aggregation. */
function measuredPoints(request: CardRequest, context: CardContext): CardDraft<'scatter'> | null {
  const series = seriesRows(context, request, {
    x: Number.POSITIVE_INFINITY,
    groups: Number.POSITIVE_INFINITY,
  })
  if (series.rows.length === 0) return null
  const view = { context, request, series }
  const sentence = request.grain ? describeCourse(view) : describeRanking(view)
  const nameAt = (index: number) => context.table.columns[index]!.name
  const grouping = request.group === null ? {} : { grouping: nameAt(request.group) }
  return {
    type: 'scatter',
    title:
      request.asked?.title ??
      `${request.metric.label} by ${lowerFirst(columnLabel(context, request.x!))}${filterWords(context, request.asked?.filters ?? [])}`,
    description: sentence.text,
    spec: {
      x: nameAt(request.x!),
      y: request.metric.name,
      aggregation: request.metric.aggregation,
      ...grouping,
    },
    data_preview: {
      columns: series.keys,
      rows: series.rows,
      total_rows: series.result.rows.length,
      x_axis: axisTitle(context, request.x!, request.grain),
      y_axis: request.metric.label,
    },
    config: {
      ...seriesConfig(request, series),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      size: 'medium',
    },
    clause: request.asked!.clause,
  }
}
