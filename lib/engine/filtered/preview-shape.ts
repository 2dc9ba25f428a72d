import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import { readTable } from '../read/read-table'
import { shapeTable } from '../shape/shape-table'
import { type Column, missingCode } from '../table/table'
import { SelectionError } from './selection-conditions'

interface Reading {
  fileType: 'csv' | 'json' | 'xlsx'
  sheet?: string
  /** Cleaning steps that are not to be done, by their ids. */
  undone?: string[]
}

/**
 * Some rows of a table as they would be in another shape: cleaned, and not looked at any further, which takes a part
 * of the time. Throws a `SelectionError` where rows are to be chosen or ordered, whose columns may be other ones then.
 */
export function previewShape(
  bytes: Uint8Array,
  { fileType, sheet, undone }: Reading,
  { shape, sort, conditions, offset, limit }: RowsQuery,
): TableRows {
  if (sort !== undefined || conditions.length > 0)
    throw new SelectionError('shape', 'stands alone: rows of another shape are neither sorted nor filtered')
  const { table } = shapeTable(readTable(bytes, { fileType, sheet }), { shape, undone: new Set(undone) })
  const last = Math.min(table.rowCount, offset + limit)
  return {
    columns: table.columns.map(({ name }) => name),
    rows: Array.from({ length: Math.max(0, last - offset) }, (_, at) =>
      table.columns.map((column) => cellOf(column, offset + at)),
    ),
    offset,
    matching_rows: table.rowCount,
    total_rows: table.rowCount,
  }
}

function cellOf({ type, codes, values, numbers }: Column, row: number): string | number | null {
  if (codes[row] === missingCode) return null
  const isNumber = (type === 'integer' || type === 'number') && !Number.isNaN(numbers![row]!)
  return isNumber ? numbers![row]! : values[codes[row]!]!
}
