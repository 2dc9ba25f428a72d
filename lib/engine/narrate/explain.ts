import type { CardType } from '@/lib/contracts/cards'
import type { Insight, InsightKind } from '@/lib/contracts/claims'
import type { CardContext, CardRequest } from '../request/card'
import { monthNames, weekdays } from '../table/period'
import { annotationsOf } from './annotations-of'
import { type Sentence, twoSentences } from './sentence'

/** The claims that a card's picture shows. */
const kindsOf: Partial<Record<CardType, InsightKind[]>> = {
  // A difference of groups is told in medians, which bars of sums and averages do not show.
  bar: ['dominant_category', 'pareto', 'exception', 'rank'],
  pie: ['dominant_category', 'rank', 'evenness'],
  donut: ['dominant_category', 'rank', 'evenness'],
  // The last change is on the number beside it; a line says where it goes over its whole span.
  line: ['trend', 'change_point', 'seasonality', 'outlier', 'evenness'],
  area: ['trend', 'change_point', 'seasonality'],
  heatmap: ['association', 'exception', 'seasonality'],
  histogram: ['distribution', 'outlier'],
  boxplot: ['group_difference'],
  scatter: ['correlation', 'simpson'],
  bubble: ['correlation'],
}

/** The sentence of a claim that this card shows, with its proof; else the plain one. */
export function explain(context: CardContext, request: CardRequest, plain: Sentence): Sentence {
  // A claim about all rows does not hold for some of them, nor does one about a whole say anything of its parts.
  const isPartial = request.filters.length > 0 && request.asked !== null
  const insight =
    isPartial || request.metric.computed || (isCourse(request) && request.group !== null)
      ? undefined
      : findInsight(context, request)
  const move = isPartial || request.metric.computed ? undefined : findMove(context, request)
  if (!insight) return move ? withMove(plain, move) : plain
  const annotations = isCourse(request) ? annotationsOf(insight, request.grain) : []
  const told = {
    text: insight.text,
    evidence: insight.evidence,
    ...(annotations.length > 0 && { annotations }),
  }
  return move && insight.kind === 'trend' ? withMove(told, move) : told
}

/** Where a course is that of one part, which goes otherwise than the rest, that of the whole alone misleads. */
function findMove(context: CardContext, request: CardRequest): Insight | undefined {
  if (!isCourse(request) || request.group !== null || request.metric.column === null) return undefined
  const measure = context.table.columns[request.metric.column]!.name
  const time = context.table.columns[request.x!]!.name
  return context.insights.find(
    (insight) =>
      insight.kind === 'exception' &&
      insight.columns[0] === measure &&
      insight.columns.includes(time) &&
      isSameMeasure(context, insight, request),
  )
}

function withMove(course: Sentence, move: Insight): Sentence {
  const told = twoSentences(course, { text: move.text, evidence: move.evidence })
  const evidence = { ...move.evidence, figures: told.evidence!.figures }
  return { ...told, evidence, ...(course.annotations && { annotations: course.annotations }) }
}

function findInsight(context: CardContext, request: CardRequest): Insight | undefined {
  const kinds = kindsOf[request.type] ?? []
  const nameAt = (index: number | null) => (index === null ? [] : [context.table.columns[index]!.name])
  const [x, metric, group] = [nameAt(request.x), nameAt(request.metric.column), nameAt(request.group)]
  const columns = [...x, ...metric, ...group]
  // A course is told of the measure alone, whatever the time column is called.
  const needed = isCourse(request) ? metric : [...x, ...metric]
  return context.insights.find(
    (insight) =>
      kinds.includes(insight.kind) &&
      isVisible(context, insight, request) &&
      isSameMeasure(context, insight, request) &&
      insight.columns.every((column) => columns.includes(column)) &&
      needed.every((column) => insight.columns.includes(column)),
  )
}

const isCourse = ({ type }: CardRequest) => type === 'line' || type === 'area'

/** Months do not show a pattern of the week nor one day, nor weeks a pattern of the day, nor years one of the year. */
function isVisible({ time }: CardContext, insight: Insight, request: CardRequest): boolean {
  const { kind, value, evidence } = insight
  const { grain } = request
  if (kind === 'evenness' && isCourse(request))
    return evidence.figures.every(({ measure }) => measure.endsWith(` by ${grain})`))
  if (kind === 'outlier' && grain !== null) return grain === (spikeGrain(insight) ?? time?.grain)
  if (kind !== 'seasonality') return true
  if (weekdays.includes(String(value))) return grain === 'day'
  if (!isCourse(request)) return true
  return monthNames.includes(String(value)) ? grain !== 'year' : grain === 'hour'
}

/** Of a period that stands out: how long it is; null for a row. */
function spikeGrain({ evidence }: Insight): string | null {
  const usual = evidence.figures.map(({ measure }) => /^median\(\w+ by (\w+)\)$/.exec(measure)?.[1])
  return usual.find((grain) => grain !== undefined) ?? null
}

/** Who holds how much of a whole says nothing of the average row. */
const partsKinds = new Set<Insight['kind']>(['dominant_category', 'pareto', 'rank', 'evenness'])

/** A claim about the average row is no claim about a total, unless each date has one row. */
function isSameMeasure({ table }: CardContext, insight: Insight, request: CardRequest): boolean {
  if (!isCourse(request)) return request.metric.aggregation !== 'avg' || !partsKinds.has(insight.kind)
  const time = table.columns[request.x!]!
  const isOneRowADate = table.rowCount - time.missing <= time.values.length
  const measures = insight.evidence.figures.map(({ measure }) => measure)
  // a row that stands apart is no point of a line of all rows of a date
  if (insight.kind === 'outlier' && spikeGrain(insight) === null) return isOneRowADate
  if (request.metric.aggregation === 'avg') return measures.every((measure) => !measure.includes('sum'))
  return isOneRowADate || measures.every((measure) => measure !== 'avg')
}
