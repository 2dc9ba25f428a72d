import { describeBoxes } from '../narrate/describe-boxes'
import { explain } from '../narrate/explain'
import { axisTitle, columnLabel, filterWords } from '../narrate/title-of'
import { groupNumbers, quantileOf } from '../table/aggregate-groups'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import { missingCode } from '../table/table'
import type { CardContext, CardDraft, CardRequest, CardRule } from './card'
import { dimensionOf } from './dimension-of'
import { lowerFirst, metricOf, upperFirst } from './metric'
import { previewRows, tidyNumber } from './preview'
import { requestOf } from './request'

/** Five numbers are not worth a summary of five. */
const perGroupMin = 5
const groupsMax = 12
/** Tukey (1977): what lies further out than this many box lengths is drawn on its own. */
const whiskerLength = 1.5
const outliersMax = 200
const boxplotScore = 0.5

/** The spread of a measure in each category. */
export const boxplotCard: CardRule<'boxplot'> = { candidates: boxplotCandidates, draft: boxplotDraft }

function boxplotCandidates(context: CardContext): CardRequest[] {
  const dimension = context.dimensions.find(({ distinct }) => distinct >= 2 && distinct <= groupsMax)
  if (!dimension) return []
  return context.measures
    .filter(({ distinct }) => distinct > perGroupMin * 2)
    .map((column, place) =>
      requestOf({
        type: 'boxplot',
        x: dimension.index,
        metric: metricOf(context, column.index, 'median'),
        score: boxplotScore * 0.9 ** place * (column.additivity === 'intensive' ? 1 : 0.8),
        why: `Boxes compare the spread of ${column.label} between groups, not only its average.`,
      }),
    )
}

export interface Box {
  category: string
  rows: number
  outliers: number[]
  low: number
  q1: number
  median: number
  q3: number
  high: number
}

function boxplotDraft(request: CardRequest, context: CardContext): CardDraft<'boxplot'> | null {
  const y = request.metric.column
  const numbers = y === null ? null : context.table.columns[y]!.numbers
  if (y === null || !numbers) return null
  const boxes = boxesOf(request, context, numbers)
  if (boxes.length === 0 || (!request.asked && boxes.length < 2)) return null
  const columns = ['category', 'min', 'q1', 'median', 'q3', 'max']
  const cells = boxes.map(({ category, low, q1, median, q3, high }) => [category, low, q1, median, q3, high])
  const outliers = boxes.flatMap(({ category, outliers: values }) =>
    values.map((value) => ({ category, value: tidyNumber(value) })),
  )
  const filters = [...context.filters, ...request.filters]
  const sentence = explain(context, request, describeBoxes(context, request, boxes))
  const format = context.profile.columns[y]!.format
  const name = upperFirst(columnLabel(context, y))
  const by = request.x === null ? '' : ` by ${lowerFirst(columnLabel(context, request.x))}`
  return {
    type: 'boxplot',
    title:
      request.asked?.title ??
      `Spread of ${lowerFirst(name)}${by}${filterWords(request.asked?.filters ?? [])}`,
    description: sentence.text,
    spec: {
      y: context.table.columns[y]!.name,
      ...(request.x !== null && { x: context.table.columns[request.x]!.name }),
    },
    data_preview: {
      columns,
      rows: previewRows(columns, cells),
      x_axis: request.x === null ? '' : axisTitle(context, request.x, null),
      y_axis: name,
      outliers: outliers.slice(0, outliersMax),
    },
    config: {
      ...(filters.length > 0 && { query: { filters } }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(format && {
        formats: Object.fromEntries(
          [...columns.slice(1), context.table.columns[y]!.name].map((key) => [key, format]),
        ),
      }),
      size: 'medium',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

function boxesOf(request: CardRequest, context: CardContext, numbers: Float64Array): Box[] {
  const keep = filterRows(context.table, [...context.filters, ...request.filters])
  const axis = request.x === null ? null : indexDimension(dimensionOf(context, request.x, request.grain))
  const groups = new Int32Array(numbers.length)
  for (let row = 0; row < groups.length; row++) {
    groups[row] = keep && !keep[row] ? missingCode : (axis?.groups[row] ?? 0)
  }
  const keys = axis?.keys ?? [upperFirst(columnLabel(context, request.metric.column!))]
  const least = request.asked ? 1 : perGroupMin
  const boxes = groupNumbers({ groups, count: keys.length }, numbers)
    .map((sorted, place) => ({ category: String(keys[place]), sorted }))
    .filter(({ sorted }) => sorted.length >= least)
    .map(({ category, sorted }) => boxOf(category, sorted))
  const ordered = axis?.ordered ? boxes : boxes.sort((a, b) => b.median - a.median)
  return request.asked ? ordered : ordered.slice(0, groupsMax)
}

function boxOf(category: string, sorted: Float64Array): Box {
  const q1 = quantileOf(sorted, 0.25)
  const q3 = quantileOf(sorted, 0.75)
  const reach = whiskerLength * (q3 - q1)
  const first = sorted.findIndex((value) => value >= q1 - reach)
  const last = sorted.findLastIndex((value) => value <= q3 + reach)
  const outliers = [...sorted.subarray(0, first), ...sorted.subarray(last + 1)]
  const [low, high] = [sorted[first]!, sorted[last]!]
  return { category, rows: sorted.length, outliers, low, q1, median: quantileOf(sorted, 0.5), q3, high }
}
