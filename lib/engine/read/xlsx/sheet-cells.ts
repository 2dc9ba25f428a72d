import type { CellObject, Range, WorkSheet } from '@e965/xlsx'
import { cellsMax, tooManyCells } from '../limits'
import { cellText } from './cell-text'

/** A sheet as texts. */
export interface SheetCells {
  name: string
  isHidden: boolean
  /** By row; a row ends with its last cell that says something. */
  rows: string[][]
  /** Cells that say something. */
  filled: number
  /** Rows that a merged cell was written down into. */
  merged: number
  /** Cells that hold an error such as #N/A. */
  errors: number
  /** Formulas that were never computed. */
  uncomputed: number
}

interface Options {
  name: string
  isHidden: boolean
  is1904: boolean
  uncomputed: number
}

export function sheetCells(sheet: WorkSheet, { name, isHidden, is1904, uncomputed }: Options): SheetCells {
  const data = sheet['!data'] as (CellObject | undefined)[][]
  const cells: SheetCells = { name, isHidden, rows: [], filled: 0, merged: 0, errors: 0, uncomputed }
  let size = 0
  for (let at = 0; at < data.length; at++) {
    const row: string[] = []
    for (const [column, cell] of entriesOf(data[at])) {
      if (cell.t === 'e') cells.errors++
      const text = cellText(cell, is1904)
      if (text === '') continue
      while (row.length < column) row.push('')
      row[column] = text
      cells.filled++
    }
    size += row.length
    if (size > cellsMax) throw tooManyCells()
    cells.rows.push(row)
  }
  cells.merged = fillDown(cells.rows, sheet['!merges'] ?? [])
  return cells
}

/** The cells that are there: a row may have its only one in the last column. */
function* entriesOf(row: (CellObject | undefined)[] | undefined): Generator<[number, CellObject]> {
  for (const key in row) {
    const cell = row[Number(key)]
    if (cell) yield [Number(key), cell]
  }
}

/** All merged cells of a sheet together fill no more rows than this: one that says so is made to be slow. */
const mergedRowsMax = 1_000_000

/** A cell that was merged over several rows says the same of each of them. */
function fillDown(rows: string[][], merges: Range[]): number {
  let filled = 0
  let looked = 0
  for (const { s, e } of merges) {
    if (looked > mergedRowsMax) break
    const text = rows[s.r]?.[s.c] ?? ''
    if (text === '' || e.r <= s.r) continue
    const last = Math.min(e.r, rows.length - 1)
    looked += last - s.r
    for (let at = s.r + 1; at <= last; at++) {
      const row = rows[at]!
      // what has nothing but the merged cell is a title's height
      if (row.length === 0) continue
      while (row.length <= s.c) row.push('')
      row[s.c] = text
      filled++
    }
  }
  return filled
}
