import { lowerFirst } from '@/lib/format/first-letter'
import { metricOf } from '../metric/metric'
import { describePair } from '../narrate/describe-pair'
import { explain } from '../narrate/explain'
import { axisTitle, columnLabel } from '../narrate/title-of'
import { areBound, rankPairs } from '../rank/rank-pairs'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { pointRows } from './points'
import { pairTitle, pointFormats } from './scatter'

/** Bubbles cover each other sooner than points do. */
const bubblesMin = 10
const bubblesMax = 150
const bubbleScore = 0.6

/** Two numbers of each row against each other, a third as the size. */
export const bubbleCard: CardRule<'bubble'> = { candidates: bubbleCandidates, draft: bubbleDraft }

function bubbleCandidates(context: CardContext): CardRequest[] {
  if (context.table.rowCount < bubblesMin || context.table.rowCount > bubblesMax) return []
  return rankPairs(context).flatMap(({ x, y, strength }) => {
    const size = context.measures.find(
      ({ index, summary, additivity }) =>
        index !== x &&
        index !== y &&
        additivity === 'additive' &&
        (summary?.min ?? -1) >= 0 &&
        !areBound(context, index, x) &&
        !areBound(context, index, y),
    )
    if (!size) return []
    const why = `Few rows with three numbers each: the size of a bubble is its ${size.label}.`
    return [
      requestOf({
        type: 'bubble',
        x,
        metric: metricOf(context, y, 'avg'),
        size: size.index,
        score: bubbleScore * strength,
        why,
      }),
    ]
  })
}

function bubbleDraft(request: CardRequest, context: CardContext): CardDraft<'bubble'> | null {
  const { x, size, group } = request
  const y = request.metric.column
  if (x === null || y === null || size === null) return null
  const others = group === null ? [] : [group]
  const { preview, query } = pointRows(context, request, { needed: [x, y, size], others })
  if (preview.total_rows < (request.asked ? 1 : bubblesMin)) return null
  const sentence = explain(context, request, describePair(context, request))
  const nameAt = (index: number) => context.table.columns[index]!.name
  return {
    type: 'bubble',
    title:
      request.asked?.title ??
      `${pairTitle(context, request, y)}, sized by ${lowerFirst(columnLabel(context, size))}`,
    description: sentence.text,
    spec: {
      x: nameAt(x),
      y: nameAt(y),
      size: nameAt(size),
      ...(group !== null && { grouping: nameAt(group) }),
    },
    data_preview: { ...preview, x_axis: axisTitle(context, x, null), y_axis: axisTitle(context, y, null) },
    config: {
      ...(query && { query }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      formats: pointFormats(context, [x, y, size]),
      size: 'medium',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}
