import { periodWords } from './period-words'

const period = /^(-?\d{4,6})(?:-(?:Q([1-4])|W(\d\d)|(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::\d\d)?)?)?)?))?$/

/**
 * A value of a time axis as people read it: `2025-Q1` is `Q1 2025`, `2025-03` is `Mar 2025`, `2025-03-09` is
 * `Mar 9, 2025`, in the words of a locale. What is no such value is given back as it stands.
 */
export function formatPeriod(value: string, locale?: string): string {
  const parts = period.exec(value)
  if (!parts) return value
  const words = periodWords(locale)
  const [, year, quarter, week, month, day, hour, minute] = parts
  if (quarter) return `${words.quarter(quarter)} ${year}`
  if (week) return words.week(Number(week), year!)
  if (!month) return year!
  const name = words.months[Number(month) - 1]
  if (!name) return value
  if (!day) return `${name} ${year}`
  const date = words.day(Number(day), name, year!)
  return hour ? `${date}, ${hour}:${minute ?? '00'}` : date
}
