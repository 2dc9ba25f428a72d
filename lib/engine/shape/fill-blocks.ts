import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { showsBlocks } from './show-blocks'

const rowsMin = 12
const blocksMin = 4
/** Columns at the left that are blank together, and columns behind them that are filled in every row. */
const [leadingMin, filledMin] = [2, 2]
/** Of what names single blocks, as telephone numbers do, hardly any comes twice; what does may tell of the first row. */
const ownShareMin = 0.9
/** Of the rows, those on which the last of them is blank. */
const blankShare = { least: 0.3, most: 0.95 }

/**
 * The columns that say what a block of rows is of on its first row alone, each with its cells filled down: at the left
 * such that each is blank only where the one before it is, what the first says coming once, and between them and what
 * names the rows details that some blocks lack; all else is filled. Blocks within blocks, or a column behind them, must
 * show that they are no details which some rows have and others lack. Amounts among them are left as they are, since on
 * each row they would be added again; so are marks and what stands behind the names of the rows, as the medal behind a
 * winner: they may be of the first row alone. Without any where it is not so.
 */
export function blockColumns({ columns, rowCount }: TextTable): { from: TextColumn; to: TextColumn }[] {
  if (rowCount < rowsMin || !columns[0] || !hasBlanksAbove(columns[0])) return []
  const blanks = columns.map(blankRows)
  const leading = countLeading(blanks)
  if (leading < leadingMin) return []
  const last = blanks[leading - 1]!
  const isDetail = (at: number) =>
    at >= leading &&
    blanks[at]!.count < rowCount &&
    last.at.every((isBlank, row) => !isBlank || blanks[at]!.at[row])
  const rest = blanks.filter((_, at) => at >= leading && !isDetail(at))
  if (rest.length < filledMin || rest.some(({ count }) => count > 0)) return []
  const names = Array.from(columns[0].codes).filter((_, row) => !blanks[0]!.at[row])
  const areBlocks = rowCount - last.count >= blocksMin && new Set(names).size === names.length
  const share = last.count / rowCount
  if (!areBlocks || share < blankShare.least || share > blankShare.most) return []
  const begins = last.at.map((isBlank) => 1 - isBlank)
  const isNested = last.count < blanks[0]!.count
  if (!isNested && !columns.slice(leading).some((column) => showsBlocks(column, begins))) return []
  const rowNames = blanks.findIndex((_, at) => at >= leading && !isDetail(at))
  const isNaming = (column: TextColumn, at: number) => at === 0 || !column.values.every(isNumber)
  return columns.flatMap((from, at) => {
    const isFilled = at < leading || (at < rowNames && isOfOneBlockEach(from, rowCount - blanks[at]!.count))
    if (!isFilled || !isNaming(from, at) || isMark(from)) return []
    const isBlank = at < leading ? blanks[at]!.at : last.at
    return [{ from, to: filledDown(from, isBlank) }]
  })
}

/** Whether all that a column says is one thing: a `yes` beside blanks may be of the row that it stands on. */
export const isMark = ({ values }: TextColumn): boolean =>
  new Set(values.map((text) => text.trim()).filter((text) => text !== '')).size < 2

const isOfOneBlockEach = ({ values }: TextColumn, filled: number): boolean =>
  values.filter((text) => text.trim() !== '').length >= ownShareMin * filled

/** What a column has, and on such rows what stands above it. */
function filledDown(column: TextColumn, isBelow: Uint8Array): TextColumn {
  const codes = column.codes.slice()
  for (let row = 1; row < codes.length; row++) if (isBelow[row]) codes[row] = codes[row - 1]!
  return { ...column, codes }
}

const isNumber = (text: string) => /^[\d.,\s]*$/.test(text)

const rowsPeeked = 200

/** A block begins on the first row, and one of the next is blank; looked at first, since most tables have no such column. */
export function hasBlanksAbove({ codes, values }: TextColumn): boolean {
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
