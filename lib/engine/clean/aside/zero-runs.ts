import { sortNumbers } from '../../stats/sort-numbers'
import { rowsByCode, valueNumbers } from '../../table/code-facts'
import type { Column, Table } from '../../table/table'
import type { Series, SeriesSet } from './find-series'
import { innerRuns, type Run } from './runs-in-series'

const runMin = 3
/** A counter that is ever so near to nothing may stand still. */
const nearMin = 0.05
const zerosMax = 0.25
const runsMax = 2
/** Where so many others stand still on the same days, everything was closed. */
const closedMin = 0.5
const siblingScale = 20

/**
 * Zeros that follow one another in a counter which is never near zero else, while the other counters go on: it counted
 * nothing because it was out of order. Null where zero is a number like others.
 */
export function findZeroRuns(table: Table, measure: Column, { series }: SeriesSet): Run[] {
  const zero = valueNumbers(measure)!.indexOf(0)
  if (zero < 0 || rowsByCode(measure)[zero]! < runMin) return []
  const found = series.flatMap((one) => runsOf(measure, zero, one))
  const rows = found.reduce((sum, run) => sum + run.rows.length, 0)
  if (rows < rowsByCode(measure)[zero]!) return []
  const isClosed =
    series.length > 1
      ? isClosedTogether(found, series) || isNothingElse(table, measure, found)
      : !hasGoingOn(table, measure, found)
  return isClosed ? [] : found
}

/** The numbers of a series that are not zero, the least of them, and in how many rows it is zero. */
function lookAt({ codes, numbers }: Column, zero: number, { rows }: Series) {
  const known = new Float64Array(rows.length)
  let count = 0
  let zeros = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const number = numbers![row]!
    if (codes[row] === zero) zeros++
    if (number === 0 || Number.isNaN(number)) continue
    known[count++] = number
    if (number < least) least = number
  }
  return { known: known.subarray(0, count), zeros, least }
}

function runsOf(measure: Column, zero: number, series: Series): Run[] {
  const isZero = (row: number) => measure.codes[row] === zero
  const { known, zeros, least } = lookAt(measure, zero, series)
  if (zeros === 0 || zeros > zerosMax * known.length || !(least > 0)) return []
  if (least < nearMin * sortNumbers(known)[known.length >> 1]!) return []
  const runs = innerRuns(measure, series, runMin).filter(({ rows }) => isZero(rows[0]!))
  return runs.length <= runsMax ? runs : []
}

/** More than one series is out on the same days only where all are. */
const isClosedTogether = (runs: Run[], series: Series[]) =>
  new Set(runs.map((run) => run.series)).size > Math.max(1, closedMin * series.length)

/** Whether something else that is never nothing otherwise is nothing in just these rows: hours open, staff. */
function isNothingElse({ columns }: Table, measure: Column, runs: Run[]): boolean {
  const rows = runs.flatMap((run) => run.rows)
  return columns.some(
    ({ name, numbers, type }) =>
      name !== measure.name &&
      (type === 'integer' || type === 'number') &&
      rows.every((row) => !(numbers![row]! > 0)) &&
      numbers!.filter((number) => number === 0).length <= zerosMax * numbers!.length,
  )
}

/** Whether another counter of the same rows, of the same order of size, counts on. */
function hasGoingOn({ columns }: Table, measure: Column, runs: Run[]): boolean {
  const size = meanOf(measure)
  const like = columns.filter((column) => {
    if (column.name === measure.name || column.type !== measure.type) return false
    const times = meanOf(column) / size
    return times <= siblingScale && times >= 1 / siblingScale
  })
  const rows = runs.flatMap((run) => run.rows)
  const goingOn = like.filter(({ numbers }) => rows.every((row) => numbers![row] !== 0))
  return goingOn.length > closedMin * like.length
}

function meanOf({ numbers }: Column): number {
  const known = numbers!.filter((number) => number > 0)
  return known.reduce((sum, number) => sum + number, 0) / known.length
}
