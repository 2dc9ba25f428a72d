import type { ColumnReading } from './column-reading'
import { isoDate, isoDateTime } from './iso-text'
import { dayOfWeek } from './iso-week'
import { isRealDate } from './real-date'
import { areMonths, isNamedAsMonth, monthOfShortYear } from './short-months'
import type { TextDraft } from './text-draft'
import { isNamedAsWeek } from './week-text'

const timeName =
  /(?:^|[_\s.])(?:date|datum|fecha|data|day|tag|jour|dia|time|timestamp|zeit|stamp|ts|epoch|created|updated|modified|at|on|since|until|start|end|when|month|monat|mois|mes|period|periode)(?:$|[_\s.])|(?:date|datum|time|stamp|At|Date|Time|On)$/
const dayName = /date|datum|fecha|data(?:$|_)/i
const monthName = /month|monat|mois|mes(?:$|_)|period|yyyymm|date|datum/i

const [secondMs, dayMs] = [1000, 86_400_000]
const [yearMin, yearMax] = [1900, 2100]
/** Points in time that a data file may speak of: 1990 to 2060, in seconds. */
const [epochMin, epochMax] = [631_152_000, 2_840_140_800]
/** Day 0 of spreadsheets is 1899-12-30; 1950 to 2100 in their days. */
const [serialMin, serialMax] = [18_264, 73_050]
const serialZeroMs = Date.UTC(1899, 11, 30)
/** Without a name that says so, this many distinct numbers must all be dates. */
const distinctMin = 5
const shareMin = 0.98

type Convert = (value: number) => number
interface Kind {
  format: string
  convert: Convert
  isNamed: (name: string) => boolean
  needsName: boolean
  timed: boolean
  /** What else they must show, by their days. */
  fits?: (dates: Float64Array, name: string) => boolean
}

const ymd: Convert = (value) => {
  const parts = { year: Math.floor(value / 10_000), month: Math.floor(value / 100) % 100, day: value % 100 }
  if (parts.year < yearMin || parts.year > yearMax || !isRealDate(parts)) return Number.NaN
  return Date.UTC(parts.year, parts.month - 1, parts.day)
}

const ym: Convert = (value) =>
  value >= yearMin * 100 && value < yearMax * 100 ? ymd(value * 100 + 1) : Number.NaN

const yw: Convert = (value) => {
  const year = Math.floor(value / 100)
  const date = year >= yearMin && year <= yearMax ? dayOfWeek({ year, week: value % 100, day: 1 }) : null
  return date ? Date.UTC(date.year, date.month - 1, date.day) : Number.NaN
}

const epoch =
  (unitsPerSecond: number): Convert =>
  (value) => {
    const seconds = value / unitsPerSecond
    return seconds >= epochMin && seconds <= epochMax ? Math.floor(seconds) * secondMs : Number.NaN
  }

const serial: Convert = (value) =>
  value >= serialMin && value <= serialMax ? serialZeroMs + Math.round(value * dayMs) : Number.NaN

const named = (pattern: RegExp) => (name: string) => pattern.test(name)
const kinds: Kind[] = [
  { format: 'YYYYMMDD', convert: ymd, isNamed: named(dayName), needsName: false, timed: false },
  { format: 'YYYYWW', convert: yw, isNamed: isNamedAsWeek, needsName: true, timed: false },
  { format: 'YYYYMM', convert: ym, isNamed: named(monthName), needsName: false, timed: false },
  {
    ...{ format: 'YYMM', convert: monthOfShortYear, isNamed: isNamedAsMonth },
    ...{ needsName: true, timed: false, fits: areMonths },
  },
  { format: 'seconds since 1970', convert: epoch(1), isNamed: named(timeName), needsName: true, timed: true },
  {
    format: 'milliseconds since 1970',
    convert: epoch(1e3),
    isNamed: named(timeName),
    needsName: true,
    timed: true,
  },
  {
    format: 'microseconds since 1970',
    convert: epoch(1e6),
    isNamed: named(timeName),
    needsName: true,
    timed: true,
  },
  {
    format: "spreadsheet's day numbers",
    convert: serial,
    isNamed: named(dayName),
    needsName: true,
    timed: false,
  },
]

/** Reads numbers that are dates (`20250309`, seconds since 1970, …), where range and name fit; else null. */
export function readNumericDates(draft: TextDraft, reading: ColumnReading): ColumnReading | null {
  if (reading.type !== 'integer' || reading.unit || !reading.numbers) return null
  for (const kind of kinds) {
    const isNamed = kind.isNamed(draft.name)
    if (kind.needsName && !isNamed) continue
    const numbers = convertAll(reading.numbers, kind.convert, isNamed ? 1 : distinctMin)
    if (numbers && (kind.fits?.(numbers, draft.name) ?? true))
      return dateReading({ draft, reading, numbers, kind })
  }
  return null
}

function convertAll(numbers: Float64Array, convert: Convert, distinctLeast: number): Float64Array | null {
  const dates = new Float64Array(numbers.length).fill(Number.NaN)
  let read = 0
  let failed = 0
  for (let index = 0; index < numbers.length; index++) {
    if (Number.isNaN(numbers[index]!)) continue
    dates[index] = convert(numbers[index]!)
    if (Number.isNaN(dates[index]!)) failed++
    else read++
    if (failed > 10 && failed > read) return null
  }
  return read >= distinctLeast && read >= shareMin * (read + failed) ? dates : null
}

function dateReading(found: {
  draft: TextDraft
  reading: ColumnReading
  numbers: Float64Array
  kind: Kind
}): ColumnReading {
  const { draft, reading, numbers, kind } = found
  const write = kind.timed ? isoDateTime : isoDate
  const texts = draft.texts.map((_, index) => {
    const ms = numbers[index]!
    return Number.isNaN(ms) ? reading.texts[index]! : write(ms)
  })
  return { ...reading, type: kind.timed ? 'datetime' : 'date', texts, numbers, format: kind.format }
}
