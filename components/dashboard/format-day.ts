import { formatPeriod } from '@/lib/format/format-period'

const dayLength = 'YYYY-MM-DD'.length

/** The day of a timestamp, in UTC on server and browser alike, so that both write the same. */
export function formatDay(timestamp: string): string {
  return formatPeriod(timestamp.slice(0, dayLength))
}
