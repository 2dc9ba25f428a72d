import type { Filter, Grain } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import type { CardContext, CardRequest } from '../cards/card'
import { lowerFirst, upperFirst } from '../cards/metric'

const grainWords: Record<Grain, string> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  weekday: 'day of the week',
  month_of_year: 'month of the year',
}

/** A column's name in words, as a title begins with it. */
export const columnLabel = (context: CardContext, index: number) => context.profile.columns[index]!.label

/** What a card shows, in words: `Revenue by region and channel`. */
export function seriesTitle(context: CardContext, request: CardRequest): string {
  const parts = [request.x === null ? null : axisWords(context, request.x, request.grain)]
  if (request.group !== null) parts.push(lowerFirst(columnLabel(context, request.group)))
  const by = parts.filter(Boolean).join(' and ')
  return `${request.metric.label}${by ? ` by ${by}` : ''}${filterWords(askedFilters(request))}`
}

/** What the engine filters by itself (an unfinished last period) is told in the description, not in the title. */
const askedFilters = (request: CardRequest) => (request.asked ? request.asked.filters : [])

export function axisWords(context: CardContext, index: number, grain: Grain | null): string {
  return grain ? grainWords[grain] : lowerFirst(columnLabel(context, index))
}

export const axisTitle = (context: CardContext, index: number, grain: Grain | null) =>
  upperFirst(grain ? grainWords[grain] : columnLabel(context, index))

const opWords: Record<Filter['op'], string> = {
  '=': '',
  '!=': 'not ',
  '>': 'above ',
  '>=': 'from ',
  '<': 'below ',
  '<=': 'up to ',
  between: '',
  in: '',
  contains: 'with ',
}

/** ` (region: West)`: the part of a title that says which rows. */
export function filterWords(filters: Filter[]): string {
  if (filters.length === 0) return ''
  const words = filters.map(({ column, op, value }) => {
    const values = (Array.isArray(value) ? value : [value]).map((entry) => formatPeriod(String(entry)))
    return `${column.replaceAll('_', ' ')}: ${opWords[op]}${values.join(op === 'between' ? ' to ' : ', ')}`
  })
  return ` (${words.join('; ')})`
}
