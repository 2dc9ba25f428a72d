import type { Grain } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { grainWords } from '@/lib/format/grain-words'
import type { CardContext, CardRequest } from '../request/card'
import { filterWords } from './condition-words'

/** A column's name in words, as a title begins with it. */
export const columnLabel = (context: CardContext, index: number) => context.profile.columns[index]!.label

/** What a card shows, in words: `Revenue by region and channel`. */
export function seriesTitle(context: CardContext, request: CardRequest): string {
  const parts = [request.x === null ? null : axisWords(context, request.x, request.grain)]
  if (request.group !== null) parts.push(lowerFirst(columnLabel(context, request.group)))
  const by = parts.filter(Boolean).join(' and ')
  return `${request.metric.label}${by ? ` by ${by}` : ''}${filterWords(context, askedFilters(request))}`
}

/** What the engine filters by itself (an unfinished last period) is told in the description, not in the title. */
const askedFilters = (request: CardRequest) => (request.asked ? request.asked.filters : [])

export function axisWords(context: CardContext, index: number, grain: Grain | null): string {
  return grain ? grainWords[grain] : lowerFirst(columnLabel(context, index))
}

export const axisTitle = (context: CardContext, index: number, grain: Grain | null) =>
  upperFirst(grain ? grainWords[grain] : columnLabel(context, index))
