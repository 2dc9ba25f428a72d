import type { Column, Table } from './table'

/** Enough to rank by; what is shown is measured on all rows. */
const rowsMax = 20_000

const known = new WeakMap<Table, Table>()

/** Every n-th row of a large table: the same table for all that asks, small tables as they are. */
export function thinTable(table: Table): Table {
  const step = Math.ceil(table.rowCount / rowsMax)
  if (step <= 1) return table
  const thin = known.get(table) ?? takeRows(table, step)
  known.set(table, thin)
  return thin
}

function takeRows({ rowCount, columns }: Table, step: number): Table {
  const rows = Math.ceil(rowCount / step)
  return { rowCount: rows, columns: columns.map((column) => thinColumn(column, step, rows)) }
}

function thinColumn(column: Column, step: number, rowCount: number): Column {
  const codes = new Int32Array(rowCount)
  const numbers = column.numbers && new Float64Array(rowCount)
  takeEvery(step, column.codes, codes)
  if (numbers) takeEvery(step, column.numbers!, numbers)
  return { ...column, codes, numbers, missing: countMissing(codes) }
}

function takeEvery<A extends Int32Array | Float64Array>(step: number, from: A, to: A): void {
  for (let row = 0; row < to.length; row++) to[row] = from[row * step]!
}

function countMissing(codes: Int32Array): number {
  let missing = 0
  for (let row = 0; row < codes.length; row++) if (codes[row]! < 0) missing++
  return missing
}
