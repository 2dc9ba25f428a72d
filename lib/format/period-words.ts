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
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: (day, month, year) => `${month} ${day}, ${year}`,
  dayOfMonth: (day, month) => `${month} ${day}`,
  week: (week, year) => (year ? `Week ${week}, ${year}` : `Week ${week}`),
  quarter: (quarter) => `Q${quarter}`,
}

const words: Record<string, PeriodWords> = {
  [defaultLocale]: english,
  'de-DE': {
    months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
    day: (day, month, year) => `${day}. ${month} ${year}`,
    dayOfMonth: (day, month) => `${day}. ${month}`,
    week: (week, year) => (year ? `KW ${week} ${year}` : `KW ${week}`),
    quarter: (quarter) => `Q${quarter}`,
  },
  'fr-FR': {
    months: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    day: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
    dayOfMonth: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
    week: (week, year) => (year ? `sem. ${week} de ${year}` : `sem. ${week}`),
    quarter: (quarter) => `T${quarter}`,
  },
  'es-ES': {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    day: (day, month, year) => `${day} ${month} ${year}`,
    dayOfMonth: (day, month) => `${day} ${month}`,
    week: (week, year) => (year ? `sem. ${week} de ${year}` : `sem. ${week}`),
    quarter: (quarter) => `T${quarter}`,
  },
  'it-IT': {
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    day: (day, month, year) => `${day} ${month} ${year}`,
    dayOfMonth: (day, month) => `${day} ${month}`,
    week: (week, year) => (year ? `sett. ${week} del ${year}` : `sett. ${week}`),
    quarter: (quarter) => `T${quarter}`,
  },
}

/** Those of a BCP 47 locale that a dashboard may have, else English. */
export const periodWords = (locale: string | undefined): PeriodWords =>
  words[locale ?? defaultLocale] ?? english
