import type { CellGrid } from './cell-grid'
import { isBlank } from './row-shapes'

const columnsMin = 2
/** Larger grids are one table. */
const [cellsMost, columnsMost] = [400_000, 60]
/** So many rows of which one side has nothing, at the end, are no gaps in a table. */
const endRowsMin = 2
const rowsMin = 3

/**
 * Tables that stand beside each other with a blank column between: their columns by place, from one to before another. None
 * where it is one table that a blank column sets apart: one of both ends sooner, or each has a title of its own.
 */
export function splitSides(grid: CellGrid): { from: number; to: number }[] {
  const { rowCount, columns } = grid
  if (columns.length > columnsMost || columns.length * rowCount > cellsMost || rowCount < rowsMin) return []
  const isBare = columns.map((column) => isBlankColumn(column))
  const sides: { from: number; to: number }[] = []
  let from = 0
  for (let at = 0; at <= columns.length; at++) {
    if (at < columns.length && !isBare[at]) continue
    if (at > from) sides.push({ from, to: at })
    from = at + 1
  }
  if (sides.length < 2 || sides.some(({ from: start, to }) => to - start < columnsMin)) return []
  const filled = sides.map((side) => Array.from({ length: rowCount }, (_, row) => filledIn(grid, row, side)))
  const ends = filled.map((counts) => counts.findLastIndex((count) => count > 0))
  const begins = filled.map((counts) => counts.findIndex((count) => count > 0))
  const isUneven = Math.max(...ends) - Math.min(...ends) >= endRowsMin
  const areTitled = filled.every((counts, at) => counts[begins[at]!] === 1 && counts[begins[at]! + 1]! > 1)
  const areTables = ends.every((end, at) => end - begins[at]! >= rowsMin - 1)
  return areTables && (isUneven || areTitled) ? sides : []
}

function isBlankColumn(column: CellGrid['columns'][number]): boolean {
  for (let code = 0; code < column.distinct; code++)
    if (column.isNumber(code) || !isBlank(column.textOf(code))) return false
  return true
}

function filledIn(grid: CellGrid, row: number, { from, to }: { from: number; to: number }): number {
  let filled = 0
  for (let column = from; column < to; column++) if (!isBlank(grid.text(row, column))) filled++
  return filled
}
