import { type Column, missingCode, type Table } from '../table/table'
import type { TextTable } from '../table/text-table'

/** The table without the rows that `keep` marks with 0; texts that no row uses any more are dropped. */
export function keepRows(table: Table, keep: Uint8Array): Table {
  const kept = keptRows(keep)
  return { columns: table.columns.map((column) => keepColumn(column, kept)), rowCount: kept.length }
}

/** The same for a table as read; texts that no row uses any more stay in the dictionaries. */
export function keepTextRows(table: TextTable, keep: Uint8Array): TextTable {
  const kept = keptRows(keep)
  const columns = table.columns.map((column) => ({ ...column, codes: kept.map((row) => column.codes[row]!) }))
  return { columns, rowCount: kept.length }
}

function keptRows(keep: Uint8Array): Int32Array {
  const rows = new Int32Array(keep.length)
  let count = 0
  for (let row = 0; row < keep.length; row++) if (keep[row]) rows[count++] = row
  return rows.subarray(0, count)
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
  return { ...column, codes, values, numbers, missing, aside: undefined }
}
