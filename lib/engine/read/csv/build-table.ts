import type { TextColumnBuilder } from '../../table/text-column-builder'
import type { TextTable } from '../../table/text-table'
import { cellsMax, tooManyCells } from '../limits'
import { uniqueNames } from '../unique-names'
import type { CellGrid } from './cell-grid'
import type { TableLayout } from './infer-layout'
import { isBlank } from './row-shapes'

/** The grid's table: the body's rows alone, each column's texts numbered anew as they appear in it. */
export function buildTable(grid: CellGrid, layout: TableLayout): TextTable {
  const rows = listBodyRows(layout)
  if (rows.length * layout.width > cellsMax) throw tooManyCells()
  const columns = grid.columns.slice(0, layout.width)
  const names = uniqueNames(headerNames(grid, columns, layout))
  return { columns: columns.map((column, i) => column.take(rows, names[i]!)), rowCount: rows.length }
}

function listBodyRows({ body, skipped }: TableLayout): Int32Array {
  const rows = new Int32Array(body.to - body.from - skipped.size)
  let count = 0
  for (let row = body.from; row < body.to; row++) {
    if (skipped.size === 0 || !skipped.has(row)) rows[count++] = row
  }
  return rows
}

function headerNames(grid: CellGrid, columns: TextColumnBuilder[], layout: TableLayout): string[] {
  const { header, body, width, usualWidth } = layout
  const names = joinHeaderRows(
    header.map((row) => columns.map((_, column) => grid.text(row, column))),
    width,
  )
  const isShort = header.length === 1 && grid.width(header[0]!) === usualWidth - 1 && width === usualWidth
  const first = columns[0]
  if (!isShort || !first || first.distinctIn(body) < body.to - body.from) return names
  return ['', ...names.slice(0, -1)]
}

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
