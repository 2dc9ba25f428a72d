import { splitDate } from './date-text'
import { findMonth, withoutAccents } from './month-names'

/** Months, the first of a year being 0; of no year where none is said. */
interface Span {
  year: number | null
  from: number
  to: number
}

const monthsOf = { month: 1, quarter: 3, half: 6 }
const yearAlone = /^(?:fy\s?)?((?:19|20)\d{2})$/
const partAlone = /^(?:(q|t)\s?([1-4])|(h|s)\s?([12]))$/

/** What of a year a text is of: `Jan`, `Q1`, `2021`, `Q2 2021`, `May 2021`; null for any other text. */
function spanOf(text: string): Span | null {
  const plain = withoutAccents(text.trim().toLowerCase())
  const year = yearAlone.exec(plain)?.[1]
  if (year) return { year: Number(year), from: 0, to: 12 }
  const [, quarter, at, half, side] = partAlone.exec(plain) ?? []
  if (quarter) return { year: null, from: (Number(at) - 1) * 3, to: Number(at) * 3 }
  if (half) return { year: null, from: (Number(side) - 1) * 6, to: Number(side) * 6 }
  const month = findMonth(plain)
  if (month !== null) return { year: null, from: month - 1, to: month }
  const date = splitDate(text.trim())
  if (!date || !Object.hasOwn(monthsOf, date.form)) return null
  const from = date.month - 1
  return { year: date.year, from, to: from + monthsOf[date.form as keyof typeof monthsOf] }
}

/** Whether a text is of a longer time than each of some others, and of all of theirs: a quarter of its months. */
export function isLongerPeriod(text: string, others: string[]): boolean {
  const whole = spanOf(text)
  if (!whole) return false
  return others.every((other) => {
    const part = spanOf(other)
    if (!part || (part.year ?? whole.year) !== (whole.year ?? part.year)) return false
    return part.from >= whole.from && part.to <= whole.to && part.to - part.from < whole.to - whole.from
  })
}
