const dayMs = 86_400_000
const weeksMax = 53

/** A day (1 is Monday) of an ISO 8601 week: week 1 is the one with January 4th. Null where no year has such a week. */
export function dayOfWeek({ year, week, day }: { year: number; week: number; day: number }): {
  year: number
  month: number
  day: number
} | null {
  if (week < 1 || week > weeksMax) return null
  const fourth = Date.UTC(year, 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs
  const date = new Date(monday + ((week - 1) * 7 + day - 1) * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
