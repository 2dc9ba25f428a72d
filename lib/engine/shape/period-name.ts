import { splitDate } from '../clean/date-text'
import { findMonth } from '../clean/month-names'
import { readYearSpan } from '../clean/year-spans'

export type PeriodKind =
  | 'year'
  | 'half'
  | 'quarter'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'span'
  | 'month_of_year'
  | 'months_on'
  | 'weeks_on'
  | 'days_on'
  | 'years_on'
  | 'quarters_on'

export const periodWords: Record<PeriodKind, { one: string; many: string }> = {
  year: { one: 'Year', many: 'years' },
  half: { one: 'Half-year', many: 'half-years' },
  quarter: { one: 'Quarter', many: 'quarters' },
  month: { one: 'Month', many: 'months' },
  month_of_year: { one: 'Month', many: 'months' },
  week: { one: 'Week', many: 'weeks' },
  day: { one: 'Date', many: 'days' },
  hour: { one: 'Hour', many: 'hours' },
  span: { one: 'Year', many: 'years' },
  months_on: { one: 'Month', many: 'months' },
  weeks_on: { one: 'Week', many: 'weeks' },
  days_on: { one: 'Day', many: 'days' },
  years_on: { one: 'Year', many: 'years' },
  quarters_on: { one: 'Quarter', many: 'quarters' },
}

/** A column's name that says when its numbers are of. */
export interface PeriodName {
  kind: PeriodKind
  /** As it is written in a cell: `2024-03`, `2022-Q1`, `2012`, `Jan`. */
  text: string
  /** Grows with time. */
  at: number
  /** What stands before it, as `Sales` in `Sales 2021`. */
  measure: string
}

/** `Month 0`, `W12`: the how manieth of a year, or since a start; `Q5` is as often a question. */
const elapsed: { kind: PeriodKind; name: RegExp; most: number }[] = [
  { kind: 'months_on', name: /^(?:month|mon|m|monat|mois|mes|mese)[\s_+-]{0,2}(\d{1,4})$/i, most: 60 },
  {
    kind: 'weeks_on',
    name: /^(?:week|wk|w|kw|woche|semaine|sem|semana|settimana)[\s_+-]{0,2}(\d{1,4})$/i,
    most: 53,
  },
  { kind: 'days_on', name: /^(?:day|d|tag|jour|dia|día|giorno)[\s_+-]{0,2}(\d{1,4})$/i, most: 366 },
  { kind: 'years_on', name: /^(?:year|yr|jahr|an|année|año|anno)[\s_+-]{0,2}(\d{1,4})$/i, most: 50 },
  { kind: 'quarters_on', name: /^(?:quarter|q|quartal|trimestre)[\s_+-]{0,2}(\d{1,4})$/i, most: 4 },
]

const year = /^(?:FY|SY|CY|X|Y|YR|YEAR|JAHR)?[\s_]?((?:19|20)\d{2})$/i
const elapsedMin = 3
const yearBefore = /^((?:19|20)\d{2})[\s_-]+(\p{L}.*)$/u
const yearBehind = /^(.*\p{L}[^\d]*?)[\s_-]+((?:19|20)\d{2})$/u
const fiscalQuarter = /^(?:FY\s?)?((?:19|20)\d{2})[\s_-]*[QT]([1-4])$/i
const pad = (number: number) => String(number).padStart(2, '0')

/** Reads a column's name as a period; null for any other name. */
export function readPeriod(name: string): PeriodName | null {
  const text = name.trim()
  return readWhole(text) ?? readBehind(text)
}

function readWhole(text: string): PeriodName | null {
  const named = (kind: PeriodKind, at: number, cell: string): PeriodName => ({
    kind,
    at,
    text: cell,
    measure: '',
  })
  const ofYear = year.exec(text)?.[1]
  if (ofYear) return named('year', Number(ofYear), ofYear)
  const [, fiscal, part] = fiscalQuarter.exec(text) ?? []
  if (fiscal) return named('quarter', Number(fiscal) * 4 + Number(part), `${fiscal}-Q${part}`)
  const month = findMonth(text)
  if (month !== null) return named('month_of_year', month, text)
  const span = readYearSpan(text)
  if (span?.years === 1 && span.isSure) return named('span', span.from, text)
  const date = splitDate(text)
  if (!date || date.timeMs !== null) return null
  const at = date.year * 372 + date.month * 31 + date.day
  if (date.form === 'month') return named('month', at, `${date.year}-${pad(date.month)}`)
  if (date.form === 'half') return named('half', at, `${date.year}-H${date.month > 6 ? 2 : 1}`)
  if (date.form === 'quarter') return named('quarter', at, `${date.year}-Q${Math.ceil(date.month / 3)}`)
  if (date.form === 'iso') return named('day', at, `${date.year}-${pad(date.month)}-${pad(date.day)}`)
  return date.form === 'week' ? named('week', at, text) : null
}

/**
 * Reads columns' names as periods that are counted on by one from 0 or 1; null where they are not, or go on for longer
 * than such periods do.
 */
export function elapsedReader(names: string[]): ((name: string) => PeriodName | null) | null {
  for (const { kind, name: named, most } of elapsed) {
    const read = (name: string): PeriodName | null => {
      const at = named.exec(name.trim())?.[1]
      return at === undefined ? null : { kind, at: Number(at), text: String(Number(at)), measure: '' }
    }
    const ats = names.flatMap((name) => read(name)?.at ?? []).sort((a, b) => a - b)
    const isRun = ats.every((at, place) => at === ats[0]! + place)
    if (ats.length >= elapsedMin && ats[0]! <= 1 && isRun && ats.at(-1)! <= most) return read
  }
  return null
}

function readBehind(text: string): PeriodName | null {
  const [, before, own] = yearBefore.exec(text) ?? []
  const [, measure = own, of = before] = yearBehind.exec(text) ?? []
  const withYear: PeriodName | null = measure
    ? { kind: 'year', at: Number(of), text: of!, measure: measure.trim() }
    : null
  return readAmongWords(text) ?? withYear
}

/** A period of so many words stands before a measure or behind it: `Jan 2023 Sales`, `Units Q3 2024`. */
const periodWordsMax = 2

function readAmongWords(text: string): PeriodName | null {
  const words = text.split(/[\s_]+/)
  for (let count = Math.min(periodWordsMax, words.length - 1); count > 0; count--) {
    const splits = [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const
    for (const [period, others] of splits) {
      const read = readWhole(period.join(' '))
      // a bare year may stand for many things, and has patterns of its own
      const isPeriod = read !== null && read.kind !== 'year' && /\p{L}/u.test(others[0]!)
      if (isPeriod) return { ...read, measure: others.join(' ') }
    }
  }
  return null
}
