const [two, four] = [2, 4]
const pad = (value: number, width: number): string => String(value).padStart(width, '0')

/** `2025-03-09` of milliseconds since 1970-01-01, as if in UTC. */
export function isoDate(ms: number): string {
  const date = new Date(ms)
  return `${pad(date.getUTCFullYear(), four)}-${pad(date.getUTCMonth() + 1, two)}-${pad(date.getUTCDate(), two)}`
}

/** `14:05:00` of milliseconds since midnight. */
export function isoTime(ms: number): string {
  const date = new Date(ms)
  return `${pad(date.getUTCHours(), two)}:${pad(date.getUTCMinutes(), two)}:${pad(date.getUTCSeconds(), two)}`
}

/** `2025-03-09T14:05:00` of milliseconds since 1970-01-01, as if in UTC. */
export const isoDateTime = (ms: number): string => `${isoDate(ms)}T${isoTime(ms)}`
