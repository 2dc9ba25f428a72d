import { dayOfWeek } from './iso-week'
import { findMonth, withoutAccents } from './month-names'
import { splitPart } from './part-text'
import { isRealDate } from './real-date'
import { splitIso } from './split-iso'
import { readTimeTail } from './time-text'

/** How the three parts of a written date stand; `open` where `3/4/2025` leaves day and month open. */
export type DateForm = 'iso' | 'open' | 'named' | 'month' | 'quarter' | 'week' | 'half'

export type DayOrder = 'DMY' | 'MDY'

/** A written date, taken apart. */
export interface DateText {
  form: DateForm
  year: number
  /** For `open`: the first part as written, else the month. */
  month: number
  /** For `open`: the second part as written, else the day. */
  day: number
  separator: string
  /** Milliseconds since midnight, already moved to UTC where a zone was written; null without a time. */
  timeMs: number | null
}

const lengthMax = 45
/** Two-digit years up to here are 20xx, as POSIX reads them. */
const pivotYear = 68

const weekday =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio)[a-z]{0,7}[.,]*\s+(?=\d|[a-z]{3,}\.?\s\d)/
const ymd = /^(\d{4})([-/.]|)(\d{1,2})\2(\d{1,2})$/
const open = /^(\d{1,2})([-/. ])\s?(\d{1,2})\2\s?'?(\d{4}|\d{2})$/
const yearFirstShort = /^(\d{2})([-/.])(\d{1,2})\2(\d{1,2})$/
const dayName =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s\-/.]*(?:de\s+|of\s+)?([a-z]{3,10})\.?,?[\s\-/.]*(?:de\s+|del\s+)?'?(\d{4}|\d{2})$/
const nameDay = /^([a-z]{3,10})\.?[\s\-/]*(\d{1,2})(?:st|nd|rd|th)?,?[\s\-/]+'?(\d{4}|\d{2})$/
const yearName = /^(\d{4})[\s\-/.]*([a-z]{3,10})\.?(?:[\s\-/.]*(\d{1,2}))?$/
const nameYear = /^([a-z]{3,10})\.?,?[\s\-/.]*(?:de\s+)?'?(\d{4}|\d{2})$/
const yearMonth = /^(\d{4})(?:[-/.]|m)(\d{1,2})$/
const monthYear = /^(\d{1,2})[-/.](\d{4})$/
/** `S05`: with one digit it is a half of the year. */
const yearWeek = /^(\d{4})-?(?:w|kw|cw|s(?=\d\d$))\s?(\d{1,2})(?:-?([1-7]))?$/
const weekYear =
  /^(?:kw|cw|w|week|woche|semaine|semana|settimana|sett\.?|s(?=\d\d))\s*(\d{1,2})\s*([\s\-/])\s*(\d{4}|\d{2})$/

/** Takes a written date apart; null where the text is none. */
export function splitDate(text: string): DateText | null {
  if (text.length > lengthMax || text.length < 4) return null
  const iso = splitIso(text)
  if (iso !== undefined) return iso
  if (!/\d/.test(text)) return null
  const plain = withoutAccents(text.toLowerCase())
  // only then without a weekday: "mar" is Tuesday in French and March elsewhere
  return splitPlain(plain) ?? (weekday.test(plain) ? splitPlain(plain.replace(weekday, '')) : null)
}

function splitPlain(text: string): DateText | null {
  const tail = readTimeTail(text)
  const parts = splitParts(tail.date)
  if (!parts || (tail.timeMs !== null && !isDay(parts.form))) return null
  return { separator: '', ...parts, timeMs: tail.timeMs }
}

const isDay = (form: DateForm): boolean => form === 'iso' || form === 'open' || form === 'named'

type Parts = Pick<DateText, 'form' | 'year' | 'month' | 'day'> & { separator?: string }

function splitParts(text: string): Parts | null {
  let match = ymd.exec(text)
  if (match)
    return valid({ form: 'iso', year: +match[1]!, month: +match[3]!, day: +match[4]!, separator: match[2]! })
  match = open.exec(text)
  if (match) {
    const parts: Parts = {
      form: 'open',
      year: fullYear(match[4]!),
      month: +match[1]!,
      day: +match[3]!,
      separator: match[2]!,
    }
    if (isRealDate(parts) || isRealDate({ ...parts, month: parts.day, day: parts.month })) return parts
    match = yearFirstShort.exec(text)
    if (!match) return null
    return valid({
      form: 'iso',
      year: fullYear(match[1]!),
      month: +match[3]!,
      day: +match[4]!,
      separator: match[2]!,
    })
  }
  return splitNamed(text) ?? splitCoarse(text)
}

interface Named {
  name: string
  year: string
  day: string | undefined
}

function splitNamed(text: string): Parts | null {
  let match = dayName.exec(text)
  let found: Named | null = match && { name: match[2]!, year: match[3]!, day: match[1] }
  if (!found) {
    match = nameDay.exec(text)
    found = match && { name: match[1]!, year: match[3]!, day: match[2] }
  }
  if (!found) {
    match = yearName.exec(text)
    found = match && { name: match[2]!, year: match[1]!, day: match[3] }
  }
  if (!found) {
    match = nameYear.exec(text)
    found = match && { name: match[1]!, year: match[2]!, day: undefined }
  }
  const month = found ? findMonth(found.name) : null
  if (!found || !month) return null
  const form = found.day === undefined ? 'month' : 'named'
  return valid({ form, year: fullYear(found.year), month, day: Number(found.day ?? 1) })
}

function splitCoarse(text: string): Parts | null {
  let match = yearMonth.exec(text)
  if (match) return valid({ form: 'month', year: +match[1]!, month: +match[2]!, day: 1 })
  match = monthYear.exec(text)
  if (match) return valid({ form: 'month', year: +match[2]!, month: +match[1]!, day: 1 })
  const part = splitPart(text)
  if (part) return valid({ ...part, year: fullYear(part.year) })
  match = yearWeek.exec(text)
  if (match) return isoWeek(+match[1]!, +match[2]!, +(match[3] ?? 1))
  match = weekYear.exec(text)
  // `W12-24` is as likely the name of a thing
  const isYear = match !== null && (match[3]!.length > 2 || match[2] === '/')
  return isYear ? isoWeek(fullYear(match![3]!), +match![1]!, 1) : null
}

function isoWeek(year: number, week: number, day: number): Parts | null {
  const date = dayOfWeek({ year, week, day })
  return date && valid({ form: 'week', ...date })
}

function fullYear(text: string): number {
  const year = Number(text)
  return text.length > 2 ? year : year <= pivotYear ? 2000 + year : 1900 + year
}

const valid = (parts: Parts): Parts | null => (isRealDate(parts) ? parts : null)
