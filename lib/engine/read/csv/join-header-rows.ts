import type { CellGrid } from './cell-grid'
import { isBlank } from './row-shapes'

/** Joins the rows of a header by column; a merged cell names all columns up to the next one. */
export function joinHeaderRows(rows: string[][], width: number): string[] {
  const last = rows.at(-1) ?? []
  const spread = rows.map((row, i) => (i < rows.length - 1 ? spreadMerged(row, last) : row))
  return Array.from({ length: width }, (_, column) => {
    const parts = spread.map((row) => row[column] ?? '')
    if (parts.length === 1) return parts[0]!
    const kept = parts
      .map((part) => part.trim())
      .filter((part, i, all) => part !== '' && all.indexOf(part) === i)
    return kept.join(' ')
  })
}

/** A cell over a name is a group's title and reaches over the blank cells to its right. */
function spreadMerged(row: string[], below: string[]): string[] {
  let title = ''
  return row.map((cell, column) => {
    if (!isBlank(cell)) title = isBlank(below[column] ?? '') ? '' : cell
    return isBlank(cell) ? title : cell
  })
}

/** Whether a row of groups tells apart names that come again below it: years over `Sales, Cost, Sales, Cost`. */
export function tellsApart(grid: CellGrid, above: number, below: number[]): boolean {
  const width = grid.width(below.at(-1)!)
  const namesOf = (rows: number[]) => {
    const names = joinHeaderRows(
      rows.map((row) => grid.rowTexts(row)),
      width,
    ).filter((name) => !isBlank(name))
    return { all: names.length, distinct: new Set(names).size }
  }
  const own = namesOf(below)
  return own.distinct < own.all && namesOf([above, ...below]).distinct > own.distinct
}
