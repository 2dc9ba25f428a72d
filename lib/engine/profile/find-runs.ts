import type { Column, Table } from '../table/table'

const distinctMin = 20
/** Rows that a number stands on, on average: more are a group of a table that is sorted by it. */
const runRows = { least: 1.1, most: 12 }
const longRunsMin = 10
/** Numbers that are given out one after the other leave few out. */
const leftOutMax = 1.5
const valuesMin = 3

/**
 * Columns of whole numbers that rise (or fall) down the rows and stand on several rows each, in which some columns
 * never change and others do: `1001, 1001, 1002`, the numbers of orders on their lines. In the first column none that is
 * left out says so too. By index.
 */
export function findRuns(table: Table): Set<number> {
  const found = table.columns.flatMap((column, index) => (isRun(table, column, index === 0) ? [index] : []))
  return new Set(found)
}

function isRun(table: Table, column: Column, isFirst: boolean): boolean {
  const { numbers, type, missing, values } = column
  if (type !== 'integer' || !numbers || missing > 0 || values.length < distinctMin) return false
  const rows = table.rowCount / values.length
  if (rows < runRows.least || rows > runRows.most || !isSorted(numbers)) return false
  const span = Math.abs(numbers.at(-1)! - numbers[0]!) + 1
  if (span > leftOutMax * values.length) return false
  const others = table.columns.filter((other) => other !== column && other.values.length >= valuesMin)
  const kinds = others.map((other) => changesIn(column, other))
  // what only lies in the same order as the rows tells nothing of what belongs together
  const isHeld = others.some(
    (other, at) => kinds[at] === 'never' && !(other.numbers && isSorted(other.numbers)),
  )
  const isCounted = isFirst && span === values.length
  return (isHeld || isCounted) && kinds.includes('often')
}

function isSorted(numbers: Float64Array): boolean {
  const way = Math.sign(numbers.at(-1)! - numbers[0]!)
  return way !== 0 && numbers.every((number, row) => row === 0 || (number - numbers[row - 1]!) * way >= 0)
}

/** Whether a column changes inside the runs of another. */
function changesIn(run: Column, { codes }: Column): 'never' | 'often' | 'other' {
  let long = 0
  let changing = 0
  for (let from = 0; from < codes.length; ) {
    let to = from + 1
    let isChanged = false
    for (; to < codes.length && run.codes[to] === run.codes[from]; to++) {
      if (codes[to] !== codes[from]) isChanged = true
    }
    if (to - from > 1) {
      long++
      if (isChanged) changing++
    }
    from = to
  }
  if (long < longRunsMin) return 'other'
  return changing === 0 ? 'never' : 2 * changing >= long ? 'often' : 'other'
}
