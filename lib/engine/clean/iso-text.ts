/** `00` to `99`: written once, since a column may have a text a row. */
const two = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
const four = (year: number): string => (year >= 1000 ? String(year) : String(year).padStart(4, '0'))

/** `2025-03-09` of milliseconds since 1970-01-01, as if in UTC. */
export function isoDate(ms: number): string {
  const date = new Date(ms)
  return `${four(date.getUTCFullYear())}-${two[date.getUTCMonth() + 1]}-${two[date.getUTCDate()]}`
}

/** `14:05:00` of milliseconds since midnight. */
export function isoTime(ms: number): string {
  const date = new Date(ms)
  return `${two[date.getUTCHours()]}:${two[date.getUTCMinutes()]}:${two[date.getUTCSeconds()]}`
}

/** `2025-03-09T14:05:00` of milliseconds since 1970-01-01, as if in UTC. */
export const isoDateTime = (ms: number): string => `${isoDate(ms)}T${isoTime(ms)}`
