import { uniqueNames } from '../unique-names'
import type { CellGrid } from './cell-grid'
import { type RowRange, sampleRows, usualOf } from './column-kinds'
import { countFilled, isBlank, type RowShapes } from './row-shapes'

/** A header and two rows; what is shorter is a title, a note or a list of facts about the file. */
const tableRowsMin = 3
/** Longer ones are remarks. */
const titleLengthMax = 60

/** One of the tables of a grid, called by the title above it, else by its place. */
export interface NamedTable extends RowRange {
  name: string
  /** That hold a value, title and header among them. */
  rows: number
  /** With a value in them. */
  cells: number
}

/** The blocks that are tables, the largest first; that one is a table however short it is. */
export function nameTables(grid: CellGrid, shapes: RowShapes, blocks: RowRange[]): NamedTable[] {
  const sized = blocks.map((block, at) => ({
    ...block,
    above: blocks[at - 1],
    cells: sumCells(shapes, block),
  }))
  const most = sized.reduce((most, { cells }) => Math.max(most, cells), 0)
  const largest = sized.find(({ cells }) => cells === most)
  const tables = sized.filter((block) => block === largest || isTable(shapes, block))
  const names = uniqueNames(
    tables.map(
      (table, at) =>
        titleOf(grid, shapes, table) ?? titleAbove(grid, shapes, table.above) ?? `Table ${at + 1}`,
    ),
  )
  return tables
    .map(({ from, to, cells }, at) => ({
      from,
      to,
      cells,
      name: names[at]!,
      rows: countFilled(shapes, { from, to }),
    }))
    .sort((a, b) => b.cells - a.cells)
}

/** Rows of one table; shorter blocks are titles and notes. */
function isTable(shapes: RowShapes, range: RowRange): boolean {
  const filled = usualOf(sampleRows(range).map((row) => shapes.filled[row]!))
  return filled >= 2 && range.to - range.from >= tableRowsMin
}

/** The only cell of the row that a block begins with. */
function titleOf(grid: CellGrid, { filled }: RowShapes, { from }: RowRange): string | null {
  if (filled[from] !== 1) return null
  const text = grid
    .rowTexts(from)
    .find((cell) => !isBlank(cell))!
    .trim()
  return text.length > titleLengthMax ? null : text
}

/** That of a block which is nothing but a title. */
function titleAbove(grid: CellGrid, shapes: RowShapes, block: RowRange | undefined): string | null {
  if (!block) return null
  for (let row = block.from; row < block.to; row++) if (shapes.filled[row] !== 1) return null
  return titleOf(grid, shapes, block)
}

function sumCells({ filled }: RowShapes, { from, to }: RowRange): number {
  let cells = 0
  for (let row = from; row < to; row++) cells += filled[row]!
  return cells
}
