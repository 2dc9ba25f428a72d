import type { CellGrid } from './cell-grid'

/** By row: how many cells are not blank, and the place after the last of them. */
export interface RowShapes {
  filled: Uint16Array
  extents: Uint16Array
}

export const isBlank = (text: string): boolean =>
  text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')

export function rowShapes(grid: CellGrid): RowShapes {
  const filled = new Uint16Array(grid.rowCount)
  const extents = new Uint16Array(grid.rowCount)
  grid.columns.forEach((column, index) => {
    const isBlankCode = Uint8Array.from(column.values, (text) => (isBlank(text) ? 1 : 0))
    for (let row = 0; row < column.length; row++) {
      if (isBlankCode[column.code(row)] === 1) continue
      filled[row]!++
      extents[row] = index + 1
    }
  })
  for (const row of grid.comments) filled[row] = extents[row] = 0
  return { filled, extents }
}
