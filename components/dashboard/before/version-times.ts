import { formatMoment } from '../format-moment'

/** When two versions were made, to the minute; to the second where the minute does not tell them apart. */
export function versionTimes(before: string, after: string): { before: string; after: string } {
  const isOneMinute = formatMoment(before, 'minute') === formatMoment(after, 'minute')
  const to = isOneMinute ? 'second' : 'minute'
  return { before: formatMoment(before, to), after: formatMoment(after, to) }
}
