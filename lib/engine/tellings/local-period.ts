import '@/lib/format/foreign-periods'
import { type PeriodWords, periodWords } from '@/lib/format/period-words'

const { months } = periodWords(undefined)
const monthName = `(${months.join('|')})`
const month = new RegExp(`^${monthName}(?: (\\d{4}))?$`)
const day = new RegExp(`^${monthName} (\\d{1,2}), (\\d{4})((?:, | )\\d\\d:\\d\\d)?$`)
const dayAlone = new RegExp(`^${monthName} (\\d{1,2})$`)
const quarter = /^Q([1-4]) (\d{4})$/
const week = /^Week (\d{1,2})(?:, (\d{4}))?$/
const span = /^(.+) ?– ?(.+)$/

/** A time as English texts have it (`Mar 2025`, `Week 9, 2024`) as another language writes it; null where it is none. */
export function localPeriod(text: string, words: PeriodWords): string | null {
  const ofMonth = month.exec(text)
  if (ofMonth) return [words.months[months.indexOf(ofMonth[1]!)], ofMonth[2]].filter(Boolean).join(' ')
  const ofDay = day.exec(text)
  if (ofDay) {
    const name = words.months[months.indexOf(ofDay[1]!)]!
    return words.day(Number(ofDay[2]), name, ofDay[3]!) + (ofDay[4] ?? '')
  }
  const alone = dayAlone.exec(text)
  if (alone) return words.dayOfMonth(Number(alone[2]), words.months[months.indexOf(alone[1]!)]!)
  const ofQuarter = quarter.exec(text)
  if (ofQuarter) return `${words.quarter(ofQuarter[1]!)} ${ofQuarter[2]}`
  const ofWeek = week.exec(text)
  if (ofWeek) return words.week(Number(ofWeek[1]), ofWeek[2])
  const ends = span.exec(text)
  const [from, to] = [ends?.[1], ends?.[2]].map((end) => (end ? localPeriod(end, words) : null))
  return from && to ? `${from}–${to}` : null
}
