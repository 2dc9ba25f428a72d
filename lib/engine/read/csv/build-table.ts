import type { TextColumnBuilder } from '../../table/text-column-builder'
import type { TextTable } from '../../table/text-table'
import { cellsMax, tooManyCells } from '../limits'
import { uniqueNames } from '../unique-names'
import type { CellGrid } from './cell-grid'
import type { TableLayout } from './infer-layout'
import { joinHeaderRows } from './join-header-rows'

/** The grid's table: the body's rows alone, each column's texts numbered anew as they appear in it. */
export function buildTable(grid: CellGrid, layout: TableLayout): TextTable {
  const { body, skipped, width } = layout
  const rowCount = body.to - body.from - skipped.size
  if (rowCount * width > cellsMax) throw tooManyCells()
  const columns = grid.columns.slice(0, width)
  const names = uniqueNames(headerNames(grid, columns, layout))
  const rows = skipped.size > 0 ? listBodyRows(layout) : null
  const take = (column: TextColumnBuilder, name: string) =>
    rows ? column.take(rows, name) : column.takeAll(body, name)
  return { columns: columns.map((column, i) => take(column, names[i]!)), rowCount }
}

function listBodyRows({ body, skipped }: TableLayout): Int32Array {
  const rows = new Int32Array(body.to - body.from - skipped.size)
  let count = 0
  for (let row = body.from; row < body.to; row++) if (!skipped.has(row)) rows[count++] = row
  return rows
}

function headerNames(grid: CellGrid, columns: TextColumnBuilder[], layout: TableLayout): string[] {
  const { header, title, body, width, usualWidth } = layout
  const before = title?.cells ?? 0
  const names = joinHeaderRows(
    header.map((row) => columns.map((_, column) => grid.text(row, column + before))),
    width,
  )
  if (title?.name) return [title.name, ...names.slice(1)]
  const isShort = header.length === 1 && grid.width(header[0]!) === usualWidth - 1 && width === usualWidth
  const first = columns[0]
  if (!isShort || !first || first.distinctIn(body) < body.to - body.from) return names
  return ['', ...names.slice(0, -1)]
}
