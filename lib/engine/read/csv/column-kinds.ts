import type { CellGrid } from './cell-grid'
import { type CellKind, inferCellKind, isTyped } from './cell-kind'

const sampleRowCount = 200
/** A column is of a kind where nearly all of its cells are; a title or a total row may stand among them. */
const kindShareMin = 0.7

export interface RowRange {
  from: number
  /** The row after the last. */
  to: number
}

export interface ColumnKinds {
  /** The kind of each column's cells, null for text and where they differ. */
  kinds: (CellKind | null)[]
  typedCount: number
  /** Whether letters stand right before some of a column's numbers, as those of a currency do. */
  lettered: boolean[]
}

/** Rows evenly spread over a range. */
export function sampleRows({ from, to }: RowRange, count = sampleRowCount): number[] {
  const step = Math.max(1, (to - from) / count)
  return Array.from({ length: Math.min(count, to - from) }, (_, i) => from + Math.floor(i * step))
}

export function inferColumnKinds(grid: CellGrid, rows: number[]): ColumnKinds {
  const kinds = grid.columns.map((_, column) => inferColumnKind(grid, rows, column))
  const lettered = kinds.map(
    (kind, column) =>
      kind === 'number' && rows.filter((row) => isLettered(grid.text(row, column))).length >= letteredMin,
  )
  return { kinds, typedCount: kinds.filter((kind) => kind !== null).length, lettered }
}

/** Names stand in one row, in few tables in more. */
const letteredMin = 2

/** `F1` and `USD 12`: a name with a number, or money. */
const isLettered = (text: string): boolean => /^\s*[A-Z]{1,3} ?\d/.test(text)

/** The kind of one column's cells in some rows, null for text and where they differ. */
export function inferColumnKind(grid: CellGrid, rows: number[], column: number): CellKind | null {
  const counts = new Map<CellKind, number>()
  let filled = 0
  for (const row of rows) {
    const kind = inferCellKind(grid.text(row, column))
    if (kind === 'blank') continue
    filled++
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [kind, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['text', 0] as [CellKind, number])
  return isTyped(kind) && count >= filled * kindShareMin ? kind : null
}

/** Of the row's cells under numbers, dates and times: how many are of that kind, and how many are not. */
export function matchKinds(
  grid: CellGrid,
  row: number,
  { kinds, lettered }: ColumnKinds,
): { same: number; other: number } {
  const match = { same: 0, other: 0 }
  for (let column = 0; column < grid.width(row); column++) {
    const expected = kinds[column]
    if (!expected) continue
    const text = grid.text(row, column)
    const kind = inferCellKind(text)
    const isName = expected === 'number' && !lettered[column] && isLettered(text)
    if (kind === expected && !isName) match.same++
    else if (kind !== 'blank') match.other++
  }
  return match
}

/** The row reads like the rows of these kinds. */
export function isDataRow(grid: CellGrid, row: number, kinds: ColumnKinds): boolean {
  const { same, other } = matchKinds(grid, row, kinds)
  return same > 0 && same >= other
}

/** The most common number; the greater of two that are as common. */
export function usualOf(numbers: number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] > a[0]) ? b : a), [0, 0])[0]
}
