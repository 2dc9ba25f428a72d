import type { CellGrid } from './cell-grid'
import { inferCellKind, isTyped } from './cell-kind'
import {
  type ColumnKinds,
  inferColumnKind,
  inferColumnKinds,
  isDataRow,
  matchKinds,
  type RowRange,
  sampleRows,
  usualOf,
} from './column-kinds'
import type { RowShapes } from './row-shapes'

/** Rows of another width that follow each other may be another table; fewer are ragged rows. */
const otherTableRowsMin = 3
const kindRowCount = 20
const firstRowCount = 4

/** The tables of a grid: ranges of rows that belong together, from top to bottom. */
export function splitBlocks(grid: CellGrid, shapes: RowShapes): RowRange[] {
  const blocks = splitAtGaps(grid, shapes).flatMap((range) => splitAtWidths(grid, shapes, range))
  const tables: RowRange[] = []
  let model: TableModel | null = null
  for (const block of blocks) {
    const last = tables.at(-1)
    if (last && (!model || last.to - last.from >= model.rowCount * 2)) model = describeTable(grid, last)
    const isApart = last && isNote(shapes, last) !== isNote(shapes, block)
    if (last && model && !isApart && continues(grid, { above: last, model }, block)) last.to = block.to
    else {
      tables.push({ ...block })
      model = null
    }
  }
  return tables
}

/** What the rows of a table so far are like; made anew whenever it has doubled. */
interface TableModel {
  rowCount: number
  width: number
  kinds: ColumnKinds
}

const usualWidth = (grid: CellGrid, range: RowRange): number =>
  usualOf(sampleRows(range, kindRowCount).map((row) => grid.width(row)))

const describeTable = (grid: CellGrid, range: RowRange): TableModel => ({
  rowCount: range.to - range.from,
  width: usualWidth(grid, range),
  kinds: inferColumnKinds(grid, sampleRows(range, kindRowCount)),
})

/** Where so many rows have a blank line above them, it is how the file sets its rows. */
const spacedShareMin = 0.5

/** Whether blank lines stand between rows that belong together. */
export function isSpaced(grid: CellGrid): boolean {
  if (!grid.mayHaveBlankLines) return false
  let apart = 0
  for (let row = 1; row < grid.rowCount; row++) if (grid.blankLinesBefore(row) > 0) apart++
  return apart > grid.rowCount * spacedShareMin
}

/** Ranges between blank lines and blank rows. */
function splitAtGaps(grid: CellGrid, { filled }: RowShapes): RowRange[] {
  const isCutByLines = grid.mayHaveBlankLines && !isSpaced(grid)
  const ranges: RowRange[] = []
  let from = 0
  const next = (row: number) => (isCutByLines ? row : nextBlank(filled, row))
  for (let row = next(0); row <= grid.rowCount; row = next(row + 1)) {
    const isGap = row === grid.rowCount || filled[row] === 0
    if (row > from && (isGap || (isCutByLines && grid.blankLinesBefore(row) > 0))) {
      ranges.push({ from, to: row })
      from = row
    }
    if (isGap) from = row + 1
  }
  return ranges
}

function nextBlank(filled: Uint16Array, from: number): number {
  let row = from
  while (row < filled.length && filled[row] !== 0) row++
  return row
}

/** Cuts where a header stands over enough rows of another width. */
function splitAtWidths(grid: CellGrid, shapes: RowShapes, range: RowRange): RowRange[] {
  const ranges: RowRange[] = []
  let from = range.from
  let runFrom = range.from
  const widths = grid.rowWidths
  while (runFrom < range.to) {
    const row = endOfRun(widths, runFrom, range.to)
    const isTable = row - runFrom >= otherTableRowsMin && grid.width(runFrom) > 1
    if (runFrom > from && isTable && isHeaded(grid, { from: runFrom, to: row })) {
      const title = shapes.filled[runFrom - 1] === 1 && runFrom - 1 > from ? 1 : 0
      ranges.push({ from, to: runFrom - title })
      from = runFrom - title
    }
    runFrom = row
  }
  ranges.push({ from, to: range.to })
  return ranges
}

/** Behind the last of the rows that follow each other and are as wide as the first. */
function endOfRun(widths: Uint16Array, from: number, to: number): number {
  let row = from + 1
  while (row < to && widths[row] === widths[from]) row++
  return row
}

/** The first row has texts over numbers or dates; one number over numbers, and no more columns are looked at. */
function isHeaded(grid: CellGrid, { from, to }: RowRange): boolean {
  const rows = sampleRows({ from: from + 1, to }, kindRowCount)
  let isOver = false
  for (let column = 0; column < grid.width(from); column++) {
    const kind = inferCellKind(grid.text(from, column))
    if (kind === 'blank' || (isOver && !isTyped(kind))) continue
    const expected = inferColumnKind(grid, rows, column)
    if (kind === expected) return false
    if (expected) isOver = true
  }
  return isOver
}

/** Longer ones are a column whose neighbours are blank. */
const noteRowsMax = 10

/** A few rows of one cell each: a title, a source or notes, as wide as the table where a spreadsheet was saved. */
function isNote({ filled, extents }: RowShapes, { from, to }: RowRange): boolean {
  if (to - from > noteRowsMax) return false
  for (let row = from; row < to; row++) if (filled[row]! !== 1 || extents[row]! !== 1) return false
  return true
}

/** The block goes on with the table above it: as wide, and its first rows are data or the header again. */
function continues(
  grid: CellGrid,
  { above, model: { width, kinds } }: { above: RowRange; model: TableModel },
  block: RowRange,
): boolean {
  if (usualWidth(grid, block) !== width) return false
  if (isSameRow(grid, above.from, block.from)) return true
  if (kinds.typedCount === 0) return width > 1 && !isHeaded(grid, block)
  if (matchKinds(grid, block.from, kinds).other > 0 && !isDataRow(grid, block.from, kinds)) return false
  return sampleRows(block, firstRowCount).some((row) => isDataRow(grid, row, kinds))
}

export function isSameRow(grid: CellGrid, a: number, b: number): boolean {
  if (grid.width(a) !== grid.width(b)) return false
  for (let column = 0; column < grid.width(a); column++) {
    if (grid.columns[column]!.code(a) !== grid.columns[column]!.code(b)) return false
  }
  return true
}
