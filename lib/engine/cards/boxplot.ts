import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { metricOf } from '../metric/metric'
import { filterWords } from '../narrate/condition-words'
import { describeBoxes, undrawnWords } from '../narrate/describe-boxes'
import { explain } from '../narrate/explain'
import { joinSentences } from '../narrate/sentence'
import { axisTitle, columnLabel } from '../narrate/title-of'
import { boxesMax, boxesOf } from '../request/boxes-of'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { previewRows, tidyNumber } from '../request/preview'
import { requestOf } from '../request/request-of'
import { shownRows } from '../request/shown-rows'
import { queryConditions } from '../table/condition'

/** The values of fewer rows are better seen one by one. */
const distinctMin = 11
const outliersMax = 200
const boxplotScore = 0.5

/** The spread of a measure in each category. */
export const boxplotCard: CardRule<'boxplot'> = { candidates: boxplotCandidates, draft: boxplotDraft }

function boxplotCandidates(context: CardContext): CardRequest[] {
  const dimension = context.dimensions.find(({ distinct }) => distinct >= 2 && distinct <= boxesMax)
  if (!dimension) return []
  return context.measures
    .filter(({ distinct }) => distinct >= distinctMin)
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

function boxplotDraft(request: CardRequest, context: CardContext): CardDraft<'boxplot'> | null {
  const y = request.metric.column
  const numbers = y === null ? null : context.table.columns[y]!.numbers
  if (y === null || !numbers) return null
  const drawn = boxesOf(request, context, numbers)
  const { boxes } = drawn
  if (boxes.length === 0 || (!request.asked && boxes.length < 2)) return null
  const columns = ['category', 'min', 'q1', 'median', 'q3', 'max']
  const cells = boxes.map(({ category, low, q1, median, q3, high }) => [category, low, q1, median, q3, high])
  const outliers = boxes.flatMap(({ category, outliers: values }) =>
    values.map((value) => ({ category, value: tidyNumber(value) })),
  )
  const filters = shownRows(context, request)
  const sentence = explain(context, request, describeBoxes(context, request, drawn))
  const format = context.profile.columns[y]!.format
  const name = upperFirst(columnLabel(context, y))
  const by = request.x === null ? '' : ` by ${lowerFirst(columnLabel(context, request.x))}`
  return {
    type: 'boxplot',
    title:
      request.asked?.title ??
      `Spread of ${lowerFirst(name)}${by}${filterWords(context, request.asked?.filters ?? [])}`,
    description: joinSentences([sentence.text, undrawnWords(drawn)]),
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
      ...(filters.length > 0 && { query: queryConditions(filters) }),
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
