import { defaultLocale } from './number-format'

/** How a language writes times. */
export interface PeriodWords {
  /** From January on, as they stand before a year. */
  months: string[]
  day: (day: number, month: string, year: string) => string
  dayOfMonth: (day: number, month: string) => string
  /** Without a year where it is said elsewhere. */
  week: (week: number, year?: string) => string
  quarter: (quarter: string) => string
}

const english: PeriodWords = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  day: (day, month, year) => `${month} ${day}, ${year}`,
  dayOfMonth: (day, month) => `${month} ${day}`,
  week: (week, year) => (year ? `Week ${week}, ${year}` : `Week ${week}`),
  quarter: (quarter) => `Q${quarter}`,
}

/** By BCP 47. A share page in English has no need of the others, which `foreign-periods.ts` brings. */
const words: Record<string, PeriodWords> = { [defaultLocale]: english }

export const addPeriodWords = (others: Record<string, PeriodWords>): void => void Object.assign(words, others)

/** Those of a BCP 47 locale that a dashboard may have, else English. */
export const periodWords = (locale = defaultLocale): PeriodWords => words[locale] ?? english
