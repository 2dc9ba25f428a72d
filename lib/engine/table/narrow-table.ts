import { type Column, missingCode, type Table } from './table'

/** The rows of a table that are kept (1 by row), each column with the values that are left, in the order they had. */
export function narrowTable(table: Table, keep: Uint8Array): Table {
  const rows = keptRows(keep)
  return { rowCount: rows.length, columns: table.columns.map((column) => narrowColumn(column, rows)) }
}

function keptRows(keep: Uint8Array): Uint32Array {
  const rows = new Uint32Array(keep.length)
  let count = 0
  for (let row = 0; row < keep.length; row++) if (keep[row]) rows[count++] = row
  return rows.slice(0, count)
}

function narrowColumn(column: Column, rows: Uint32Array): Column {
  const newCodes = codesLeft(column, rows)
  const codes = new Int32Array(rows.length)
  const numbers = column.numbers && new Float64Array(rows.length)
  let missing = 0
  for (let at = 0; at < rows.length; at++) {
    const code = column.codes[rows[at]!]!
    codes[at] = code === missingCode ? missingCode : newCodes[code]!
    if (code === missingCode) missing++
    if (numbers) numbers[at] = column.numbers![rows[at]!]!
  }
  return {
    ...column,
    codes,
    numbers,
    missing,
    values: column.values.filter((_, code) => newCodes[code] !== missingCode),
  }
}

/** Which code each value has among those that stand in the rows; `missingCode` where it stands in none. */
function codesLeft({ codes, values }: Column, rows: Uint32Array): Int32Array {
  const newCodes = new Int32Array(values.length).fill(missingCode)
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at]!]!
    if (code !== missingCode) newCodes[code] = 0
  }
  let next = 0
  for (let code = 0; code < newCodes.length; code++) if (newCodes[code] === 0) newCodes[code] = next++
  return newCodes
}
