import { findMonth } from '../clean/month-names'
import { findWord, splitName } from '../names/name-words'
import { columnFacts } from '../profile/column-facts'
import type { ColumnProfile, Profile, TimePart } from '../profile/profile'
import { profileColumn } from '../profile/profile-column'
import { dayWords, hourWords, monthWords, quarterWords, weekWords, yearWords } from '../profile/role-words'
import { type Column, missingCode, type Table } from '../table/table'
import { calendarYears, fiscalWords, fiscalYears, isFiscal } from './fiscal-years'
import { weekStarts } from './week-start'

interface Dataset {
  table: Table
  profile: Profile
}

type OfRow = (row: number) => number

/** The columns that hold the parts of one time, by index. */
interface TimeParts {
  year?: number
  quarter?: number
  month?: number
  week?: number
  day?: number
  hour?: number
  /** A plain date, and the time of day beside it. */
  date?: number
  clock?: number
}

/** So many rows of those that have all parts must make real dates. */
const realShareMin = 0.9
/** `Q3`, `Quartal 3`, `3. Quartal`, `3e trimestre`. */
const quarterText = /^(?:\D{0,10}([1-4])|([1-4])(?:\.|er|ere|e|eme|º|ª)?\s?(?:quart|trim)\p{L}{0,7})$/iu

/** The time that several columns hold in parts, as a column behind them and as the table's own; null where they hold none. */
export function joinTime(dataset: Dataset, indexes: number[]): Dataset | null {
  const parts = partsOf(dataset.profile, indexes)
  if (!parts || Object.keys(parts).length !== indexes.length) return null
  const column = joinedColumn(dataset, parts)
  return column && withTime(dataset, { column, indexes })
}

/** The columns of the table that hold one time in parts, where it has no date that is told of; null where there are none. */
export function findTimeParts({ table, profile }: Dataset): number[] | null {
  const main = profile.mainTime === null ? null : profile.columns[profile.mainTime]!
  if (main && main.type !== 'integer') return clockOf(table, profile, main)
  const years = profile.columns.filter(({ timePart }) => timePart === 'year')
  const pairs = years.flatMap((year) =>
    partsBeside(profile, year).map((part) => ({ year, part, gap: Math.abs(year.index - part.index) })),
  )
  const best = pairs.sort((a, b) => a.gap - b.gap || a.part.index - b.part.index)[0]
  if (!best) return null
  const found = [best.year.index, best.part.index]
  if (best.part.timePart !== 'month') return found
  const day = profile.columns.find((one) => one.timePart === 'day' && saysSame(best.part, one))
  return day ? [...found, day.index] : found
}

/** Months before quarters, which months say too, and weeks where there is neither. */
function partsBeside(profile: Profile, year: ColumnProfile): ColumnProfile[] {
  const isOfYear = (one: ColumnProfile) => saysSame(year, one) && (!saysFiscal(one) || isOfFirm(year))
  const named = (part: TimePart) => profile.columns.filter((one) => partOf(one) === part && isOfYear(one))
  const months = named('month')
  const quarters = months.length > 0 ? [] : named('quarter')
  return [months, quarters, named('week')].find((parts) => parts.length > 0) ?? []
}

const ownWords = [yearWords, quarterWords, monthWords, weekWords, dayWords, hourWords]
const smallWords = new Set('of the de du des del von im in at mm mo'.split(' '))

/** `year sold` goes with `month sold`, not with `month built`: what is left without the part's own word is the same. */
function saysSame(one: ColumnProfile, other: ColumnProfile): boolean {
  const rest = ({ name }: ColumnProfile) =>
    splitName(name)
      .words.filter(
        (word) =>
          !smallWords.has(word) &&
          !fiscalWords.has(word) &&
          !ownWords.some((list) => findWord(splitName(word), list)),
      )
      .join(' ')
  return rest(one) === rest(other)
}

const saysFiscal = ({ name }: ColumnProfile): boolean =>
  splitName(name).words.some((word) => fiscalWords.has(word))

/** `FY24` and `2018/19` are years of a firm or a school, whatever they are called. */
const isOfFirm = (year: ColumnProfile): boolean => year.type === 'text' || saysFiscal(year)

/** Hours say more than the days alone only in so short a time. */
const clockDaysMax = 31
const dayMs = 86_400_000

function clockOf(table: Table, { columns }: Profile, date: ColumnProfile): number[] | null {
  const clocks = columns.filter(({ type, role }) => type === 'time' && role === 'time')
  if (date.type !== 'date' || clocks.length !== 1) return null
  const days = table.columns[date.index]!.numbers!.filter((ms) => !Number.isNaN(ms)).sort()
  return days.at(-1)! - days[0]! <= clockDaysMax * dayMs ? [date.index, clocks[0]!.index] : null
}

/** Quarters are often written as texts with an order of their own. */
function partOf(column: ColumnProfile): TimePart | null {
  if (column.timePart) return column.timePart
  const isQuarter = column.order?.length === 4 && findWord(splitName(column.name), quarterWords) !== null
  return isQuarter ? 'quarter' : null
}

function partsOf({ columns }: Profile, indexes: number[]): TimeParts | null {
  const parts: TimeParts = {}
  for (const index of indexes) {
    const column = columns[index]!
    const part = column.type === 'date' ? 'date' : column.type === 'time' ? 'clock' : partOf(column)
    if (!part || part === 'weekday' || part in parts) return null
    parts[part] = index
  }
  const isOfYear = ['month', 'quarter', 'week'].filter((part) => part in parts)
  const isDated = 'date' in parts ? 'clock' in parts : 'year' in parts && isOfYear.length > 0
  // a week begins in one month and ends in another
  if ('week' in parts && isOfYear.length > 1) return null
  return isDated ? parts : null
}

function joinedColumn({ table }: Dataset, parts: TimeParts): Column | null {
  const read = (index: number | undefined, otherwise: number) =>
    index === undefined ? () => otherwise : readerOf(table.columns[index]!)
  const [quarter, month] = [read(parts.quarter, 1), read(parts.month, 1)]
  const year = yearReader(table, parts, month)
  if (!year) return null
  const week = read(parts.week, 1)
  const [day, hour] = [read(parts.day, 1), read(parts.hour, 0)]
  const [date, clock] = [read(parts.date, 0), read(parts.clock, 0)]
  const weekMs = parts.week === undefined ? null : weekStarts(table.rowCount, year, week)
  const numbers = new Float64Array(table.rowCount).fill(Number.NaN)
  let whole = 0
  let real = 0
  for (let row = 0; row < numbers.length; row++) {
    const monthOfYear = parts.month === undefined ? 3 * quarter(row) - 2 : month(row)
    const ofYear = weekMs ? weekMs(row) : dateMs(year(row), monthOfYear, day(row))
    const at = parts.date === undefined ? ofYear : date(row) + clock(row)
    const given = year(row) + monthOfYear + week(row) + day(row) + hour(row) + date(row) + clock(row)
    if (Number.isNaN(given)) continue
    whole++
    if (Number.isNaN(at)) continue
    real++
    numbers[row] = at + hour(row) * 3_600_000
  }
  if (whole === 0 || real < realShareMin * whole) return null
  const isTimed = parts.clock !== undefined || parts.hour !== undefined
  const from = Object.values(parts).sort((a, b) => a - b)
  return dateColumn(numbers, {
    isTimed,
    name: joinedName(table, parts),
    from: from.map((i) => table.columns[i]!.name),
  })
}

/**
 * Null for years of a firm or a school of which the months do not show where they begin; their weeks never do. Their
 * quarters follow each other as they are counted, at the places of the calendar's.
 */
function yearReader({ columns }: Table, parts: TimeParts, month: OfRow): OfRow | null {
  if (parts.year === undefined) return () => 0
  const column = columns[parts.year]!
  if (!isFiscal(column)) return readerOf(column)
  if (parts.quarter !== undefined && parts.month === undefined) return fiscalYears(column)
  return parts.month === undefined ? null : calendarYears(column, month)
}

function dateMs(year: number, month: number, day: number): number {
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? ms : Number.NaN
}

function quarterIn(text: string): number {
  const match = quarterText.exec(text)
  return Number(match?.[1] ?? match?.[2])
}

/** The number of a row; names of months and quarters as 1 to 12 and 1 to 4. */
function readerOf(column: Column): OfRow {
  if (column.numbers) return (row) => column.numbers![row]!
  const byCode = column.leadingZeros
    ? column.values.map(Number)
    : column.values.map((text) => findMonth(text) ?? quarterIn(text.trim()))
  return (row) => (column.codes[row] === missingCode ? Number.NaN : byCode[column.codes[row]!]!)
}

function dateColumn(
  numbers: Float64Array,
  { isTimed, name, from }: { isTimed: boolean; name: string; from: string[] },
): Column {
  const codeOf = new Map<number, number>()
  const codes = Int32Array.from(numbers, (ms) => {
    if (Number.isNaN(ms)) return missingCode
    if (!codeOf.has(ms)) codeOf.set(ms, codeOf.size)
    return codeOf.get(ms)!
  })
  const text = (ms: number) => new Date(ms).toISOString().slice(0, isTimed ? 19 : 10)
  return {
    name,
    type: isTimed ? 'datetime' : 'date',
    codes,
    values: [...codeOf.keys()].map(text),
    numbers,
    missing: codes.filter((code) => code === missingCode).length,
    unit: null,
    leadingZeros: false,
    derivedFrom: from,
  }
}

/** `Date`, `Year and month`; a name that the table has already gets a number. */
function joinedName({ columns }: Table, parts: TimeParts): string {
  const year = parts.year === undefined ? null : columns[parts.year]!
  if (year && parts.quarter !== undefined && parts.month === undefined && isFiscal(year))
    return freeName(`${year.name} and quarter`, columns)
  const words = (Object.keys(parts) as (keyof TimeParts)[]).map((part) => (part === 'clock' ? 'time' : part))
  const order = ['date', 'time', 'year', 'quarter', 'month', 'week', 'day', 'hour']
  const sorted = words.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const listed = `${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
  const taken = new Set(columns.map((column) => column.name.toLowerCase()))
  const isDate = parts.day !== undefined && parts.hour === undefined && !taken.has('date')
  const name = isDate ? 'Date' : listed.charAt(0).toUpperCase() + listed.slice(1)
  return freeName(name, columns)
}

function freeName(name: string, columns: Column[]): string {
  const taken = new Set(columns.map((column) => column.name.toLowerCase()))
  let free = name
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name} ${n}`
  return free
}

function withTime(
  { table, profile }: Dataset,
  { column, indexes }: { column: Column; indexes: number[] },
): Dataset {
  const index = table.columns.length
  const joined = { ...table, columns: [...table.columns, column] }
  const evidence = [`Computed: ${column.derivedFrom!.join(', ')} put together.`]
  const guess = { role: 'time', confidence: 0.95, evidence, geo: null, timePart: null } as const
  return {
    table: joined,
    profile: {
      ...profile,
      columns: [...profile.columns, profileColumn(columnFacts(joined, index), guess, null)],
      dependencies: [...profile.dependencies, ...indexes.map((part): [number, number] => [index, part])],
      mainTime: index,
    },
  }
}
