import { keepTextRows } from '../clean/keep-rows'
import type { Steps } from '../clean/steps'
import type { TextColumn, TextTable } from '../table/text-table'
import { textAt } from './text-at'

const columnsMin = 2

/** Rows that repeat the header, as at the top of each page, are left out. */
export function leaveHeadersOut(table: TextTable, steps: Steps): TextTable {
  const { columns, rowCount } = table
  if (columns.length < columnsMin) return table
  if (
    !fewestValuesFirst(columns).every(({ name, values }) =>
      values.some((text) => text.trim() === name.trim()),
    )
  )
    return table
  const isHeader = (row: number) => columns.every((column) => textAt(column, row) === column.name.trim())
  const keep = Uint8Array.from({ length: rowCount }, (_, row) => Number(!isHeader(row)))
  const rows = keep.reduce((count, is) => count + 1 - is, 0)
  if (rows === 0 || rows === rowCount) return table
  const detail = 'Rows that repeat the header left out.'
  return steps.guess({ step: 'header_rows', column: null, rows, detail }) ? keepTextRows(table, keep) : table
}

/** What holds few values is soon found not to hold its name, and then no other needs its texts made. */
const fewestValuesFirst = (columns: TextColumn[]): TextColumn[] =>
  [...columns].sort((a, b) => a.values.length - b.values.length)
