import { chiSquareUpper, fUpper } from './distributions'

/** Rows, sums and sums of squares by cell. */
export interface Cells {
  counts: Float64Array
  sums: Float64Array
  squares: Float64Array
}

const cellsMin = 3
/** With fewer rows a cell its value is the row's own, and no draw of anything. */
const rowsPerCellMin = 2

/**
 * How likely cells differ so much by chance alone; null where there are too few cells or rows to say. Averages are
 * compared by analysis of variance (Fisher 1925); totals and counts with what rows dealt at random to equal cells
 * give, whose variance is the mean sum of squares of a cell.
 */
export function chanceOfSpread({ counts, sums, squares }: Cells, how: 'avg' | 'sum'): number | null {
  const filled = [...counts.keys()].filter((cell) => counts[cell]! > 0)
  const [k, n] = [filled.length, total(filled, counts)]
  if (k < cellsMin || n < rowsPerCellMin * k) return null
  const [sum, square] = [total(filled, sums), total(filled, squares)]
  if (how === 'sum') {
    const excess = filled.reduce((all, cell) => all + (sums[cell]! - sum / k) ** 2, 0)
    return square > 0 ? chiSquareUpper(excess / (square / k), k - 1) : null
  }
  const explained = filled.reduce((all, cell) => all + sums[cell]! ** 2 / counts[cell]!, 0)
  const [between, within] = [explained - sum ** 2 / n, square - explained]
  // where rows of one cell are all alike, the cells are what they are
  if (!(within > 1e-9 * square)) return null
  return fUpper(between / (k - 1) / (within / (n - k)), { between: k - 1, within: n - k })
}

const total = (cells: number[], values: Float64Array) => cells.reduce((all, cell) => all + values[cell]!, 0)
