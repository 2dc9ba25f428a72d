import type { CardConfig } from '@/lib/contracts/blocks'
import type { CardData, CardSpec } from '@/lib/contracts/cards'
import { describeCourse } from '../narrate/describe-series'
import { explain } from '../narrate/explain'
import { joinSentences } from '../narrate/sentence'
import { seriesTitle } from '../narrate/title-of'
import { unfinishedShown } from '../narrate/unfinished-periods'
import type { CardContext, CardRequest } from '../request/card'
import { seriesConfig, seriesRows } from '../request/series-rows'
import { seriesData } from './series-data'

const courseLimits = { x: 1000, groups: 5 }

interface CourseDraft {
  title: string
  description: string
  spec: CardSpec<'line'>
  data_preview: CardData<'line'>
  config: CardConfig
  clause?: string
}

/** What line and area share: a measure along an axis that has an order. */
export function courseDraft(request: CardRequest, context: CardContext): CourseDraft | null {
  if (request.x === null) return null
  const series = seriesRows(context, request, courseLimits)
  const least = request.asked ? 1 : 3
  if (new Set(series.result.rows.map((row) => row.x)).size < least) return null
  const isMoving = series.result.rows.some(({ value }) => value !== series.result.rows[0]!.value)
  if (!request.asked && !isMoving) return null
  const sentence = explain(context, request, describeCourse({ context, request, series }))
  const isNoted = sentence.text !== '' && !sentence.text.includes('not complete')
  const cut = isNoted ? unfinishedNote(context, request) : ''
  return {
    title: request.asked?.title ?? seriesTitle(context, request),
    description: joinSentences([sentence.text, cut]),
    ...seriesData(context, { ...request, x: request.x }, series),
    config: {
      ...seriesConfig(request, series),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(sentence.annotations && { annotations: sentence.annotations }),
      size: 'full',
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

function unfinishedNote(context: CardContext, request: CardRequest): string {
  if (request.filters.length === 0) return unfinishedShown(context, request)
  if (request.asked) return ''
  return context.compared?.time.until?.open !== undefined
    ? `The last ${request.grain}s, of which many are still open, are left out.`
    : `A ${request.grain} that is not complete is left out.`
}
