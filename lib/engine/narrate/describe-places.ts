import { formatCount } from '@/lib/format/format-count'
import { formatValue } from '@/lib/format/format-value'
import { measureName } from '../metric/metric-query'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { shownRows } from '../request/shown-rows'
import { arithmetic, figure, type Sentence } from './sentence'

interface Places {
  latitude: ColumnProfile
  longitude: ColumnProfile
  label: ColumnProfile | undefined
  /** Whether a place is measured over its rows, rather than a row of the data. */
  isMeasured: boolean
  places: Record<string, unknown>[]
  total: number
}

/** What a map means: where the measure is highest, or how many places there are. */
export function describePlaces(context: CardContext, request: CardRequest, shown: Places): Sentence {
  const { metric } = request
  const { latitude, longitude, label, isMeasured, places, total } = shown
  const known = metric.column === null ? [] : places.filter((place) => typeof place[metric.name] === 'number')
  const [first, ...rest] = known
  if (!first) return { text: `${formatCount(total)} ${total === 1 ? 'place' : 'places'}.`, evidence: null }
  const sizeOf = (place: Record<string, unknown>) => place[metric.name] as number
  const top = rest.reduce((best, place) => (sizeOf(place) > sizeOf(best) ? place : best), first)
  const at = [latitude, longitude].map(({ name }) => ({
    column: name,
    op: '=' as const,
    value: top[name] as number,
  }))
  const name =
    label && top[label.name]
      ? String(top[label.name])
      : `The place at ${at.map(({ value }) => value).join(', ')}`
  const value = figure(sizeOf(top), formatValue(sizeOf(top), metric.format, { compact: true }), {
    measure: isMeasured ? measureName(metric) : 'max',
    column: metric.name,
    filters: shownRows(context, request),
    own: at,
    rows: known.length,
  })
  return arithmetic(`${name} is highest at ${value.text}.`, total, [value])
}
