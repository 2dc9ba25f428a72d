import Papa from 'papaparse'
import { missingCode, type Table } from '../table/table'

/** The uploaded columns, cleaned, as CSV (RFC 4180): comma, CRLF, header row, missing cells empty. */
export function writeCleanedCsv(table: Table): string {
  const columns = table.columns.filter(({ derivedFrom }) => !derivedFrom)
  const rows: string[][] = [columns.map((column) => column.name)]
  for (let row = 0; row < table.rowCount; row++) {
    rows.push(
      columns.map((column) => {
        const code = column.codes[row]!
        return code === missingCode ? '' : column.values[code]!
      }),
    )
  }
  return `${Papa.unparse(rows)}\r\n`
}
