import { placesInOrder } from '../stats/ranks'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import type { ColumnProfile, Rising } from './profile'

/** Steps that go up or stay, of all steps within a group. */
const risingShareMin = 0.985
/** Steps that really go up: a column of zeros is no running total. */
const movingShareMin = 0.1
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
  const rows = rowsInTime(table, columns, mainTime)
  if (!rows) return []
  const groups = groupColumns(table, columns)
  return columns.flatMap(({ index, role, summary, distinct }) => {
    if (role !== 'measure' || summary?.negatives !== 0 || distinct < stepsMin) return []
    const numbers = table.columns[index]!.numbers!
    const codes = groups.find((one) => isRising({ rows, codes: one, numbers }))
    return codes ? [{ index, group: placeOf(table, codes) }] : []
  })
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
    return parts.length >= 2 ? allRows(table) : null
  }
  if (columns[mainTime]!.grain === 'year') {
    const parts = columns.filter((column) => column.role === 'time' && column.grain === null)
    return parts.length >= 1 ? allRows(table) : null
  }
  return sortByTime(table.columns[mainTime]!)
}

const allRows = ({ rowCount }: Table): Int32Array => new Int32Array(rowCount).map((_, row) => row)

/** Counting sort by the distinct times: stable, and quick with many rows a day. */
function sortByTime(column: Column): Int32Array {
  const times = valueNumbers(column)!
  const order = placesInOrder(times)
  const starts = rowsByCode(column).slice()
  let before = 0
  for (const code of order) {
    const rows = starts[code]!
    starts[code] = before
    before += rows
  }
  const sorted = new Int32Array(before)
  for (let row = 0; row < column.codes.length; row++) {
    const code = column.codes[row]!
    if (code !== missingCode && !Number.isNaN(times[code]!)) sorted[starts[code]!++] = row
  }
  return sorted
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

function isRising(series: { rows: Int32Array; codes: Int32Array; numbers: Float64Array }): boolean {
  const { rows, codes, numbers } = series
  const last = new Map<number, number>()
  let [steps, rising, moving] = [0, 0, 0]
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
  return rising >= risingShareMin * steps && moving >= movingShareMin * steps
}
