import type { CardConfig } from '@/lib/contracts/blocks'
import { lowerFirst } from '@/lib/format/first-letter'
import type { Metric } from '../metric/metric'
import { measureInput, metricQuery } from '../metric/metric-query'
import { aboveWhole } from '../narrate/above-whole'
import { filterWords } from '../narrate/condition-words'
import { describeNumber } from '../narrate/describe-number'
import { numberNews } from '../narrate/number-news'
import { type Sentence, twoSentences } from '../narrate/sentence'
import { voidPart } from '../narrate/void-part'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewRows, tidyNumber } from '../request/preview'
import { openConditions, shownRows } from '../request/shown-rows'
import { queryConditions } from '../table/condition'
import { runTotal } from '../table/run-query'
import { kpiCandidates } from './kpi-candidates'
import { type KpiCourse, kpiCourse } from './kpi-course'
import { targetOf } from './target-of'

/** One number, with its change where it clearly changed. */
export const kpiCard: CardRule<'kpi'> = { candidates: kpiCandidates, draft: kpiDraft }

function kpiDraft(request: CardRequest, context: CardContext): CardDraft<'kpi'> | null {
  const { metric } = request
  const filters = shownRows(context, request)
  const open = openConditions(context, request)
  const total = runTotal(context.table, { ...measureInput(context.table, metric), filters: open })
  if (Number.isNaN(total.value)) return null
  const course = request.asked && request.filters.length > 0 ? null : kpiCourse(context, metric)
  const target = targetOf(context, request)
  const title = kpiTitle(metric) + filterWords(context, request.asked?.filters ?? [])
  const value = tidyNumber(total.value)
  const change = course?.change ?? null
  const sentence = twoSentences(voidPart(context, request), wordsOf(context, request, course))
  return {
    type: 'kpi',
    title,
    description: sentence.text,
    spec: {
      value,
      operation: metric.aggregation,
      ...(metric.column !== null && { value_from_column: metric.name }),
      ...unitOf(metric),
      ...(change && { trend: change.text }),
      ...(target !== null && { target }),
    },
    data_preview: { columns: ['label', 'value'], rows: previewRows(['label', 'value'], [[title, value]]) },
    config: {
      ...kpiConfig(context, request, filters),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(course && { sparkline: course.points }),
      ...(change && { trend_change: change.share }),
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** How it changed, else what it is made of and that it did not. */
function wordsOf(context: CardContext, request: CardRequest, course: KpiCourse | null): Sentence {
  const told = course?.change?.sentence ?? course?.steady
  if (told) return told
  const own = describeNumber(context, request)
  const more = course?.level ?? numberNews(context, request)
  const plain = more ? twoSentences(own, more) : own
  return twoSentences(request.filters.length > 0 ? null : aboveWhole(context, request.metric), plain)
}

function kpiConfig(context: CardContext, request: CardRequest, filters: CardRequest['filters']): CardConfig {
  const query = { ...queryConditions(filters), ...metricQuery(context.table, request.metric) }
  return {
    ...(Object.keys(query).length > 0 && { query }),
    formats: { value: request.metric.format },
    size: 'small',
    why: request.why,
    up_is_good: request.metric.upIsGood,
  }
}

/** A sum under such a name needs no `Total` before it. */
const isTotalByName =
  /(^|[^\p{L}])(total|totals|totale|totaal|overall|sum|sums|summe|gesamt|count|number of|no of|nbre|nombre|numero|número|anzahl|aantal)([^\p{L}]|$)/iu

export function kpiTitle(metric: Metric): string {
  if (metric.lastOf !== null) return `Latest ${lowerFirst(metric.label)}`
  if (metric.aggregation !== 'sum' || isTotalByName.test(metric.label)) return metric.label
  return `Total ${lowerFirst(metric.label)}`
}

function unitOf({ format }: Metric): { unit?: string } {
  const unit = format.style === 'percent' ? '%' : (format.currency ?? format.unit)
  return unit ? { unit } : {}
}
