import { type Column, missingCode, type Table } from '../table/table'

/** The table without the rows that `keep` marks with 0; texts that no row uses any more are dropped. */
export function keepRows(table: Table, keep: Uint8Array): Table {
  const rows: number[] = []
  for (let row = 0; row < table.rowCount; row++) if (keep[row]) rows.push(row)
  const kept = Int32Array.from(rows)
  return { columns: table.columns.map((column) => keepColumn(column, kept)), rowCount: kept.length }
}

function keepColumn(column: Column, rows: Int32Array): Column {
  const codes = new Int32Array(rows.length)
  const remap = new Int32Array(column.values.length).fill(missingCode)
  const values: string[] = []
  let missing = 0
  for (let at = 0; at < rows.length; at++) {
    const code = column.codes[rows[at]!]!
    if (code === missingCode) {
      codes[at] = missingCode
      missing++
      continue
    }
    if (remap[code] === missingCode) remap[code] = values.push(column.values[code]!) - 1
    codes[at] = remap[code]!
  }
  const source = column.numbers
  const numbers = source && Float64Array.from(rows, (row) => source[row]!)
  return { ...column, codes, values, numbers, missing }
}
