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
  const groups = groupColumns(table, columns)
  const clock = table.columns.find(({ type, numbers }) => type === 'time' && numbers)?.numbers ?? null
  // rows of one date without a clock may stand in the order of their numbers
  const isLater = (row: number, before: number) =>
    times.numbers![row]! > times.numbers![before]! || (clock !== null && clock[row]! > clock[before]!)
  const periods = periodsOf(times)
  for (const { index } of measures) {
    const numbers = table.columns[index]!.numbers!
    const isFound = periods.some((period) =>
      groups.some((codes) => isResetting({ rows, codes, numbers, period, isLater })),
    )
    if (isFound) found.add(index)
  }
  return found
}

const knownPeriods = new WeakMap<Column, Float64Array[]>()

/** By row: the day, the month and the year. */
function periodsOf(times: Column): Float64Array[] {
  const known = knownPeriods.get(times)
  if (known) return known
  const dates = valueNumbers(times)!
  const periods = [dayOf, monthOf, yearOf].map((periodOf) => {
    const byCode = Float64Array.from(dates, periodOf)
    return Float64Array.from(times.codes, (code) => (code === missingCode ? Number.NaN : byCode[code]!))
  })
  knownPeriods.set(times, periods)
  return periods
}

const dayOf = (ms: number) => Math.floor(ms / dayMs)
const monthOf = (ms: number) => (Number.isNaN(ms) ? ms : yearOf(ms) * 12 + new Date(ms).getUTCMonth())
const yearOf = (ms: number) => (Number.isNaN(ms) ? ms : new Date(ms).getUTCFullYear())

interface Series {
  rows: Int32Array
  codes: Int32Array
  numbers: Float64Array
  period: Float64Array
  isLater: (row: number, before: number) => boolean
}

function isResetting({ rows, codes, numbers, period, isLater }: Series): boolean {
  const last = new Map<number, number>()
  let steps = 0
  let rising = 0
  let moving = 0
  let periods = 0
  let falling = 0
  for (const row of rows) {
    const [group, value] = [codes[row]!, numbers[row]!]
    if (group === missingCode || Number.isNaN(value)) continue
    const before = last.get(group)
    last.set(group, row)
    if (before === undefined) continue
    const rise = value - numbers[before]!
    if (period[row] !== period[before]) {
      periods++
      if (rise < 0) falling++
      continue
    }
    if (!isLater(row, before)) continue
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
