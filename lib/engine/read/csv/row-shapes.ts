import type { CellGrid } from './cell-grid'

/** By row: how many cells are not blank, and the place after the last of them. */
export interface RowShapes {
  filled: Uint16Array
  extents: Uint16Array
}

export const isBlank = (text: string): boolean =>
  text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')

export function rowShapes(grid: CellGrid): RowShapes {
  const filled = grid.listWidths()
  const extents = grid.listWidths()
  for (let index = grid.columns.length - 1; index >= 0; index--) {
    const column = grid.columns[index]!
    const isBlankCode = column.values.map(isBlank)
    if (!isBlankCode.includes(true)) continue
    for (let row = 0; row < column.length; row++) {
      if (index >= grid.width(row) || !isBlankCode[column.code(row)]) continue
      filled[row]!--
      if (extents[row] === index + 1) extents[row] = index
    }
  }
  for (const row of grid.comments) filled[row] = extents[row] = 0
  return { filled, extents }
}
