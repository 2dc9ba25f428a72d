import type { CellGrid } from './cell-grid'
import { inferColumnKinds, isDataRow, type RowRange, sampleRows, usualOf } from './column-kinds'
import { findHeader, type TableRegion } from './find-header'
import { findHeaderTitle, type HeaderTitle } from './header-title'
import { type NamedTable, nameTables } from './name-tables'
import { countFilled, isBlank, type RowShapes, rowShapes, widestIn } from './row-shapes'
import { isSameRow, isSpaced, splitBlocks } from './split-blocks'

const footerRowsMax = 40
/** A footer fills no more than this share of what a row usually fills. */
const footerFillShareMax = 0.34

/** What each row of a grid is. */
export interface TableLayout {
  /** 0 to 3 rows, from top to bottom. */
  header: number[]
  /** That stands in the header's row. */
  title: HeaderTitle | null
  body: RowRange
  /** Rows within the body that are none of its rows: repeated headers, comments, titles. */
  skipped: Set<number>
  repeatedHeaders: number
  /** Columns of the table: the header's, and the further ones that rows fill. */
  width: number
  /** The most common number of cells in a row. */
  usualWidth: number
  preamble: number
  footer: number
  /** The tables in the file, the largest first, and which of them it is. */
  tables: NamedTable[]
  table: NamedTable | null
  others: NamedTable[]
  shapes: RowShapes
}

/** What stands where in a grid, of the table that is chosen of those in it; of the largest where none is. */
export function inferLayout(
  grid: CellGrid,
  choose: (tables: NamedTable[]) => NamedTable | undefined = ([largest]) => largest,
): TableLayout {
  const shapes = rowShapes(grid)
  const tables = nameTables(grid, shapes, splitBlocks(grid, shapes))
  const table = choose(tables) ?? null
  const region = describeRegion(grid, shapes, table ?? { from: 0, to: 0 })
  const found = findHeader(grid, shapes, region)
  const header = found.rows.filter((row) => !isRule(grid, row))
  const bodyFrom =
    found.bodyFrom < region.to && isRule(grid, found.bodyFrom) ? found.bodyFrom + 1 : found.bodyFrom
  const body = { from: bodyFrom, to: findFooter(grid, shapes, { ...region, from: bodyFrom }) }
  const others = tables.filter((other) => other !== table)
  const repeated = header.length > 0 ? repeatsOf(grid, header.at(-1)!, body) : []
  const comments = [...grid.comments].filter((row) => row >= body.from && row < body.to)
  const rest = (range: RowRange) =>
    countFilled(shapes, range) -
    others.reduce((sum, other) => sum + countFilled(shapes, overlap(other, range)), 0)
  const widest = widestIn(shapes, body)
  const title = titleIn(grid, shapes, { header, body, region, widest })
  return {
    header,
    title,
    body,
    skipped: new Set([...comments, ...repeated]),
    repeatedHeaders: repeated.length,
    width: tableWidth(shapes, { header, region, widest }) - (title?.cells ?? 0),
    usualWidth: region.width,
    preamble: rest({ from: 0, to: header[0] ?? body.from }),
    footer: rest({ from: body.to, to: grid.rowCount }),
    tables,
    table,
    others,
    shapes,
  }
}

/** `|----|:---:|`: a line that is drawn, of which nothing is read. */
const isRule = (grid: CellGrid, row: number): boolean => {
  const texts = grid.rowTexts(row).filter((text) => !isBlank(text))
  return texts.length > 0 && texts.every((text) => /^[\s+|:]*[-=_]{2,}[-=_+|:\s]*$/.test(text))
}

function describeRegion(grid: CellGrid, shapes: RowShapes, range: RowRange): TableRegion {
  const width = usualOf(sampleRows(range).map((row) => grid.width(row)))
  const rows = sampleRows(range).filter((row) => grid.width(row) === width)
  const filled = rows.map((row) => shapes.filled[row]!).sort((a, b) => a - b)
  const kinds = inferColumnKinds(grid, rows)
  return { ...range, width, filledUsual: filled[filled.length >> 1] ?? 0, kinds }
}

/** Where the footer begins: trailing rows of a few cells, none of them of its column's kind. */
function findFooter(grid: CellGrid, shapes: RowShapes, region: TableRegion): number {
  let to = region.to
  const least = Math.max(region.from + 1, to - footerRowsMax)
  const isApart = isSpaced(grid) ? () => false : (row: number) => grid.blankLinesBefore(row) > 0
  while (to > least && isFooter({ grid, shapes, isApart }, { ...region, from: to - 1 })) to--
  return to
}

interface Rows {
  grid: CellGrid
  shapes: RowShapes
  /** A blank line sets the row off. */
  isApart: (row: number) => boolean
}

function isFooter({ grid, shapes, ...rows }: Rows, { from: row, ...region }: TableRegion): boolean {
  const filled = shapes.filled[row]!
  if (filled === 0 || grid.comments.has(row)) return true
  if (isDataRow(grid, row, region.kinds)) return false
  const isThin = filled <= Math.max(1, region.filledUsual * footerFillShareMax) && filled < region.filledUsual
  const isApart = grid.width(row) < region.width || rows.isApart(row)
  return isThin && (isApart || region.filledUsual > 2) && region.kinds.typedCount + Number(isApart) > 0
}

function repeatsOf(grid: CellGrid, header: number, { from, to }: RowRange): number[] {
  const rows: number[] = []
  const codes = grid.columns[0]?.codes ?? new Int32Array(0)
  const name = codes[header]
  for (let row = from; row < to; row++) {
    if (codes[row] === name && isSameRow(grid, header, row)) rows.push(row)
  }
  return rows
}

/**
 * Columns up to the last that a name or a value stands in. Where single rows run on far beyond the table their
 * surplus is left out.
 */
function tableWidth(
  { extents }: RowShapes,
  { header, region, widest }: Pick<TableRows, 'header' | 'region' | 'widest'>,
): number {
  const named = Math.max(0, ...header.map((row) => extents[row]!))
  const usual = Math.max(named, Math.min(widest, region.width))
  return widest <= usual * 2 + 1 ? Math.max(named, widest) : usual
}

interface TableRows {
  header: number[]
  body: RowRange
  region: TableRegion
  /** How far the body's rows reach. */
  widest: number
}

function titleIn(
  grid: CellGrid,
  { extents }: RowShapes,
  { header, body, region, widest }: TableRows,
): HeaderTitle | null {
  const [row] = header
  if (row === undefined || header.length > 1) return null
  const names = grid.rowTexts(row).slice(0, extents[row])
  // codes like `R12` read as amounts do; their column is called by a name
  const isNumbers =
    region.kinds.kinds[0] === 'number' && !sampleRows(body).every((at) => isCode(grid.text(at, 0)))
  return findHeaderTitle(names, { widest, isNumbers })
}

const isCode = (text: string): boolean => isBlank(text) || /^\s*\p{L}/u.test(text)

const overlap = (a: RowRange, b: RowRange): RowRange => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
})
