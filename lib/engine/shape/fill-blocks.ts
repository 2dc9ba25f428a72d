import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { showsBlocks } from './show-blocks'

const rowsMin = 12
const blocksMin = 4
/** Columns at the left that are blank together, and columns behind them that are filled in every row. */
const [leadingMin, filledMin] = [2, 2]
/** Of the rows, those on which the first column is blank. */
const blankShare = { least: 0.3, most: 0.95 }

/**
 * The columns at a table's left that say what a block of rows is of on its first row alone: each is blank only where the
 * one before it is, what the first says comes once, and all else is filled. Blocks within blocks, or a column behind them,
 * must show that they are no details which some rows have and others lack. Amounts among them are left as they are,
 * since on each row they would be added again. Without any where it is not so.
 */
export function blockColumns({ columns, rowCount }: TextTable): TextColumn[] {
  if (rowCount < rowsMin || !columns[0] || !hasBlanksAbove(columns[0])) return []
  const blanks = columns.map(blankRows)
  const leading = countLeading(blanks)
  const rest = blanks.slice(leading)
  const share = (blanks[0]?.count ?? 0) / rowCount
  if (leading < leadingMin || rest.length < filledMin || rest.some(({ count }) => count > 0)) return []
  const first = columns[0]!
  const names = Array.from(first.codes).filter((_, row) => !blanks[0]!.at[row])
  const areBlocks = rowCount - blanks[leading - 1]!.count >= blocksMin && new Set(names).size === names.length
  if (!areBlocks || share < blankShare.least || share > blankShare.most) return []
  const begins = blanks[leading - 1]!.at.map((isBlank) => 1 - isBlank)
  const isNested = blanks[leading - 1]!.count < blanks[0]!.count
  if (!isNested && !columns.slice(leading).some((column) => showsBlocks(column, begins))) return []
  return columns.slice(0, leading).filter((column, at) => at === 0 || !column.values.every(isNumber))
}

/** What a column has, and where it has nothing what stands above it. */
export function filledDown(column: TextColumn): TextColumn {
  const { at } = blankRows(column)
  const codes = column.codes.slice()
  for (let row = 1; row < codes.length; row++) if (at[row]) codes[row] = codes[row - 1]!
  return { ...column, codes }
}

const isNumber = (text: string) => /^[\d.,\s]*$/.test(text)

const rowsPeeked = 200

/** A block begins on the first row, and one of the next is blank; looked at first, since most tables have no such column. */
function hasBlanksAbove({ codes, values }: TextColumn): boolean {
  const textAt = (row: number) => peekText(values, codes[row]!).trim()
  if (textAt(0) === '') return false
  for (let row = 1; row < Math.min(codes.length, rowsPeeked); row++) if (textAt(row) === '') return true
  return false
}

interface Blanks {
  at: Uint8Array
  count: number
}

function blankRows({ codes, values }: TextColumn): Blanks {
  const isBlank = values.map((text) => text.trim() === '')
  const at = Uint8Array.from(codes, (code) => Number(isBlank[code]!))
  return { at, count: at.reduce((sum, one) => sum + one, 0) }
}

/** Columns from the left on that have blanks, none of them on the first row, and only where the one before has. */
function countLeading(blanks: Blanks[]): number {
  let leading = 0
  for (const [index, { at, count }] of blanks.entries()) {
    const before = blanks[index - 1]
    if (count === 0 || at[0] || (before && !at.every((own, row) => !own || before.at[row]))) break
    leading++
  }
  return leading
}
