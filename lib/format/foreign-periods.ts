import { addPeriodWords, type PeriodWords } from './period-words'

interface DayFirst {
  months: string
  /** `KW`, and what stands between its number and the year. */
  week: [name: string, ofYear: string]
  quarter: 'Q' | 'T'
  number?: (day: number) => string
}

/** Languages that write `9 mar 2025`. */
function dayFirst({ months, week: [name, ofYear], quarter: letter, number = String }: DayFirst): PeriodWords {
  const dayOfMonth = (day: number, month: string) => `${number(day)} ${month}`
  return {
    months: months.split(' '),
    day: (day, month, year) => `${dayOfMonth(day, month)} ${year}`,
    dayOfMonth,
    week: (week, year) => `${name} ${week}${year ? ofYear + year : ''}`,
    quarter: (quarter) => letter + quarter,
  }
}

addPeriodWords({
  'de-DE': dayFirst({
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    week: ['KW', ' '],
    quarter: 'Q',
    number: (day) => `${day}.`,
  }),
  'fr-FR': dayFirst({
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    week: ['sem.', ' de '],
    quarter: 'T',
    number: (day) => (day === 1 ? '1er' : `${day}`),
  }),
  'es-ES': dayFirst({
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    week: ['sem.', ' de '],
    quarter: 'T',
  }),
  'it-IT': dayFirst({
    months: 'gen feb mar apr mag giu lug ago set ott nov dic',
    week: ['sett.', ' del '],
    quarter: 'T',
  }),
})
