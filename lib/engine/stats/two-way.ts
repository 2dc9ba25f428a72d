export interface TwoWayInput {
  /** NaN where missing. */
  values: Float64Array
  /** Row and column of each value, negative to leave it out. */
  rows: Int32Array
  columns: Int32Array
  size: { rows: number; columns: number }
}

export interface TwoWay {
  /** Cell mean less what row and column lead to expect, row by row; 0 in empty cells. */
  residuals: Float64Array
  counts: Float64Array
  n: number
  /** Cells with values. */
  filled: number
  /** Standard deviation inside cells. */
  sd: number
}

/** Sweeps of rows and columns; unbalanced tables settle within a few. */
const sweeps = 8

/** The additive two-way fit by least squares: row and column means are swept out in turn (backfitting). */
export function fitTwoWay(input: TwoWayInput): TwoWay {
  const { size } = input
  const counts = new Float64Array(size.rows * size.columns)
  const sums = new Float64Array(size.rows * size.columns)
  const squares = addUp(input, counts, sums)
  const n = counts.reduce((all, count) => all + count, 0)
  let inside = squares
  let filled = 0
  const residuals = sums.map((sum, cell) => {
    if (counts[cell] === 0) return 0
    filled++
    inside -= sum ** 2 / counts[cell]!
    return sum / counts[cell]!
  })
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let row = 0; row < size.rows; row++) {
      sweepOut(residuals, counts, { from: row * size.columns, step: 1, length: size.columns })
    }
    for (let column = 0; column < size.columns; column++) {
      sweepOut(residuals, counts, { from: column, step: size.columns, length: size.rows })
    }
  }
  return { residuals, counts, n, filled, sd: n > filled ? Math.sqrt(Math.max(0, inside) / (n - filled)) : 0 }
}

/** Apart, as its loop would lose its fast code for the lines that follow. */
function addUp({ values, rows, columns, size }: TwoWayInput, counts: Float64Array, sums: Float64Array) {
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    if (rows[i]! < 0 || columns[i]! < 0 || Number.isNaN(values[i]!)) continue
    const cell = rows[i]! * size.columns + columns[i]!
    counts[cell]!++
    sums[cell]! += values[i]!
    squares += values[i]! ** 2
  }
  return squares
}

/** Takes the weighted mean of one line of cells out of them. */
function sweepOut(
  residuals: Float64Array,
  counts: Float64Array,
  { from, step, length }: { from: number; step: number; length: number },
) {
  const to = from + step * length
  let sum = 0
  let weight = 0
  for (let cell = from; cell < to; cell += step) {
    sum += residuals[cell]! * counts[cell]!
    weight += counts[cell]!
  }
  for (let cell = from; cell < to; cell += step) {
    if (counts[cell]! > 0) residuals[cell]! -= sum / weight
  }
}
