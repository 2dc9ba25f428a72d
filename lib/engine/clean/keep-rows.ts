import { gather, gatherCodes } from '../table/gather'
import { type Column, missingCode, type Table } from '../table/table'
import type { TextTable } from '../table/text-table'
import { whenAsked } from '../table/when-asked'

/** The table without the rows that `keep` marks with 0; texts that no row uses any more are dropped. */
export function keepRows(table: Table, keep: Uint8Array): Table {
  const kept = keptRows(keep)
  return { columns: table.columns.map((column) => keepColumn(column, kept)), rowCount: kept.length }
}

/** The same, each column made when it is first looked into: who reads some rows for a few charts reads a few columns. */
export function keepRowsAsRead(table: Table, keep: Uint8Array): Table {
  const kept = keptRows(keep)
  return { columns: table.columns.map((column) => columnAsRead(column, kept)), rowCount: kept.length }
}

function columnAsRead(column: Column, rows: Int32Array): Column {
  const read = whenAsked(() => keepColumn(column, rows))
  return {
    ...column,
    get codes() {
      return read().codes
    },
    get values() {
      return read().values
    },
    get numbers() {
      return column.numbers && read().numbers
    },
    get missing() {
      return column.missing === 0 ? 0 : read().missing
    },
    aside: undefined,
  }
}

/** The same for a table as read; texts that no row uses any more stay in the dictionaries. */
export function keepTextRows(table: TextTable, keep: Uint8Array): TextTable {
  const kept = keptRows(keep)
  const columns = table.columns.map((column) => ({ ...column, codes: gatherCodes(column.codes, kept) }))
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
  const numbers = column.numbers && gather(column.numbers, rows)
  return { ...column, codes, values, numbers, missing, aside: undefined }
}
