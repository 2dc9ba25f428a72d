import type { Column, Table } from './table'

/** Enough to rank by; what is shown is measured on all rows. */
const rowsMax = 20_000

/** Every n-th row of a large table: the same table for all that asks, small tables as they are. */
export function thinTable(table: Table): Table {
  const step = Math.ceil(table.rowCount / rowsMax)
  if (step <= 1) return table
  const rowCount = Math.ceil(table.rowCount / step)
  return { rowCount, columns: table.columns.map((column) => thinColumn(column, step, rowCount)) }
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
