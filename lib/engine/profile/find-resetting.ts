import { valueNumbers } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import { groupColumns, rowsInTime } from './find-cumulative'
import type { ColumnProfile } from './profile'

/** Steps that go up or stay, of all steps within a period. */
const risingShareMin = 0.985
const movingShareMin = 0.1
/** Of the periods so many begin lower than the last one ended. */
const fallingShareMin = 0.9
const stepsMin = 60
const stepsPerPeriodMin = 2
const periodsMin = 10
const periodsLooked = 20
const distinctMin = 10
const dayMs = 86_400_000

/**
 * Measures that run on from row to row within each period (a day, a month, a year) and begin anew with the next: visitors
 * so far today, sales of the year to date. Neither their sum nor that of their last rows is one of anything.
 */
export function findResetting(of: {
  table: Table
  columns: ColumnProfile[]
  mainTime: number | null
}): Set<number> {
  const { table, columns, mainTime } = of
  const found = new Set<number>()
  const times = mainTime === null ? null : table.columns[mainTime]!
  const rows = rowsInTime(table, columns, mainTime)
  if (!times?.numbers || times.type === 'integer' || !rows) return found
  const measures = columns.filter(
    ({ role, summary, distinct }) =>
      role === 'measure' && summary?.negatives === 0 && distinct >= distinctMin,
  )
  const groups = groupColumns(table, columns).map(groupOf)
  const clock = table.columns.find(({ type, numbers }) => type === 'time' && numbers)?.numbers ?? null
  // within a day no date is later than another: without a clock nothing is known to run on
  const periods = periodsOf(times).slice(times.type === 'date' && !clock ? 1 : 0)
  for (const { index } of measures) {
    const numbers = table.columns[index]!.numbers!
    const isFound = periods.some((period) =>
      groups.some((group) => isResetting({ rows, group, numbers, period, times, clock })),
    )
    if (isFound) found.add(index)
  }
  return found
}

const knownPeriods = new WeakMap<Column, Float64Array[]>()

/** By date: the day, the month and the year. */
function periodsOf(times: Column): Float64Array[] {
  const periods = knownPeriods.get(times) ?? periodsOfDates(valueNumbers(times)!)
  knownPeriods.set(times, periods)
  return periods
}

/** The month and the year are asked of each day once, where its moments stand together. */
function periodsOfDates(dates: Float64Array): [Float64Array, Float64Array, Float64Array] {
  const days = dates.map((ms) => Math.floor(ms / dayMs))
  const [months, years] = [new Float64Array(days.length), new Float64Array(days.length)]
  let known = Number.NaN
  let year = Number.NaN
  let month = Number.NaN
  for (let code = 0; code < days.length; code++) {
    const day = days[code]!
    if (day !== known) {
      const date = new Date(day * dayMs)
      known = day
      year = date.getUTCFullYear()
      month = year * 12 + date.getUTCMonth()
    }
    months[code] = month
    years[code] = year
  }
  return [days, months, years]
}

interface Group {
  codes: Int32Array
  count: number
}

function groupOf(codes: Int32Array): Group {
  let most = -1
  for (let row = 0; row < codes.length; row++) if (codes[row]! > most) most = codes[row]!
  return { codes, count: most + 1 }
}

interface Series {
  rows: Int32Array
  group: Group
  numbers: Float64Array
  /** Of each date. */
  period: Float64Array
  times: Column
  /** The time of day, where the table has it apart. */
  clock: Float64Array | null
}

const none = -1

function isResetting({ rows, group: { codes, count }, numbers, period, times, clock }: Series): boolean {
  const last = new Int32Array(count).fill(none)
  const dates = times.codes
  const moments = times.numbers!
  let steps = 0
  let rising = 0
  let moving = 0
  let periods = 0
  let falling = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const group = codes[row]!
    const value = numbers[row]!
    if (group === missingCode || Number.isNaN(value)) continue
    const before = last[group]!
    last[group] = row
    if (before === none) continue
    const rise = value - numbers[before]!
    if (period[dates[row]!] !== period[dates[before]!]) {
      periods++
      if (rise < 0) falling++
      if (periods === periodsLooked && falling < fallingShareMin * periods - 2) return false
      continue
    }
    // rows of one date without a clock may stand in the order of their numbers
    if (!(moments[row]! > moments[before]! || (clock !== null && clock[row]! > clock[before]!))) continue
    steps++
    if (rise >= 0) rising++
    if (rise > 0) moving++
    // an ordinary measure falls in about half of its steps and is given up soon
    if (steps === stepsMin && rising < risingShareMin * steps - 2) return false
  }
  if (steps < stepsMin || periods < periodsMin || steps < stepsPerPeriodMin * periods) return false
  return (
    rising >= risingShareMin * steps &&
    moving >= movingShareMin * steps &&
    falling >= fallingShareMin * periods
  )
}
