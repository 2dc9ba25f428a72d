const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whether the calendar has this day. */
export function isRealDate(date: { year: number; month: number; day: number }): boolean {
  const { year, month, day } = date
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > monthDays[month - 1]!) return false
  return month !== 2 || day < 29 || isLeap(year)
}
