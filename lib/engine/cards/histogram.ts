import type { ValueFormat } from '@/lib/contracts/blocks'
import { lowerFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import { metricOf } from '../metric/metric'
import { filterWords } from '../narrate/condition-words'
import { describeSpread } from '../narrate/describe-spread'
import { explain } from '../narrate/explain'
import { axisTitle, columnLabel } from '../narrate/title-of'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewRows } from '../request/preview'
import { requestOf } from '../request/request-of'
import { openConditions, shownRows } from '../request/shown-rows'
import { sortNumbers } from '../stats/sort-numbers'
import { queryConditions } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import { sortedNumbers } from '../table/number-counts'
import { type Bin, binNumbers, countBetween } from './bin-numbers'

const histogramScore = 0.6
/** A distribution of fewer rows or values is a list. */
const rowsMin = 15
const distinctMin = 8
/** Where one value stands in so many rows, the other bars are stubs. */
const commonShareMax = 0.8

/** How the values of the first outcome are spread, where its average misleads. */
export const histogramCard: CardRule<'histogram'> = { candidates: histogramCandidates, draft: histogramDraft }

function histogramCandidates(context: CardContext): CardRequest[] {
  const [outcome] = context.measures
  const isMisled = context.insights.some(
    ({ kind, columns }) => kind === 'distribution' && columns[0] === outcome?.name,
  )
  const isAllThereIs = context.measures.length === 1 && context.dimensions.length === 0
  if (!outcome || outcome.distinct < distinctMin || !(isMisled || isAllThereIs)) return []
  return [
    requestOf({
      type: 'histogram',
      x: outcome.index,
      metric: metricOf(context, outcome.index, 'avg'),
      score: histogramScore,
      why: `Bins with round edges show how ${outcome.label} is spread, which its average hides.`,
    }),
  ]
}

function histogramDraft(request: CardRequest, context: CardContext): CardDraft<'histogram'> | null {
  const index = request.x
  const source = index === null ? null : context.table.columns[index]!
  if (index === null || !source?.numbers) return null
  const filters = shownRows(context, request)
  const keep = filterRows(context.table, openConditions(context, request))
  const numbers = keep ? keptNumbers(source.numbers, keep) : sortedNumbers(source)
  if (numbers.length < (request.asked ? 1 : rowsMin)) return null
  if (!request.asked && commonShare(numbers) > commonShareMax) return null
  const { format, summary } = context.profile.columns[index]!
  const integers = summary?.integers ?? false
  const rows = request.bins
    ? countBetween(numbers, request.bins)
    : namedBins(
        binNumbers(numbers, { integers, wanted: request.limit, width: request.asked?.binWidth ?? null }),
        format,
      )
  if (rows.length < 2 && !request.asked) return null
  const columns = ['bin', 'bin_start', 'bin_end', 'count']
  const plain = describeSpread(numbers, { name: source.name, format, filters })
  const sentence = explain(context, request, plain)
  return {
    type: 'histogram',
    title:
      request.asked?.title ??
      `Distribution of ${lowerFirst(columnLabel(context, index))}${filterWords(context, request.asked?.filters ?? [])}`,
    description: sentence.text,
    spec: { x: source.name, bins: rows.length },
    data_preview: {
      columns,
      rows: previewRows(columns, rows),
      x_axis: axisTitle(context, index, null),
      y_axis: 'Number of rows',
    },
    config: {
      ...(filters.length > 0 && { query: queryConditions(filters) }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(format && { formats: { bin_start: format, bin_end: format } }),
      size: 'medium',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

type BinRow = [label: string, start: number, end: number, count: number]

function namedBins(bins: Bin[], format: ValueFormat | null): BinRow[] {
  const text = (value: number) => formatValue(value, format)
  return bins.map(({ isSingle, start, end, count }) => [
    isSingle ? text(start) : `${text(start)} – ${text(end)}`,
    start,
    end,
    count,
  ])
}

/** The share of the middle value, which is the commonest where any has more than half. */
function commonShare(sorted: Float64Array): number {
  const middle = sorted[sorted.length >> 1]!
  let count = 0
  for (let at = 0; at < sorted.length; at++) if (sorted[at] === middle) count++
  return count / sorted.length
}

function keptNumbers(numbers: Float64Array, keep: Uint8Array): Float64Array {
  const kept = new Float64Array(numbers.length)
  let count = 0
  for (let row = 0; row < numbers.length; row++) {
    if (keep[row] && !Number.isNaN(numbers[row]!)) kept[count++] = numbers[row]!
  }
  return sortNumbers(kept.subarray(0, count))
}
