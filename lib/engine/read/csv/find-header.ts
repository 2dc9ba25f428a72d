import type { CellGrid } from './cell-grid'
import { inferCellKind } from './cell-kind'
import { type ColumnKinds, isDataRow, matchKinds, type RowRange, sampleRows } from './column-kinds'
import { speaksOfFile } from './header-title'
import { tellsApart } from './join-header-rows'
import { bareNumber } from './marked-number'
import { areYears, areYearsOfGroups, areYearsUnder, isSequence } from './number-rows'
import { isBlank, type RowShapes } from './row-shapes'

/** No preamble is longer; what looks so is data. */
const preambleRowsMax = 60
const headerRowsMax = 3
/** A header names at least this share of the columns that its rows fill. */
const headerFillShareMin = 0.5
/** Names that come again as values below are no names. */
const repeatedNameShareMin = 0.5

export interface TableRegion extends RowRange {
  /** The most common width of its rows. */
  width: number
  /** Cells that its rows usually fill. */
  filledUsual: number
  kinds: ColumnKinds
}

export interface FoundHeader {
  /** From top to bottom, 0 to 3 rows. */
  rows: number[]
  /** The first row of data. */
  bodyFrom: number
}

/** The rows that name a region's columns, told by where its kinds of cells begin. */
export function findHeader(grid: CellGrid, shapes: RowShapes, region: TableRegion): FoundHeader {
  const limit = Math.min(region.to, region.from + preambleRowsMax)
  let first = region.from
  const isAbove = (row: number) =>
    !isFull(shapes, row, region) ||
    isTitle(grid, shapes, { ...region, from: row }) ||
    isOfFile(grid, shapes, { ...region, from: row })
  while (first < limit && isAbove(first)) first++
  while (first < limit && !isWide(grid, first, region)) first++
  if (first >= limit) return { rows: [], bodyFrom: region.from }
  if (region.kinds.typedCount === 0) return headerOfTexts(grid, shapes, { first, region })
  if (isSequence(grid, first, region) || areYearsOfGroups(grid, first, region))
    return withRowsAbove(grid, shapes, { first, last: first, region })
  if (!isDataRow(grid, first, region.kinds)) {
    const last = lastHeaderRow(grid, first, region)
    return withRowsAbove(grid, shapes, { first, last, region })
  }
  if (areYearsOverNames(grid, shapes, { ...region, from: first }))
    return withRowsAbove(grid, shapes, {
      first: first + 1,
      last: lastHeaderRow(grid, first + 1, region),
      region,
    })
  if (isOverNames(grid, shapes, { ...region, from: first })) return { rows: [first + 1], bodyFrom: first + 2 }
  const above = first - 1
  const isHeader = above >= region.from && isAcross(shapes, above, region) && isNaming(grid, above, region)
  return isHeader ? { rows: [above], bodyFrom: first } : { rows: [], bodyFrom: first }
}

const isFull = (shapes: RowShapes, row: number, { filledUsual }: TableRegion): boolean =>
  shapes.filled[row]! >= Math.max(1, filledUsual * headerFillShareMin)

/** One cell at the left of two, as spreadsheets fill a title up, over a row of names. */
function isTitle(
  grid: CellGrid,
  { filled, extents }: RowShapes,
  { from: row, to, kinds }: TableRegion,
): boolean {
  const next = row + 1
  const isAlone = filled[row] === 1 && extents[row] === 1 && grid.width(row) > 1
  if (!isAlone || next >= to || filled[next]! <= 1 || kinds.typedCount === 0) return false
  return !isDataRow(grid, next, kinds) && !grid.rowTexts(next).some(isMissingMark)
}

/** What is known of the file, over a whole row of names. */
function isOfFile(grid: CellGrid, { filled }: RowShapes, region: TableRegion): boolean {
  const next = region.from + 1
  if (next >= region.to || filled[next]! < region.filledUsual || region.kinds.typedCount === 0) return false
  return isNaming(grid, next, region) && speaksOfFile(grid, region.from, region.width)
}

/** `n/a` stands for a value: no row of names has one. */
const isMissingMark = (text: string): boolean => !isBlank(text) && inferCellKind(text) === 'blank'

/** As wide as the table, or one short over rows with a name of their own in front. */
function isWide(grid: CellGrid, row: number, { width, to, kinds }: TableRegion): boolean {
  if (grid.width(row) >= width) return true
  const next = row + 1
  return width > 2 && grid.width(row) === width - 1 && next < to && isDataRow(grid, next, kinds)
}

const isAcross = (shapes: RowShapes, row: number, { width }: TableRegion): boolean =>
  shapes.filled[row]! >= 2 && shapes.extents[row]! > width / 2

/** Texts alone where the data has numbers or dates. */
function isNaming(grid: CellGrid, row: number, { kinds }: TableRegion): boolean {
  const { same, other } = matchKinds(grid, row, kinds)
  return same === 0 && other > 0
}

/** Further rows of names under the first: over several typed columns, or under cells that were merged. */
function lastHeaderRow(grid: CellGrid, first: number, region: TableRegion): number {
  let last = first
  while (last - first + 1 < headerRowsMax && last + 2 < region.to) {
    const row = last + 1
    const { same, other } = matchKinds(grid, row, region.kinds)
    if (grid.comments.has(row)) break
    const hasGaps = hasGap(grid, [last, row])
    if (areYearsUnder(grid, { first, row, region })) return row
    if (
      same > 0 ||
      other === 0 ||
      hasMarked(grid, row, region.kinds) ||
      (other < 2 && !hasGaps) ||
      grid.blankLinesBefore(row) > 0
    )
      break
    last = row
  }
  return last
}

/** Numbers with a mark that points to a note are of the first row of data as often as of any other. */
function hasMarked(grid: CellGrid, row: number, { kinds }: ColumnKinds): boolean {
  return grid.rowTexts(row).some((text, at) => kinds[at] === 'number' && bareNumber(text) !== null)
}

/** A cell that is blank in one of two rows and not in the other, before the last that either of them fills. */
function hasGap(grid: CellGrid, rows: [number, number]): boolean {
  const [above, below] = rows.map((row) => grid.rowTexts(row).map(isBlank))
  const end = Math.max(above!.lastIndexOf(false), below!.lastIndexOf(false))
  return Array.from({ length: end + 1 }, (_, at) => at).some(
    (at) => (above![at] ?? true) !== (below![at] ?? true),
  )
}

/** Rows of merged cells over the header: they reach across the table and stand right above it. */
function withRowsAbove(
  grid: CellGrid,
  shapes: RowShapes,
  { first, last, region }: { first: number; last: number; region: TableRegion },
): FoundHeader {
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  while (rows.length < headerRowsMax) {
    const above = rows[0]! - 1
    if (above < region.from || grid.blankLinesBefore(rows[0]!) > 0 || grid.comments.has(above)) break
    const isNames = !isDataRow(grid, above, region.kinds) || tellsApart(grid, above, rows)
    if (!isAcross(shapes, above, region) || !isNames) break
    if (isOfFile(grid, shapes, { ...region, from: above })) break
    rows.unshift(above)
  }
  return { rows, bodyFrom: last + 1 }
}

/** Where all is text the first full row is the header, unless its names come again as values. */
function headerOfTexts(
  grid: CellGrid,
  shapes: RowShapes,
  { first, region }: { first: number; region: TableRegion },
): FoundHeader {
  const rows = sampleRows({ from: first + 1, to: region.to })
  let named = 0
  let repeated = 0
  for (let column = 0; column < grid.width(first); column++) {
    const name = grid.text(first, column)
    if (isBlank(name)) continue
    named++
    if (rows.some((row) => grid.text(row, column) === name)) repeated++
  }
  const isData = isTypedRow(grid, first) || (repeated > 0 && repeated >= named * repeatedNameShareMin)
  if (isData && rows.length !== 0) return { rows: [], bodyFrom: first }
  // a line of facts about the file begins at its left, a row of groups over the first column they have
  const isGrouped = first > region.from && isBlank(grid.text(first - 1, 0))
  return isGrouped
    ? withRowsAbove(grid, shapes, { first, last: first, region })
    : { rows: [first], bodyFrom: first + 1 }
}

/** A row with a number that is no row of data: it lacks some of them, or has words for them, and names stand below it. */
function isOverNames(grid: CellGrid, shapes: RowShapes, region: TableRegion): boolean {
  const [row, next] = [region.from, region.from + 1]
  if (next + 1 >= region.to || shapes.filled[next]! < region.width) return false
  const isWhole = shapes.filled[row]! >= region.filledUsual && matchKinds(grid, row, region.kinds).other === 0
  const { same, other } = matchKinds(grid, next, region.kinds)
  return !isWhole && same === 0 && other > 1 && isDataRow(grid, next + 1, region.kinds)
}

/** Years over a row of names that come again, and that they tell apart. */
function areYearsOverNames(grid: CellGrid, shapes: RowShapes, region: TableRegion): boolean {
  const next = region.from + 1
  if (!areYears(grid, region.from, region.kinds) || next + 1 >= region.to) return false
  return isAcross(shapes, next, region) && isNaming(grid, next, region)
}

function isTypedRow(grid: CellGrid, row: number): boolean {
  const kinds = grid.rowTexts(row).map(inferCellKind)
  return kinds.every((kind) => kind === 'number' || kind === 'date' || kind === 'time')
}
