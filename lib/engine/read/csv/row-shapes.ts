import type { TextColumnBuilder } from '../../table/text-column-builder'
import type { CellGrid } from './cell-grid'
import type { RowRange } from './column-kinds'

/** By row: how many cells are not blank, and the place after the last of them. */
export interface RowShapes {
  filled: Uint16Array
  extents: Uint16Array
}

export const isBlank = (text: string): boolean =>
  text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')

export function rowShapes(grid: CellGrid): RowShapes {
  const widths = grid.rowWidths
  const filled = widths.slice()
  const extents = widths.slice()
  for (let index = grid.columns.length - 1; index >= 0; index--) {
    const column = grid.columns[index]!
    const isBlankCode = blankCodes(column)
    if (isBlankCode) leaveOut({ codes: column.codes, isBlankCode, index, widths }, { filled, extents })
  }
  for (const row of grid.comments) filled[row] = extents[row] = 0
  return { filled, extents }
}

interface Cells {
  codes: Int32Array
  isBlankCode: Uint8Array
  index: number
  widths: Uint16Array
}

/** The blank cells of a column. */
function leaveOut({ codes, isBlankCode, index, widths }: Cells, { filled, extents }: RowShapes): void {
  for (let row = 0; row < codes.length; row++) {
    if (isBlankCode[codes[row]!] === 0 || index >= widths[row]!) continue
    filled[row]!--
    if (extents[row] === index + 1) extents[row] = index
  }
}

/** By code: 1 where the text is blank; null where none is. */
function blankCodes(column: TextColumnBuilder): Uint8Array | null {
  let blanks: Uint8Array | null = null
  for (let code = 0; code < column.distinct; code++) {
    if (column.isNumber(code) || !isBlank(column.textOf(code))) continue
    blanks ??= new Uint8Array(column.distinct)
    blanks[code] = 1
  }
  return blanks
}

/** Where the last of all cells of a range stands that is not blank. */
export function widestIn({ extents }: RowShapes, { from, to }: RowRange): number {
  let widest = 0
  for (let row = from; row < to; row++) if (extents[row]! > widest) widest = extents[row]!
  return widest
}

/** Rows with a value in them. */
export function countFilled({ filled }: RowShapes, { from, to }: RowRange): number {
  let rows = 0
  for (let row = from; row < to; row++) if (filled[row]! > 0) rows++
  return rows
}
