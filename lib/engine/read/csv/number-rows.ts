import type { CellGrid } from './cell-grid'
import { type CellKind, inferCellKind } from './cell-kind'
import { type ColumnKinds, type RowRange, sampleRows } from './column-kinds'
import { joinHeaderRows, tellsApart } from './join-header-rows'
import { isBlank } from './row-shapes'

const sequenceLengthMin = 3
/** One row of data may count up by chance, not several. */
const rowsBelowSequence = 5

/** Rows whose columns have kinds. */
interface TypedRange extends RowRange {
  kinds: ColumnKinds
}

/** Years, days or numbers that count up from column to column name them; no row of data does that. */
export function isSequence(grid: CellGrid, row: number, region: TypedRange): boolean {
  const numbers = numbersUnderKinds(grid, row, region.kinds.kinds)
  if (!numbers || !countsUp(numbers)) return false
  const below = sampleRows({ from: row + 1, to: Math.min(region.to, row + 1 + rowsBelowSequence) })
  return below.some((next) => !countsUp(numbersUnderKinds(grid, next, region.kinds.kinds) ?? []))
}

/**
 * Years under names that come again without them: `Sales, Sales, Cost, Cost` over `2022, 2023, 2022, 2023`. They begin
 * anew, or stand under merged cells; a text under a name is no name but a row's own.
 */
export function areYearsUnder(
  grid: CellGrid,
  { first, row, region }: { first: number; row: number; region: TypedRange },
): boolean {
  const numbers = numbersUnderKinds(grid, row, region.kinds.kinds) ?? []
  if (numbers.length < 2 || !numbers.every(isYear)) return false
  const below = sampleRows({ from: row + 1, to: Math.min(region.to, row + 1 + rowsBelowSequence) })
  const areData = below.some(
    (next) => !(numbersUnderKinds(grid, next, region.kinds.kinds) ?? [0]).every(isYear),
  )
  const rows = Array.from({ length: row - first + 1 }, (_, at) => grid.rowTexts(first + at))
  if (!isCycle(numbers) && !hasMerged(rows)) return false
  if (hasTextUnderName(rows)) return false
  const names = joinHeaderRows(rows, grid.width(row)).filter((name) => /\p{L}.*\s\d{4}$/u.test(name))
  const groups = new Set(names.map((name) => name.slice(0, -4)))
  return areData && groups.size < new Set(names).size
}

/** The same numbers in the same order, again and again. */
const isCycle = (numbers: number[]): boolean => {
  const length = numbers.indexOf(numbers[0]!, 1)
  return length > 0 && numbers.every((number, at) => number === numbers[at % length])
}

/** A cell of the last row under none in the row above it, to the right of one that is filled. */
function hasMerged(rows: string[][]): boolean {
  const [above, last] = [rows.at(-2) ?? [], rows.at(-1)!]
  const from = above.findIndex((text) => !isBlank(text))
  return from >= 0 && last.some((text, at) => at > from && !isBlank(text) && isBlank(above[at] ?? ''))
}

/** A word in the last row under another one. */
function hasTextUnderName(rows: string[][]): boolean {
  const last = rows.at(-1)!
  return last.some(
    (text, at) =>
      /\p{L}/u.test(text) && rows.slice(0, -1).some((row) => !isBlank(row[at] ?? '') && row[at] !== text),
  )
}

const isYear = (number: number) => number >= 1900 && number <= 2100

/** Two years and more where the columns have numbers, and nothing else there but names. */
export function areYears(grid: CellGrid, row: number, { kinds }: ColumnKinds): boolean {
  const numbers = numbersUnderKinds(grid, row, kinds) ?? []
  return numbers.length > 1 && numbers.every(isYear)
}

/** Years that come again under a row of groups, which tells them apart. */
export function areYearsOfGroups(grid: CellGrid, row: number, { from, kinds }: TypedRange): boolean {
  return row > from && areYears(grid, row, kinds) && tellsApart(grid, row - 1, [row])
}

function numbersUnderKinds(grid: CellGrid, row: number, kinds: (CellKind | null)[]): number[] | null {
  const numbers: number[] = []
  for (let column = 0; column < grid.width(row); column++) {
    if (kinds[column] !== 'number') continue
    const text = grid.text(row, column).trim()
    // a name over numbers, or over codes that look so (`C10`)
    const kind = inferCellKind(text)
    if (kind === 'word' || kind === 'text') continue
    if (!/^\d{1,4}$/.test(text)) return null
    numbers.push(Number(text))
  }
  return numbers
}

function countsUp(numbers: number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  const isYears = numbers.length === 2 && numbers.every(isYear)
  if (step <= 0 || (numbers.length < sequenceLengthMin && !isYears)) return false
  return numbers.every((number, i) => i === 0 || number - numbers[i - 1]! === step)
}
