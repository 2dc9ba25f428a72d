import type { DateText } from './date-text'

/** `01/22`: a month and the last two digits of a year, where nothing but that makes a run of months of it. */
const monthOfYear = /^(0?[1-9]|1[0-2])\/(\d{2})$/
/** As far as data speak of months; years up to 12 may be months of a day as well. */
const [firstYear, lastYear] = [13, 39]
const monthsMin = 3
/** Of the months from the first to the last so many are there; parts of a whole (`3/15`) stand anywhere. */
const presentMin = 0.5

export function splitMonthYear(text: string): DateText | null {
  const [, month, short] = monthOfYear.exec(text) ?? []
  const year = Number(short)
  if (!month || year < firstYear || year > lastYear) return null
  return { form: 'month', separator: '/', timeMs: null, year: 2000 + year, month: Number(month), day: 1 }
}

/** Whether all texts are such months, and most of those between the first and the last are there. */
export function areMonthYears(texts: string[]): boolean {
  const dates = texts.map(splitMonthYear)
  if (dates.length === 0 || dates.includes(null)) return false
  const months = new Set(dates.map((date) => date!.year * 12 + date!.month))
  const [first, last] = [Math.min(...months), Math.max(...months)]
  // `3/20` and `7/20` are marks of twenty as well
  const isOfYears =
    new Set(dates.map((date) => date!.year)).size > 1 || texts.every((text) => text.length === 5)
  return isOfYears && months.size >= monthsMin && months.size >= presentMin * (last - first + 1)
}
