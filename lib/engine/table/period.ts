import type { Grain } from '@/lib/contracts/query'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** 1970-01-01 was a Thursday: three days after its week's Monday. */
const epochWeekday = 3

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type ReturningGrain = Extract<Grain, 'weekday' | 'month_of_year' | 'hour_of_day'>

/** Grains whose periods come again, so that no single stretch of time is one. */
export const isReturning = (grain: Grain | null): grain is ReturningGrain =>
  grain === 'weekday' || grain === 'month_of_year' || grain === 'hour_of_day'

/** The period of a grain that a plain date (milliseconds as if in UTC) falls into, as a number that sorts. */
export function periodNumber(time: number, grain: Grain): number {
  const days = Math.floor(time / dayMs)
  if (grain === 'day') return days
  if (grain === 'hour') return Math.floor(time / hourMs)
  if (grain === 'hour_of_day') return Math.floor(time / hourMs) - 24 * days
  if (grain === 'week') return Math.floor((days + epochWeekday) / 7)
  if (grain === 'weekday') return (((days + epochWeekday) % 7) + 7) % 7
  const months = monthNumber(time)
  if (grain === 'year') return Math.floor(months / 12)
  if (grain === 'quarter') return Math.floor(months / 3)
  return grain === 'month' ? months : months - 12 * Math.floor(months / 12)
}

/** The furthest moment that a `Date` holds. */
const momentMax = 8.64e15
/** Days before 1970 of 1 March of year 0, and the days of 400, 100, 4 years and one. */
const epochDays = 719_468
const [fourCenturies, century, fourYears, oneYear] = [146_097, 36_524, 1460, 365]

/**
 * Months since year 0 of a moment, by arithmetic on days counted from 1 March (Hinnant, "chrono-compatible low-level
 * date algorithms"): a `Date` for each distinct moment takes ten times as long.
 */
function monthNumber(time: number): number {
  if (!(Math.abs(time) <= momentMax)) return Number.NaN
  const days = Math.floor(Math.trunc(time) / dayMs) + epochDays
  const era = Math.floor(days / fourCenturies)
  const day = days - era * fourCenturies
  const leaps =
    Math.floor(day / fourYears) - Math.floor(day / century) + Math.floor(day / (fourCenturies - 1))
  const year = Math.floor((day - leaps) / oneYear)
  const dayOfYear = day - (oneYear * year + Math.floor(year / 4) - Math.floor(year / 100))
  // from March on months have 31, 30, 31, 30, 31 days, again and again
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  return (era * 400 + year) * 12 + month + 2
}

/** When a period begins, in milliseconds; for grains that return it is its number. */
export function periodStart(period: number, grain: Grain): number {
  if (grain === 'day') return period * dayMs
  if (grain === 'hour') return period * hourMs
  if (grain === 'week') return (period * 7 - epochWeekday) * dayMs
  if (grain === 'year') return utc(period, 0)
  if (grain === 'quarter') return utc(Math.floor(period / 4), (((period % 4) + 4) % 4) * 3)
  if (grain === 'month') return utc(Math.floor(period / 12), ((period % 12) + 12) % 12)
  return period
}

/** How a period stands on a time axis: `2025`, `2025-Q1`, `2025-03`, `2025-W07`, `2025-03-09`, `2025-03-09T14`, `Monday`, `March`, `14:00`. */
export function periodKey(period: number, grain: Grain): string {
  if (grain === 'weekday') return weekdays[period]!
  if (grain === 'month_of_year') return monthNames[period]!
  if (grain === 'hour_of_day') return hourKey(period)
  const start = new Date(periodStart(period, grain))
  if (grain === 'week') return weekKey(period)
  const year = fourDigits(start.getUTCFullYear())
  if (grain === 'year') return year
  if (grain === 'quarter') return `${year}-Q${Math.floor(start.getUTCMonth() / 3) + 1}`
  const month = `${year}-${twoDigits(start.getUTCMonth() + 1)}`
  if (grain === 'month') return month
  const day = `${month}-${twoDigits(start.getUTCDate())}`
  return grain === 'day' ? day : `${day}T${twoDigits(start.getUTCHours())}`
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function weekKey(week: number): string {
  const thursday = week * 7
  const year = new Date(thursday * dayMs).getUTCFullYear()
  const firstDay = utc(year, 0) / dayMs
  return `${fourDigits(year)}-W${twoDigits(Math.floor((thursday - firstDay) / 7) + 1)}`
}

function utc(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 1)
  return date.getTime()
}

export const hourKey = (hour: number) => `${twoDigits(hour)}:00`

const twoDigits = (value: number) => String(value).padStart(2, '0')
const fourDigits = (value: number) => (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(4, '0')
