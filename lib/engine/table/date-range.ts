const pattern = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d))?)?)?)?)?$/
const [secondMs, minuteMs, hourMs, dayMs] = [1000, 60_000, 3_600_000, 86_400_000]

/** A stretch of time: from a moment on, until another. */
export interface DateRange {
  from: number
  until: number
}

/**
 * What a date of any length stands for, in milliseconds as if in UTC: `2025-03` is the whole month; null for what is no
 * such date.
 */
export function dateRange(text: string): DateRange | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const date = new Date(0)
  date.setUTCFullYear(Number(year), month ? Number(month) - 1 : 0, day ? Number(day) : 1)
  const isReal =
    (!month || date.getUTCMonth() === Number(month) - 1) && (!day || date.getUTCDate() === Number(day))
  if (!isReal || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null
  const from =
    date.getTime() +
    Number(hour ?? 0) * hourMs +
    Number(minute ?? 0) * minuteMs +
    Number(second ?? 0) * secondMs
  if (day) return { from, until: from + (second ? secondMs : minute ? minuteMs : hour ? hourMs : dayMs) }
  if (month) date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  return { from, until: date.getTime() }
}
