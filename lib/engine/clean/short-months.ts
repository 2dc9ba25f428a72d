import { withoutAccents } from './month-names'

const monthWord = /(?:^|[^a-z])(?:yymm|month|yearmonth|ym|monat|mois|mes|mese|maand)(?:$|[^a-z])/
const periodWord = /(?:^|[^a-z])(?:period|periode|periodo|cohort|kohorte|vintage)(?:$|[^a-z])/
const [monthsPerYear, century] = [12, 100]
/** Two-digit years up to here are of this century, as far as data speak of months. */
const [lastYear, firstYear] = [39, 60]
/** `1901` to `2012` may be years as well. */
const yearsAsMonths = { from: 2019 * monthsPerYear, to: 2021 * monthsPerYear - 1 }
/** Numbers with fewer digits are months without a year, or counts of them. */
const yearMin = 10
const monthsMin = 3
/** Of the months from the first to the last so many are there: months follow each other, codes stand anywhere. */
const presentMin = 0.5

/** `Month`, `YYMM`, `Cohort`: a word of the name says that months may stand in it. */
export function isNamedAsMonth(name: string): boolean {
  const plain = withoutAccents(name.toLowerCase())
  return monthWord.test(plain) || periodWord.test(plain)
}

/** The first day of `2112`, December 2021; NaN where it is no year and month. */
export function monthOfShortYear(value: number): number {
  const [year, month] = [Math.floor(value / century), value % century]
  const isYear = year >= yearMin && (year <= lastYear || (year >= firstYear && year < century))
  if (!isYear || month < 1 || month > monthsPerYear) return Number.NaN
  return Date.UTC(year <= lastYear ? 2000 + year : 1900 + year, month - 1, 1)
}

/** Whether they are most of the months between the first and the last, and can't be years of a column of periods. */
export function areMonths(dates: Float64Array, name: string): boolean {
  const present = dates.filter((ms) => !Number.isNaN(ms))
  const months = new Set(Array.from(present, monthAt))
  const first = Math.min(...months)
  const last = Math.max(...months)
  const mayBeYears = first >= yearsAsMonths.from && last <= yearsAsMonths.to
  if (mayBeYears && !monthWord.test(withoutAccents(name.toLowerCase()))) return false
  return months.size >= monthsMin && months.size >= presentMin * (last - first + 1)
}

function monthAt(ms: number): number {
  const date = new Date(ms)
  return date.getUTCFullYear() * monthsPerYear + date.getUTCMonth()
}
