import { formatPercent } from '@/lib/format/format-percent'
import { formatValue } from '@/lib/format/format-value'
import { type Metric, metricOf } from '../metric/metric'
import { measureInput, measureName, metricQuery } from '../metric/metric-query'
import { filterWords } from '../narrate/condition-words'
import { describeNumber } from '../narrate/describe-number'
import { arithmetic, figure, type Sentence } from '../narrate/sentence'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewRows, tidyNumber } from '../request/preview'
import { requestOf } from '../request/request-of'
import { openConditions, shownRows } from '../request/shown-rows'
import { type Condition, queryConditions } from '../table/condition'
import { runTotal } from '../table/run-query'
import { kpiTitle } from './kpi'
import { targetOf } from './target-of'

const targetScore = 0.8
const shareScore = 0.3
/** The first measures stand as numbers already, and a share says no more on a dial. */
const shownAsNumbers = 3

/** A number against its target, or a share of all that there can be. */
export const gaugeCard: CardRule<'gauge'> = { candidates: gaugeCandidates, draft: gaugeDraft }

function gaugeCandidates(context: CardContext): CardRequest[] {
  return context.measures
    .filter(
      (column, place) =>
        context.targets.has(column.name) || (place >= shownAsNumbers && scaleOf(column) !== null),
    )
    .map((column, place) =>
      requestOf({
        type: 'gauge',
        metric: metricOf(context, column.index, null),
        score: (context.targets.has(column.name) ? targetScore : shareScore) * 0.9 ** place,
        why: context.targets.has(column.name)
          ? `There is a target for ${column.label}.`
          : `${column.label} is a share with natural ends at 0 and 100%.`,
      }),
    )
}

/** The natural ends of a percentage, null where there are none. */
function scaleOf(column: ColumnProfile | null): { min: number; max: number } | null {
  const { format, summary } = column ?? {}
  if (format?.style !== 'percent' || !summary || column?.of) return null
  const max = format.percent_base ?? 1
  const isWithin = summary.min >= 0 && summary.max <= max
  // A needle that never leaves the first half says nothing.
  return isWithin && summary.max >= max / 2 ? { min: 0, max } : null
}

interface Measured {
  value: number
  target: number
  rows: number
  filters: Condition[]
}

/** How much of its target the number has reached, or, where more is not known to be good, by how much it lies above. */
function describeTarget(metric: Metric, { value, target, rows, filters }: Measured): Sentence {
  const column = metric.column === null ? null : metric.name
  const how = measureName(metric)
  const share = figure(value / target, formatPercent(value / target), {
    measure: `${how} / ${target}`,
    column,
    filters,
    rows,
  })
  const whole = formatValue(target, metric.format)
  if (value <= target || metric.upIsGood === true)
    return arithmetic(`${share.text} of the target of ${whole}.`, rows, [share])
  const over = figure(value - target, formatValue(value - target, metric.format, { compact: true }), {
    measure: `${how} - ${target}`,
    column,
    filters,
    rows,
  })
  return arithmetic(`${over.text} above the target of ${whole}: ${share.text} of it.`, rows, [over, share])
}

function gaugeDraft(request: CardRequest, context: CardContext): CardDraft<'gauge'> | null {
  const { metric } = request
  const filters = shownRows(context, request)
  const open = openConditions(context, request)
  const total = runTotal(context.table, { ...measureInput(context.table, metric), filters: open })
  if (Number.isNaN(total.value)) return null
  const column = metric.column === null ? null : context.profile.columns[metric.column]!
  const target = targetOf(context, request)
  const value = tidyNumber(total.value)
  const title = request.asked?.title ?? kpiTitle(metric) + filterWords(context, request.asked?.filters ?? [])
  const sentence: Sentence =
    target === null
      ? describeNumber(context, request)
      : describeTarget(metric, { value, target, rows: total.rows, filters })
  const query = { ...queryConditions(filters), ...metricQuery(context.table, metric) }
  return {
    type: 'gauge',
    title,
    description: sentence.text,
    spec: {
      value,
      operation: metric.aggregation,
      ...(metric.column !== null && { value_from_column: metric.name }),
      ...(metric.aggregation === 'avg' ? scaleOf(column) : null),
      ...(target !== null && { target }),
      ...(metric.format.unit && { unit: metric.format.unit }),
    },
    data_preview: { columns: ['label', 'value'], rows: previewRows(['label', 'value'], [[title, value]]) },
    config: {
      ...(Object.keys(query).length > 0 && { query }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      formats: { value: metric.format },
      size: 'small',
      why: request.why,
      up_is_good: metric.upIsGood,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}
