import type { CardConfig } from '@/lib/contracts/blocks'
import { formatChange } from '@/lib/format/format-change'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { isoDate } from '../insights/periods'
import { describeNumber } from '../narrate/describe-number'
import { arithmetic, figure, type Sentence } from '../narrate/sentence'
import { filterWords } from '../narrate/title-of'
import { comparedPeriods } from '../rank/choose-grain'
import { periodKey, periodNumber } from '../table/period'
import { runQuery, runTotal } from '../table/run-query'
import type { CardContext, CardDraft, CardRequest, CardRule } from './card'
import { dimensionOf } from './dimension-of'
import { kpiCandidates } from './kpi-candidates'
import { lowerFirst, type Metric, measureInput, measureName, metricQuery } from './metric'
import { previewRows, tidyNumber } from './preview'
import { targetOf } from './target-of'

/** More bars than this in the small series behind a number can't be told apart. */
const sparklinePointsMax = 60

/** One number, with its change in the last complete period where the data have dates. */
export const kpiCard: CardRule<'kpi'> = { candidates: kpiCandidates, draft: kpiDraft }

function kpiDraft(request: CardRequest, context: CardContext): CardDraft<'kpi'> | null {
  const { metric } = request
  const filters = [...context.filters, ...request.filters]
  const total = runTotal(context.table, { ...measureInput(context.table, metric), filters })
  if (Number.isNaN(total.value)) return null
  const course = request.asked && request.filters.length > 0 ? null : courseOf(context, metric)
  const target = targetOf(context, request)
  const title = kpiTitle(metric) + filterWords(request.asked?.filters ?? [])
  const value = tidyNumber(total.value)
  const sentence = course?.sentence ?? describeNumber(context, metric, filters)
  return {
    type: 'kpi',
    title,
    description: sentence.text,
    spec: {
      value,
      operation: metric.aggregation,
      ...(metric.column !== null && { value_from_column: metric.name }),
      ...unitOf(metric),
      ...(course?.trend && { trend: course.trend.text }),
      ...(target !== null && { target }),
    },
    data_preview: { columns: ['label', 'value'], rows: previewRows(['label', 'value'], [[title, value]]) },
    config: {
      ...kpiConfig(context, request, filters),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(course && { sparkline: course.points }),
      ...(course?.trend && { trend_change: course.trend.change }),
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

function kpiConfig(context: CardContext, request: CardRequest, filters: CardRequest['filters']): CardConfig {
  const query = { ...(filters.length > 0 && { filters }), ...metricQuery(context.table, request.metric) }
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
  if (metric.aggregation !== 'sum' || isTotalByName.test(metric.label)) return metric.label
  return `${metric.lastOf === null ? 'Total' : 'Latest'} ${lowerFirst(metric.label)}`
}

function unitOf({ format }: Metric): { unit?: string } {
  const unit = format.style === 'percent' ? '%' : (format.currency ?? format.unit)
  return unit ? { unit } : {}
}

interface Course {
  points: (number | null)[]
  trend: { text: string; change: number } | null
  sentence: Sentence
}

/** The number by complete periods, and how the last of them stands to the one before. */
function courseOf(context: CardContext, metric: Metric): Course | null {
  const periods = comparedPeriods(context)
  const time = context.time
  if (!periods || !time || (metric.column === null && hasEvenDates(context.table, time.index))) return null
  const { grain } = periods
  const column = context.table.columns[time.index]!
  const range = (from: number, to: number) => [
    { column: column.name, op: '>=' as const, value: isoDate(periods.starts[from]!) },
    { column: column.name, op: '<' as const, value: isoDate(periods.starts[to + 1]!) },
  ]
  const first = Math.max(periods.first, periods.last - sparklinePointsMax + 1)
  const { rows } = runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: dimensionOf(context, time.index, grain),
    filters: [...context.filters, ...range(first, periods.last)],
  })
  const last = rows.at(-1)
  const previous = rows.at(-2)
  if (!last || !previous || rows.length < 3) return null
  const keyOf = (period: number) => periodKey(periodNumber(periods.starts[period]!, grain), grain)
  if (last.x !== keyOf(periods.last) || previous.x !== keyOf(periods.last - 1)) return null
  const points = rows.map((row) => tidyNumber(row.value))
  const source = (period: number, row: typeof last) => ({
    measure: measureName(metric),
    column: metric.column === null ? null : metric.name,
    filters: [...context.filters, ...range(period, period)],
    rows: row.rows,
  })
  const lastFigure = figure(last.value, formatValue(last.value, metric.format), source(periods.last, last))
  const before = formatPeriod(String(previous.x))
  const text = `${formatPeriod(String(last.x))}, the last complete ${grain}: ${lastFigure.text}`
  if (previous.value <= 0)
    return { points, trend: null, sentence: arithmetic(`${text}.`, last.rows, [lastFigure]) }
  const previousFigure = figure(
    previous.value,
    formatValue(previous.value, metric.format),
    source(periods.last - 1, previous),
  )
  const change = tidyNumber(last.value / previous.value - 1)
  return {
    points,
    trend: { text: `${formatChange(change)} vs ${before}`, change },
    sentence: arithmetic(
      `${text}, after ${previousFigure.text} ${inPeriod(String(previous.x))}.`,
      last.rows + previous.rows,
      [lastFigure, previousFigure],
    ),
  }
}

/** Where each date has the same number of rows, their number says how long a period is and nothing else. */
function hasEvenDates({ columns, rowCount }: CardContext['table'], time: number): boolean {
  const { codes, values } = columns[time]!
  const perDate = rowCount / values.length
  if (!Number.isInteger(perDate)) return false
  const rows = new Int32Array(values.length)
  for (const code of codes) if (code >= 0) rows[code]!++
  return rows.every((count) => count === perDate)
}
