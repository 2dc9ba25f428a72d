const period = /^(\d{4})(?:-(?:Q([1-4])|W(\d\d)|(\d\d)(?:-(\d\d)(?:[T ](\d\d)(?::(\d\d))?.*)?)?))?$/
const dayMs = 86_400_000

/** The start of a period (`2025`, `2025-Q1`, `2025-03`, `2025-W07`, `2025-03-09`, `2025-03-09T14`) in UTC, or null. */
export function periodStart(text: unknown): number | null {
  const parts = period.exec(String(text))
  if (!parts) return null
  const [, year, quarter, week, month, day, hour, minute] = parts.map((part) =>
    part === undefined ? undefined : Number(part),
  )
  if (week !== undefined) return weekStart(year!, week)
  const monthAt = quarter === undefined ? (month ?? 1) - 1 : (quarter - 1) * 3
  return Date.UTC(year!, monthAt, day ?? 1, hour ?? 0, minute ?? 0)
}

/** ISO 8601: week 1 is the one with January 4th, and weeks start on Monday. */
function weekStart(year: number, week: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const weekday = (fourth.getUTCDay() + 6) % 7
  return fourth.getTime() + ((week - 1) * 7 - weekday) * dayMs
}
