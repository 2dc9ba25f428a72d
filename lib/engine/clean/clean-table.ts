import type { ReadResult } from '../table/text-table'
import { buildColumn } from './build-column'
import type { CleanResult } from './clean-result'
import { readColumn } from './read-column'
import { draftText } from './text-draft'

/** Turns the texts of a table into typed columns; every change is told in `steps`. */
export function cleanTable(read: ReadResult): CleanResult {
  const columns = read.table.columns.map((column) => {
    const draft = draftText(column)
    return buildColumn(draft, readColumn(draft))
  })
  return { table: { columns, rowCount: read.table.rowCount }, steps: [], decimal: null, dateOrder: null }
}
