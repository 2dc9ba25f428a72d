import { lowerBound } from '../stats/ranks'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import { sortNumbers } from '../table/sort-numbers'
import type { Column } from '../table/table'
import type { NumberSummary } from './profile'

interface Weighted {
  /** Ascending: distinct numbers and the rows of each, or all numbers where nearly all are distinct. */
  values: Float64Array
  rows: Float64Array | null
  total: number
}

/**
 * Moments (sample standard deviation, two passes) and quartiles (type 7 of Hyndman and Fan 1996) of a column's
 * numbers, taken over its distinct values; with the texts that are no numbers.
 */
export function summarizeColumn(column: Column) {
  const { distinct, unread } = distinctNumbers(column)
  return { summary: distinct.total === 0 ? null : summarize(distinct), unread }
}

function distinctNumbers(column: Column) {
  const byCode = valueNumbers(column)!
  const counts = rowsByCode(column)
  const unread = { rows: 0, distinct: 0 }
  let used = 0
  for (let code = 0; code < byCode.length; code++) {
    if (Number.isNaN(byCode[code]!)) {
      unread.rows += counts[code]!
      unread.distinct++
    } else used++
  }
  return { distinct: sortWeighted({ byCode, counts, used }), unread }
}

/** With fewer distinct values than this of all, sorting them alone is quicker. */
const repeatedShareMax = 0.5

function sortWeighted(job: { byCode: Float64Array; counts: Int32Array; used: number }): Weighted {
  const { byCode, counts, used } = job
  let total = 0
  for (let code = 0; code < byCode.length; code++) if (!Number.isNaN(byCode[code]!)) total += counts[code]!
  if (used > repeatedShareMax * total) return sortRows({ byCode, counts, total })
  const values = new Float64Array(used)
  let filled = 0
  for (let code = 0; code < byCode.length; code++) {
    if (!Number.isNaN(byCode[code]!)) values[filled++] = byCode[code]!
  }
  return { values: sortNumbers(values), rows: rowsOfSorted(values, { byCode, counts }), total }
}

/** Looked up by value, since a sort of numbers alone takes a tenth of the time of one that carries their codes. */
function rowsOfSorted(
  values: Float64Array,
  { byCode, counts }: { byCode: Float64Array; counts: Int32Array },
): Float64Array {
  const rows = new Float64Array(values.length)
  for (let code = 0; code < byCode.length; code++) {
    if (Number.isNaN(byCode[code]!)) continue
    let at = lowerBound(values, byCode[code]!)
    // equal numbers of several texts, `1.5` and `1.50`, stand side by side
    while (rows[at] !== 0) at++
    rows[at] = counts[code]!
  }
  return rows
}

/** Nearly all numbers are distinct: sorting the rows themselves as a typed array is quicker than sorting indexes. */
function sortRows(job: { byCode: Float64Array; counts: Int32Array; total: number }): Weighted {
  const values = new Float64Array(job.total)
  let at = 0
  for (let code = 0; code < job.byCode.length; code++) {
    if (Number.isNaN(job.byCode[code]!)) continue
    for (let n = job.counts[code]!; n > 0; n--) values[at++] = job.byCode[code]!
  }
  return { values: isAscending(values) ? values : sortNumbers(values), rows: null, total: job.total }
}

function isAscending(values: Float64Array): boolean {
  for (let at = 1; at < values.length; at++) if (values[at]! < values[at - 1]!) return false
  return true
}

function summarize(distinct: Weighted): NumberSummary {
  const { values, rows, total } = distinct
  let sum = 0
  let zeros = 0
  let negatives = 0
  let integers = true
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const weight = rows ? rows[at]! : 1
    sum += value * weight
    if (value === 0) zeros += weight
    else if (value < 0) negatives += weight
    if (integers && !Number.isInteger(value)) integers = false
  }
  const mean = sum / total
  let squares = 0
  for (let at = 0; at < values.length; at++) squares += (values[at]! - mean) ** 2 * (rows ? rows[at]! : 1)
  const [q1, median, q3] = quartiles(distinct)
  return {
    min: values[0]!,
    max: values[values.length - 1]!,
    mean,
    median,
    q1,
    q3,
    sd: total > 1 ? Math.sqrt(squares / (total - 1)) : 0,
    sum,
    zeros,
    negatives,
    integers,
  }
}

function quartiles({ values, rows, total }: Weighted): [number, number, number] {
  const at = (rank: number): number => {
    if (!rows) return values[rank]!
    let before = 0
    for (let index = 0; index < values.length; index++) {
      before += rows[index]!
      if (rank < before) return values[index]!
    }
    return values[values.length - 1]!
  }
  const quantile = (share: number): number => {
    const rank = share * (total - 1)
    const low = at(Math.floor(rank))
    const part = rank - Math.floor(rank)
    return part === 0 ? low : low + part * (at(Math.floor(rank) + 1) - low)
  }
  return [quantile(0.25), quantile(0.5), quantile(0.75)]
}
