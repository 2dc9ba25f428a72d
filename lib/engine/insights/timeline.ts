import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile, Profile } from '../profile/profile'
import { presentOf } from '../stats/present-of'
import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import { periodKey, periodNumber, periodStart } from '../table/period'
import type { Column, Table } from '../table/table'
import { areEndsWhole } from './ends-whole'
import { type KnownUntil, knownUntil } from './known-until'
import { isoDate, type PeriodGrain, periodGrains, spansMs } from './periods'

export interface Periods {
  grain: PeriodGrain
  /** Where each period starts, without gaps, and where the last one ends. */
  starts: number[]
  count: number
  /** The period of each code of the time column, −1 where it has no date. */
  ofCode: Int32Array
  /** Rows a period. */
  rows: Float64Array
  /** The number (`periodNumber`) of the first period. */
  base: number
  /** First and last complete period. */
  first: number
  last: number
  /** The period that holds a moment. */
  at(ms: number): number
}

export interface Timeline {
  index: number
  name: string
  codes: Int32Array
  /** Milliseconds of each code. */
  msOfCode: Float64Array
  min: number
  max: number
  grain: PeriodGrain
  /** Where rows stand behind all that is known. */
  until: KnownUntil | null
  /** A moment as the column's own filters and texts give it: a plain date, or the year where years stand alone. */
  write(ms: number): string
  bound(ms: number): string | number
  periods(grain: PeriodGrain): Periods | null
  /** The finest grain with at most `most` periods. */
  finest(most: number): Periods | null
  /** The grain that people compare periods by: months where there are some, else what is nearest. */
  usual(count?: UsualCount): Periods | null
}

/** How many complete periods there must be, and how many periods in all there may be. */
export interface UsualCount {
  least: number | Record<PeriodGrain, number>
  most: number
}

/** More periods than this say nothing that coarser ones do not. */
const periodsMax = 5000
/** In the order in which people compare, with how many make a comparison worth while. */
const usualGrains: PeriodGrain[] = ['month', 'quarter', 'year', 'week', 'day', 'hour']
const usualCount: UsualCount = { least: 3, most: 60 }
/** With more gaps than this, the period before the last is not the one to compare with. */
const filledShareMin = 0.8
/** The dataset's main time column, cut into periods; null where it has none. */
export function createTimeline(table: Table, profile: Profile): Timeline | null {
  const timelines = known.get(table) ?? new WeakMap<ColumnProfile[], Timeline | null>()
  known.set(table, timelines)
  const found = timelines.get(profile.columns)
  if (found !== undefined && found?.index === profile.mainTime) return found
  const made = makeTimeline(table, profile)
  timelines.set(profile.columns, made)
  return made
}

/** Insights, gate and cards all ask. */
const known = new WeakMap<Table, WeakMap<ColumnProfile[], Timeline | null>>()

function makeTimeline(table: Table, profile: Profile): Timeline | null {
  const index = profile.mainTime
  const column = index === null ? null : table.columns[index]
  if (!column?.numbers || index === null) return null
  const isYear = column.type === 'integer'
  const toMs = isYear ? (year: number) => periodStart(year, 'year') : (ms: number) => ms
  const msOfCode = millisecondsOfCodes(column, toMs)
  const dates = sortNumbers(presentOf(msOfCode))
  if (dates.length < 2) return null
  const grain = isYear ? 'year' : (profile.columns[index]?.grain ?? 'day')
  const yearOf = (ms: number) => periodNumber(ms, 'year')
  const rowsOfCode = rowsByCode(column)
  const until = knownUntil(table, profile, { msOfCode, toMs })
  const known = until ? dates.filter((ms) => ms <= until.ms) : dates
  const parts = { dates, known, grain, msOfCode, rowsOfCode }
  const made = new Map<PeriodGrain, Periods | null>()
  const periods = (wanted: PeriodGrain) => {
    if (!made.has(wanted)) made.set(wanted, cutPeriods(parts, wanted))
    return made.get(wanted) ?? null
  }
  const allowed = periodGrains.slice(periodGrains.indexOf(grain))
  const span = known[known.length - 1]! - dates[0]!
  return {
    index,
    name: column.name,
    codes: column.codes,
    msOfCode,
    min: dates[0]!,
    max: until?.column === null ? until.ms : dates[dates.length - 1]!,
    grain,
    until,
    write: (ms) => (isYear ? String(yearOf(ms)) : isoDate(ms)),
    bound: (ms) => (isYear ? yearOf(ms) : isoDate(ms)),
    periods,
    finest: (most) => {
      const fit = allowed.find((wanted) => span / spansMs[wanted] + 1 <= most)
      return fit ? periods(fit) : null
    },
    usual: (count = usualCount) => {
      const fits = usualGrains
        .filter((wanted) => allowed.includes(wanted) && !holdsUnlike(grain, wanted, span))
        .map(periods)
      return fits.find((fit) => fit && isUsual(fit, count)) ?? null
    },
  }
}

/** For longer, weeks are too many to be told one by one. */
const weeksMost = 160

/** Whether periods would hold now four, now five of what comes once a week: such data are told by the week. */
export const holdsUnlike = (grain: string, wanted: string, spanMs: number): boolean =>
  grain === 'week' && (wanted === 'month' || wanted === 'quarter') && spanMs <= weeksMost * spansMs.week

function isUsual(periods: Periods, { least, most }: UsualCount): boolean {
  const complete = completeCount(periods)
  const needed = typeof least === 'number' ? least : least[periods.grain]
  if (complete < needed || periods.count > most) return false
  const rows = periods.rows.subarray(periods.first, periods.last + 1)
  return rows.filter((count) => count > 0).length >= filledShareMin * complete
}

/** The filters that keep the rows of some periods: from the first to the last, both included. */
export function periodFilters(
  time: Timeline,
  periods: Periods,
  range: { from: number; to: number },
): Filter[] {
  return [
    { column: time.name, op: '>=', value: time.bound(periods.starts[range.from]!) },
    { column: time.name, op: '<', value: time.bound(periods.starts[range.to + 1]!) },
  ]
}

export const completeCount = ({ first, last }: Periods) => Math.max(0, last - first + 1)

export const labelOf = ({ base, grain }: Periods, period: number) => periodKey(base + period, grain)

const millisecondsOfCodes = (column: Column, toMs: (number: number) => number): Float64Array =>
  valueNumbers(column)!.map((number) => (Number.isNaN(number) ? number : toMs(number)))

interface Parts {
  dates: Float64Array
  /** Without those behind all that is known. */
  known: Float64Array
  grain: PeriodGrain
  msOfCode: Float64Array
  rowsOfCode: Int32Array
}

function cutPeriods(parts: Parts, wanted: PeriodGrain): Periods | null {
  const { dates, known, grain, msOfCode, rowsOfCode } = parts
  const [min, max] = [dates[0]!, dates[dates.length - 1]!]
  if ((max - min) / spansMs[wanted] > periodsMax) return null
  const base = periodNumber(min, wanted)
  const count = periodNumber(max, wanted) - base + 1
  const starts = Array.from({ length: count + 1 }, (_, i) => periodStart(base + i, wanted))
  const at = (ms: number) => periodNumber(ms, wanted) - base
  const ofCode = new Int32Array(msOfCode.length)
  const rows = new Float64Array(count)
  for (let code = 0; code < ofCode.length; code++) {
    const period = Number.isNaN(msOfCode[code]!) ? -1 : at(msOfCode[code]!)
    ofCode[code] = period
    if (period >= 0) rows[period]! += rowsOfCode[code]!
  }
  const end = at(known[known.length - 1]!) + 1
  const own = { wanted, starts: starts.slice(0, end + 1), rows: rows.slice(0, end) }
  const isWhole = areEndsWhole({ dates: known, grain }, own)
  const [first, last] = [isWhole.first ? 0 : 1, isWhole.last ? end - 1 : end - 2]
  return { grain: wanted, starts, count, ofCode, rows, base, first, last, at }
}
