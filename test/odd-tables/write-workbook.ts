import { type Range, utils, write } from '@e965/xlsx'
import type { OddGrid } from './odd-grid'

export interface WorkbookShape {
  /** Rows above the names. */
  above?: string[][]
  below?: string[][]
  /** Where the first of all cells stands. */
  origin?: string
  /** Cells that look like numbers are numbers. */
  isTyped?: boolean
  /** Cells of the first column that follow each other with the same text are one. */
  isMerged?: boolean
}

const plainNumber = /^-?(?:0|[1-9]\d{0,9})(?:\.\d{0,4}[1-9])?$/

/** A grid as the second sheet of a workbook. */
export function workbook({ names, rows }: OddGrid, shape: WorkbookShape): Uint8Array {
  const { above = [], below = [], origin = 'A1' } = shape
  const typed = (text: string) =>
    shape.isTyped && plainNumber.test(text) && text !== '-0' ? Number(text) : text
  const sheet = utils.aoa_to_sheet([])
  utils.sheet_add_aoa(sheet, [...above, names, ...rows.map((row) => row.map(typed)), ...below], { origin })
  const from = utils.decode_cell(origin)
  if (shape.isMerged) sheet['!merges'] = runs(rows, from.r + above.length + 1, from.c)
  for (const { s, e } of sheet['!merges'] ?? []) {
    for (let at = s.r + 1; at <= e.r; at++) delete sheet[utils.encode_cell({ r: at, c: s.c })]
  }
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['see the other sheet']]), 'Notes')
  utils.book_append_sheet(book, sheet, 'Table')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

function runs(rows: string[][], top: number, column: number): Range[] {
  const found: Range[] = []
  let start = 0
  for (let at = 1; at <= rows.length; at++) {
    // a row of nothing but the merged cell is its height
    const hasMore = rows[at]?.slice(1).some((text) => text.trim() !== '')
    if (hasMore && rows[at]![0] === rows[start]![0]) continue
    const isRun = at - start > 1 && rows[start]![0] !== ''
    if (isRun) found.push({ s: { r: top + start, c: column }, e: { r: top + at - 1, c: column } })
    start = at
  }
  return found
}
