import type { Dice } from './dice'
import { type ColumnKind, columnKinds } from './odd-columns'
import { oddCells, oddNames, programWords } from './odd-values'

/** A table of texts before it is written as a file. */
export interface OddGrid {
  names: string[]
  rows: string[][]
}

const rowCounts = [0, 1, 1, 2, 3, 5, 8, 12, 25, 31, 35, 40, 60]
/** Wide tables are rare, since they take most of the time; the last is over the limit. */
const widths = (dice: Dice) => {
  const throwOf = dice.next()
  if (throwOf < 0.0015) return 2001
  if (throwOf < 0.004) return dice.whole(60, 510)
  return dice.whole(1, 7)
}
const oddShareOfTables = 0.6
const wordShareOfTables = 0.1

/** Names and cells of a table with something odd about it. */
export function makeOddGrid(dice: Dice): OddGrid {
  const width = widths(dice)
  const rowCount = width > 50 ? dice.whole(1, 6) : dice.pick(rowCounts)
  const columns = Array.from({ length: width }, () => makeColumn(dice, rowCount))
  const words = dice.chance(wordShareOfTables) ? [...oddCells, ...programWords] : oddCells
  const share = dice.chance(oddShareOfTables) ? dice.pick([0.02, 0.05, 0.2, 0.6]) : 0
  const rows = Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ cells }) => (share > 0 && dice.chance(share) ? dice.pick(words) : cells(row))),
  )
  const grid = { names: columns.map(({ name }) => name), rows }
  if (dice.chance(0.1)) addProduct(grid)
  if (dice.chance(0.12)) addOutlier(grid, dice)
  if (dice.chance(0.15)) addTotals(grid, dice)
  if (dice.chance(0.1)) repeatSome(grid, dice)
  return grid
}

function makeColumn(dice: Dice, rowCount: number) {
  const kind: ColumnKind = dice.pick(columnKinds)
  const name = dice.chance(0.1) ? dice.pick(oddNames) : dice.pick(kind.names)
  return { name, cells: kind.make(dice, rowCount) }
}

/** A last column that is the product of the two first, where they are numbers. */
function addProduct({ names, rows }: OddGrid): void {
  names.push('total')
  for (const row of rows) {
    const product = Number(row[0]) * Number(row[1] ?? 2)
    row.push(Number.isFinite(product) ? String(product) : '')
  }
}

/** One number far from all others, with something odd beside it. */
function addOutlier({ rows }: OddGrid, dice: Dice): void {
  const row = rows.length > 0 ? dice.pick(rows) : []
  row.forEach((cell, at) => {
    if (/^\d+(?:\.\d+)?$/.test(cell)) row[at] = String(Number(cell) * 1e4 + 1e5)
    else if (dice.chance(0.5)) row[at] = dice.pick(oddCells)
  })
}

/** A row that adds up the others, its label in any column. */
function addTotals({ names, rows }: OddGrid, dice: Dice): void {
  const label = dice.whole(0, names.length - 1)
  const sums = names.map((_, at) => rows.reduce((sum, row) => sum + (Number(row[at]) || 0), 0))
  rows.push(sums.map((sum, at) => (at === label ? dice.pick(['Total', 'Summe', 'Subtotal']) : String(sum))))
}

function repeatSome({ names, rows }: OddGrid, dice: Dice): void {
  if (names.length > 1) names[names.length - 1] = names[0]!
  if (rows.length > 0) rows.push([...dice.pick(rows)], [...rows[0]!])
}
