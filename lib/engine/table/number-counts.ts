import { presentOf } from '../stats/present-of'
import { placesInOrder } from '../stats/ranks'
import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode, valueNumbers } from './code-facts'
import { gather, gatherCodes } from './gather'
import type { Column } from './table'

/** A column's numbers in order. To be read only. */
export interface NumberCounts {
  /** Ascending: distinct numbers and the rows of each, or all numbers where nearly all are distinct. */
  values: Float64Array
  rows: Float64Array | null
  total: number
}

/** With fewer distinct values than this of all, sorting them alone is quicker. */
const repeatedShareMax = 0.5

const known = new WeakMap<Column, NumberCounts>()

/** Sorted once a column, since profile and cards ask; the column must have numbers. */
export function countNumbers(column: Column): NumberCounts {
  const counts = known.get(column) ?? sortWeighted(valueNumbers(column)!, rowsByCode(column))
  known.set(column, counts)
  return counts
}

/** The number at a place, from 0, among all of them in order. */
export function numberAt({ values, rows }: NumberCounts, place: number): number {
  if (!rows) return values[place]!
  let before = 0
  for (let at = 0; at < values.length; at++) {
    before += rows[at]!
    if (place < before) return values[at]!
  }
  return values[values.length - 1]!
}

/** All numbers of a column, ascending. To be read only. */
export function sortedNumbers(column: Column): Float64Array {
  const { values, rows, total } = countNumbers(column)
  if (!rows) return values
  const all = new Float64Array(total)
  let filled = 0
  for (let at = 0; at < values.length; at++) {
    all.fill(values[at]!, filled, filled + rows[at]!)
    filled += rows[at]!
  }
  return all
}

function sortWeighted(byCode: Float64Array, counts: Int32Array): NumberCounts {
  const present = presentOf(byCode)
  const total = rowsWithNumber(byCode, counts)
  if (present.length > repeatedShareMax * total) return sortRows({ byCode, counts, total })
  const places = placesInOrder(byCode)
  return { values: gather(byCode, places), rows: Float64Array.from(gatherCodes(counts, places)), total }
}

function rowsWithNumber(byCode: Float64Array, counts: Int32Array): number {
  let total = 0
  for (let code = 0; code < byCode.length; code++) if (!Number.isNaN(byCode[code]!)) total += counts[code]!
  return total
}

/** Nearly all numbers are distinct: sorting the rows themselves as a typed array is quicker than sorting indexes. */
function sortRows(job: { byCode: Float64Array; counts: Int32Array; total: number }): NumberCounts {
  const values = new Float64Array(job.total)
  spreadOut(job.byCode, job.counts, values)
  return { values: isAscending(values) ? values : sortNumbers(values), rows: null, total: job.total }
}

/** Each number as often as it stands. Apart, so that its loop keeps its fast code. */
function spreadOut(byCode: Float64Array, counts: Int32Array, values: Float64Array): void {
  let at = 0
  for (let code = 0; code < byCode.length; code++) {
    const number = byCode[code]!
    if (Number.isNaN(number)) continue
    for (let n = counts[code]!; n > 0; n--) values[at++] = number
  }
}

function isAscending(values: Float64Array): boolean {
  for (let at = 1; at < values.length; at++) if (values[at]! < values[at - 1]!) return false
  return true
}
