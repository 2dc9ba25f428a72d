import { quantileOf } from './quantile-of'
import { sortNumbers } from './sort-numbers'

/** In fewer rows an average is that of a few. */
const rowsMin = 8

interface Quarter {
  /** The number that its rows are at most, or at least. */
  bound: number
  /** Of the other number. */
  mean: number
  rows: number
}

/**
 * What one number averages where the other is lowest and where it is highest, a quarter of the rows each or more where
 * many are alike. Null where the averages don't go as the order of all rows does, so that they would tell otherwise.
 */
export function outerQuarters(
  values: ArrayLike<number>,
  by: ArrayLike<number>,
  direction: number,
): { low: Quarter; high: Quarter } | null {
  const rows = Array.from({ length: by.length }, (_, row) => row).filter(
    (row) => !Number.isNaN(values[row]!) && !Number.isNaN(by[row]!),
  )
  const sorted = sortNumbers(Float64Array.from(rows, (row) => by[row]!))
  const [from, to] = [0.25, 0.75].map((at) => quantileOf(sorted, at))
  if (rows.length === 0 || from! >= to!) return null
  const quarter = (bound: number, isIn: (value: number) => boolean): Quarter => {
    const own = rows.filter((row) => isIn(by[row]!))
    return { bound, mean: own.reduce((sum, row) => sum + values[row]!, 0) / own.length, rows: own.length }
  }
  const low = quarter(from!, (value) => value <= from!)
  const high = quarter(to!, (value) => value >= to!)
  const isTold = (high.mean - low.mean) * direction > 0 && Math.min(low.rows, high.rows) >= rowsMin
  return isTold ? { low, high } : null
}
