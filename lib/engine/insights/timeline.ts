import type { Filter } from '@/lib/contracts/query'
import type { Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { isoDate, nextPeriod, type PeriodGrain, periodGrains, periodLabel, startOfPeriod } from './periods'

export interface Periods {
  grain: PeriodGrain
  /** Where each period starts, without gaps, and where the last one ends. */
  starts: number[]
  count: number
  /** The period of each code of the time column, −1 where it has no date. */
  ofCode: Int32Array
  /** Rows a period. */
  rows: Float64Array
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
  periods(grain: PeriodGrain): Periods | null
  /** The finest grain with at most `most` periods. */
  finest(most: number): Periods | null
  /** The grain that people compare periods by: months where there are some, else what is nearest. */
  usual(): Periods | null
}

/** More periods than this say nothing that coarser ones do not. */
const periodsMax = 5000
/** A last period with less than this share of the usual rows is taken as not finished. */
const partialShare = 0.5
/** The gap between dates that all but a tenth stay under is the usual one. */
const usualGapShare = 0.9
/** In the order in which people compare, with how many make a comparison worth while. */
const usualGrains: PeriodGrain[] = ['month', 'quarter', 'year', 'week', 'day', 'hour']
const usualMin = 3
const usualMax = 60
const spansMs: Record<PeriodGrain, number> = {
  hour: 3.6e6,
  day: 8.64e7,
  week: 6.048e8,
  month: 2.6298e9,
  quarter: 7.8894e9,
  year: 3.15576e10,
}

/** The dataset's main time column, cut into periods; null where it has none. */
export function createTimeline(table: Table, profile: Profile): Timeline | null {
  const index = profile.mainTime
  const column = index === null ? null : table.columns[index]
  if (!column?.numbers || index === null) return null
  const msOfCode = millisecondsOfCodes(column)
  const dates = msOfCode.filter((ms) => !Number.isNaN(ms)).sort()
  if (dates.length < 2) return null
  const grain = profile.columns[index]?.grain ?? 'day'
  const rowsOfCode = new Float64Array(msOfCode.length)
  for (const code of column.codes) if (code >= 0) rowsOfCode[code]!++
  const parts = { dates, grain, msOfCode, rowsOfCode }
  const made = new Map<PeriodGrain, Periods | null>()
  const periods = (wanted: PeriodGrain) => {
    if (!made.has(wanted)) made.set(wanted, cutPeriods(parts, wanted))
    return made.get(wanted) ?? null
  }
  const allowed = periodGrains.slice(periodGrains.indexOf(grain))
  const span = dates[dates.length - 1]! - dates[0]!
  return {
    index,
    name: column.name,
    codes: column.codes,
    msOfCode,
    min: dates[0]!,
    max: dates[dates.length - 1]!,
    grain,
    periods,
    finest: (most) => {
      const fit = allowed.find((wanted) => span / spansMs[wanted] + 1 <= most)
      return fit ? periods(fit) : null
    },
    usual: () => {
      const fits = usualGrains.filter((wanted) => allowed.includes(wanted)).map(periods)
      return fits.find((fit) => fit && completeCount(fit) >= usualMin && fit.count <= usualMax) ?? null
    },
  }
}

/** The filters that keep the rows of some periods: from the first to the last, both included. */
export function periodFilters(
  time: Timeline,
  periods: Periods,
  range: { from: number; to: number },
): Filter[] {
  return [
    { column: time.name, op: '>=', value: isoDate(periods.starts[range.from]!) },
    { column: time.name, op: '<', value: isoDate(periods.starts[range.to + 1]!) },
  ]
}

export const completeCount = ({ first, last }: Periods) => Math.max(0, last - first + 1)

export const labelOf = (periods: Periods, period: number) =>
  periodLabel(periods.starts[period]!, periods.grain)

function millisecondsOfCodes({ codes, numbers, values }: Column): Float64Array {
  const ms = new Float64Array(values.length).fill(Number.NaN)
  if (numbers) for (let i = 0; i < codes.length; i++) if (codes[i]! >= 0) ms[codes[i]!] = numbers[i]!
  return ms
}

interface Parts {
  dates: Float64Array
  grain: PeriodGrain
  msOfCode: Float64Array
  rowsOfCode: Float64Array
}

function cutPeriods({ dates, grain, msOfCode, rowsOfCode }: Parts, wanted: PeriodGrain): Periods | null {
  const [min, max] = [dates[0]!, dates[dates.length - 1]!]
  if ((max - min) / spansMs[wanted] > periodsMax) return null
  const starts = [startOfPeriod(min, wanted)]
  while (starts[starts.length - 1]! <= max) starts.push(nextPeriod(starts[starts.length - 1]!, wanted))
  const indexOf = new Map(starts.map((start, i) => [start, i]))
  const count = starts.length - 1
  const ofCode = new Int32Array(msOfCode.length).fill(-1)
  const rows = new Float64Array(count)
  for (let code = 0; code < msOfCode.length; code++) {
    if (Number.isNaN(msOfCode[code]!)) continue
    const period = indexOf.get(startOfPeriod(msOfCode[code]!, wanted))!
    ofCode[code] = period
    rows[period]! += rowsOfCode[code]!
  }
  const slack = wanted === grain ? Number.POSITIVE_INFINITY : usualGap(dates) + spansMs[grain] / 2
  const middle = rows.slice(1, -1).sort()
  const usual = middle.length > 0 ? middle[middle.length >> 1]! : 0
  const isShort = (period: number) => rows[period]! < partialShare * usual
  const first = min - starts[0]! > slack || isShort(0) ? 1 : 0
  const last = starts[count]! - max - spansMs[grain] > slack || isShort(count - 1) ? count - 2 : count - 1
  const at = (ms: number) => indexOf.get(startOfPeriod(ms, wanted)) ?? -1
  return { grain: wanted, starts, count, ofCode, rows, first, last, at }
}

function usualGap(dates: Float64Array): number {
  const gaps = new Float64Array(dates.length - 1)
  for (let i = 1; i < dates.length; i++) gaps[i - 1] = dates[i]! - dates[i - 1]!
  return gaps.sort()[Math.floor((gaps.length - 1) * usualGapShare)]!
}
