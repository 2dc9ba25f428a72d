import type { CardConfig } from '@/lib/contracts/blocks'
import type { CardData, CardSpec } from '@/lib/contracts/cards'
import { formatValue } from '@/lib/format/format-value'
import { giantsOf } from '../insights/giants'
import { describeCourse } from '../narrate/describe-series'
import { explain } from '../narrate/explain'
import { joinSentences } from '../narrate/sentence'
import { seriesTitle } from '../narrate/title-of'
import { unfinishedShown } from '../narrate/unfinished-periods'
import type { CardContext, CardRequest } from '../request/card'
import { seriesConfig, seriesRows } from '../request/series-rows'
import { isFilter } from '../table/condition'
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
    description: joinSentences([sentence.text, cut, giantsNote(context, request)]),
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

/** That a few rows which would be all that a course shows are not in it. */
function giantsNote({ table, profile }: CardContext, { metric, filters, asked }: CardRequest): string {
  const column = asked || metric.column === null ? null : profile.columns[metric.column]!
  const giants = column && giantsOf(table, column)
  const isLeftOut = filters
    .filter(isFilter)
    .some(({ column: name, op, value }) => name === column?.name && op === '<' && value === giants?.least)
  if (!column || !giants || !isLeftOut) return ''
  const sum = formatValue(giants.sum, column.format, { compact: true })
  return giants.rows.length === 1
    ? `Without the largest row of ${sum}.`
    : `Without the ${giants.rows.length} largest rows, ${sum} together.`
}

function unfinishedNote(context: CardContext, request: CardRequest): string {
  const isCut = request.filters.filter(isFilter).some(({ column }) => column === context.time?.name)
  if (!isCut) return unfinishedShown(context, request)
  if (request.asked) return ''
  return context.compared?.time.until?.open !== undefined
    ? `The last ${request.grain}s, of which many are still open, are left out.`
    : `A ${request.grain} that is not complete is left out.`
}
