import { rowsInOrder } from '../table/rows-in-order'
import { missingCode, type Table } from '../table/table'
import type { ColumnProfile, Rising } from './profile'

/** Steps that go up or stay, of all steps within a group. */
const risingShareMin = 0.985
/** Steps that really go up: a column of zeros is no running total. */
const movingShareMin = 0.1
/** … beside others that do, so few will do. */
const seldomShareMin = 0.01
const companionsMin = 2
const distinctMin = 3
const stepsPerGroupMin = 12
const stepsMin = 30
const groupsMax = 2000
const groupColumnsMax = 3

/**
 * Measures that only ever rise over time within each group (or as a whole): running totals, which are levels.
 * Yearly figures rise by growth alone, so they don't count.
 */
export function findCumulative(of: {
  table: Table
  columns: ColumnProfile[]
  mainTime: number | null
}): Rising[] {
  const { table, columns, mainTime } = of
  const inTime = rowsInTime(table, columns, mainTime)
  const rows = inTime ?? allRows(table)
  // without a time the file's own order may be that of the numbers, but not within things
  const groups = groupColumns(table, columns).slice(inTime ? 0 : 1)
  const levels = columns.filter(
    ({ role, summary, distinct }) =>
      role === 'measure' && summary?.negatives === 0 && distinct >= distinctMin,
  )
  const risingBy = (moves: number, sure: Rising[]) =>
    levels.flatMap(({ index, distinct }) => {
      if (sure.some((one) => one.index === index) || (sure.length === 0 && distinct < stepsMin)) return []
      const numbers = table.columns[index]!.numbers!
      const codes = groups.find((one) => isRising({ rows, codes: one, numbers, moves }))
      return codes ? [{ index, group: placeOf(table, codes) }] : []
    })
  const found = risingBy(movingShareMin, [])
  if (found.length < companionsMin) return inTime ? found : []
  // what seldom happens moves seldom, and falls no more than what stands beside it
  return [...found, ...risingBy(seldomShareMin, found)].sort((a, b) => a.index - b.index)
}

/** The column that has the codes; null for a series that runs through the whole table. */
export function placeOf({ columns }: Table, codes: Int32Array): number | null {
  const place = columns.findIndex((column) => column.codes === codes)
  return place < 0 ? null : place
}

/** Row numbers in order of time; null where the table has no time that is finer than a year. */
export function rowsInTime(
  table: Table,
  columns: ColumnProfile[],
  mainTime: number | null,
): Int32Array | null {
  if (mainTime === null) {
    const parts = columns.filter((column) => column.role === 'time' && column.type === 'integer')
    return parts.length >= 2 ? rowsByParts(table, columns) : null
  }
  if (columns[mainTime]!.grain === 'year') {
    const parts = columns.filter((column) => column.role === 'time' && column.grain === null)
    return parts.length >= 1 ? rowsByParts(table, columns) : null
  }
  return rowsInOrder(table.columns[mainTime]!)
}

const allRows = ({ rowCount }: Table): Int32Array => new Int32Array(rowCount).map((_, row) => row)

/** By year, then month, then day, however the file stands; its own order where a part is no number. */
const partOrder = ['year', 'quarter', 'month', 'week', 'day', 'hour'] as const
function rowsByParts(table: Table, columns: ColumnProfile[]): Int32Array {
  const times = columns.filter(({ role }) => role === 'time')
  const parts = partOrder.flatMap((part) => times.find(({ timePart }) => timePart === part) ?? [])
  const numbers = parts.map(({ index }) => table.columns[index]!.numbers)
  if (parts[0]?.timePart !== 'year' || numbers.includes(null)) return allRows(table)
  return allRows(table).sort((a, b) => {
    for (const part of numbers) if (part![a] !== part![b]) return part![a]! - part![b]!
    return a - b
  })
}

/** The categories that series may run within, and none at all. */
export function groupColumns(table: Table, columns: ColumnProfile[]): Int32Array[] {
  const groups = columns
    .filter(
      ({ role, distinct }) =>
        (role === 'geo' || role === 'category' || role === 'code') && distinct > 1 && distinct <= groupsMax,
    )
    .sort((a, b) => b.distinct - a.distinct || a.index - b.index)
    .slice(0, groupColumnsMax)
    .map(({ index }) => table.columns[index]!.codes)
  return [new Int32Array(table.rowCount), ...groups]
}

function isRising(series: {
  rows: Int32Array
  codes: Int32Array
  numbers: Float64Array
  moves: number
}): boolean {
  const { rows, codes, numbers, moves } = series
  const last = new Map<number, number>()
  let steps = 0
  let rising = 0
  let moving = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const group = codes[row]!
    const value = numbers[row]!
    if (group === missingCode || Number.isNaN(value)) continue
    const before = last.get(group)
    last.set(group, value)
    if (before === undefined) continue
    steps++
    if (value >= before) rising++
    if (value > before) moving++
    // an ordinary measure falls in about half of its steps and is given up soon
    if (steps === stepsMin && rising < risingShareMin * steps - 2) return false
  }
  if (steps < stepsMin || steps < stepsPerGroupMin * last.size) return false
  return rising >= risingShareMin * steps && moving >= moves * steps
}
