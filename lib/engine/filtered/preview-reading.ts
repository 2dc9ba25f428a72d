import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import { EngineError } from '../engine-error'
import { readTable } from '../read/read-table'
import { shapeTable } from '../shape/shape-table'
import { type Column, missingCode, type Table } from '../table/table'
import type { ReadResult } from '../table/text-table'
import { SelectionError } from './selection-conditions'

interface Reading {
  fileType: 'csv' | 'json' | 'xlsx'
  sheet?: string
  /** Cleaning steps that are not to be done, by their ids. */
  undone?: string[]
}

/**
 * Some rows of a file as they would be if it were read otherwise, in another shape or another of its tables: cleaned,
 * and not looked at any further, which takes a part of the time. Throws a `SelectionError` where it can not be read so,
 * and where rows are to be chosen or ordered, whose columns may be other ones then.
 */
export function previewReading(bytes: Uint8Array, reading: Reading, asked: RowsQuery): TableRows {
  const { sort, conditions, offset, limit } = asked
  const param = asked.sheet === undefined ? 'shape' : 'sheet'
  if (sort !== undefined || conditions.length > 0)
    throw new SelectionError(param, 'stands alone: rows of another reading are neither sorted nor filtered')
  const table = tableAs(bytes, reading, asked)
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

/** What was undone of the table as it is read now is nothing of another one. */
function tableAs(bytes: Uint8Array, { fileType, sheet, undone = [] }: Reading, asked: RowsQuery): Table {
  try {
    const read = readTable(bytes, { fileType, sheet: asked.sheet ?? sheet })
    const mayBeOther = asked.sheet !== undefined && asked.sheet !== sheet && undone.length > 0
    const isOther = mayBeOther && nameRead(readTable(bytes, { fileType, sheet })) !== nameRead(read)
    return shapeTable(read, { shape: asked.shape, undone: new Set(isOther ? [] : undone) }).table
  } catch (error) {
    const [, param, text] = (error instanceof EngineError && refusal.exec(error.message)) || []
    throw param ? new SelectionError(param, text!) : error
  }
}

/** As it is listed, however it was asked for; undefined where the file holds no other. */
const nameRead = ({ sheets }: ReadResult): string | undefined => sheets?.find(({ is_read }) => is_read)?.name

/** What an option of the reading is refused with, after its name. */
const refusal = /^(sheet|shape): (.*)$/su

function cellOf({ type, codes, values, numbers }: Column, row: number): string | number | null {
  if (codes[row] === missingCode) return null
  const isNumber = (type === 'integer' || type === 'number') && !Number.isNaN(numbers![row]!)
  return isNumber ? numbers![row]! : values[codes[row]!]!
}
