import type { ColumnReading } from './column-reading'
import { type DateText, type DayOrder, splitDate } from './date-text'
import { inferDayOrder, type OrderEvidence } from './day-order'
import { isEnough } from './enough'
import { isoDate, isoDateTime } from './iso-text'
import { isLooseMissingToken } from './missing-tokens'
import { areMonthYears, splitMonthYear } from './month-year-text'
import { isRealDate } from './real-date'
import { rewriteTexts } from './rewrite-texts'
import { areRunsOfParts } from './short-parts'
import { settleShortYears } from './short-years'
import type { TextDraft } from './text-draft'
import { areWeeks, splitWeek } from './week-text'
import { areYearSpans } from './year-spans'

/** The dates that the distinct texts of one column were taken apart into. */
export interface DateScan {
  dates: (DateText | null)[]
  /** Rows whose day and month the way of writing leaves open. */
  openRows: number
  order: OrderEvidence
}

/** So many distinct texts are tried before a column is given up as no dates. */
const sampleMax = 40
const sampleShareMin = 0.4

/** Takes the texts of a column apart as dates; null where a sample shows that they are none, or where they are spans of years. */
export function scanDates(draft: TextDraft): DateScan | null {
  const split = areWeeks(draft) ? splitWeek : areMonthsOfYears(draft) ? splitMonthYear : splitDate
  if (!sampleIsDates(draft, split)) return null
  const filled = draft.texts.filter((_, index) => !draft.missing[index])
  if (areYearSpans(draft.name, filled, (text) => split(text) !== null)) return null
  const read = draft.texts.map((text, index) => (draft.missing[index] ? null : split(text)))
  if (!areRunsOfParts(draft.texts, read)) return null
  const dates = settleShortYears(draft.name, draft.texts, read)
  let openRows = 0
  for (let index = 0; index < dates.length; index++) {
    if (dates[index]?.form === 'open') openRows += draft.counts[index]!
  }
  return { dates, openRows, order: inferDayOrder(draft, dates) }
}

function areMonthsOfYears({ texts, missing }: TextDraft): boolean {
  const first = texts.find((_, index) => !missing[index])
  const isOne = first !== undefined && splitMonthYear(first) !== null
  return isOne && areMonthYears(texts.filter((_, index) => !missing[index]))
}

function sampleIsDates(draft: TextDraft, split: typeof splitDate): boolean {
  const step = Math.max(1, Math.floor(draft.texts.length / sampleMax))
  let tried = 0
  let found = 0
  for (let index = 0; index < draft.texts.length; index += step) {
    if (draft.missing[index]) continue
    tried++
    if (split(draft.texts[index]!)) found++
  }
  return found > 0 && found >= sampleShareMin * tried
}

/** Reads a column as dates or date-times under one order of day and month; null where it is none. */
export function readDates(draft: TextDraft, scan: DateScan, order: DayOrder): ColumnReading | null {
  if (areChapters(scan)) return null
  const numbers = new Float64Array(draft.texts.length).fill(Number.NaN)
  let timed = false
  for (let index = 0; index < numbers.length; index++) {
    const date = scan.dates[index]
    if (!date) continue
    numbers[index] = dateMs(date, order)
    // midnight in every row is a date that a tool wrote out in full
    if (date.timeMs !== null && date.timeMs !== 0) timed = true
  }
  if (!isEnough(draft, numbers, isLooseMissingToken)) return null
  const { texts, changed } = rewriteTexts(draft, numbers, timed ? isoDateTime : isoDate)
  const format = changed ? formatName(scan, order) : null
  return { type: timed ? 'datetime' : 'date', texts, numbers, unit: null, leadingZeros: false, format }
}

const yearsMost = 300

/** Nobody keeps books by the month for centuries: `1010/4` and `1890/5` are numbers of something. */
function areChapters({ dates }: DateScan): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const date of dates) {
    if (!date) continue
    if (date.form !== 'month') return false
    first = Math.min(first, date.year)
    last = Math.max(last, date.year)
  }
  return last - first > yearsMost
}

function dateMs(date: DateText, order: DayOrder): number {
  const isSwapped = date.form === 'open' && order === 'DMY'
  const { year } = date
  const month = isSwapped ? date.day : date.month
  const day = isSwapped ? date.month : date.day
  return isRealDate({ year, month, day }) ? Date.UTC(year, month - 1, day) + (date.timeMs ?? 0) : Number.NaN
}

function formatName(scan: DateScan, order: DayOrder): string {
  const first = scan.dates.find((date) => date !== null)!
  if (scan.openRows === 0) return first.form === 'iso' ? 'YYYY-MM-DD' : `${first.form} dates`
  return order === 'DMY' ? 'day before month' : 'month before day'
}
