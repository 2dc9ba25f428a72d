import type { Table } from './table'

export interface Cross {
  /** Row by row: how many rows of the table have both values. */
  counts: Float64Array
  rows: number
  columns: number
}

/** How often the values of two columns meet, `by` down and `of` across. */
export function crossTable({ columns, rowCount }: Table, by: number, of: number): Cross {
  const [left, right] = [columns[by]!, columns[of]!]
  const across = right.values.length
  const counts = new Float64Array(left.values.length * across)
  for (let row = 0; row < rowCount; row++) {
    const [x, y] = [left.codes[row]!, right.codes[row]!]
    if (x >= 0 && y >= 0) counts[x * across + y]!++
  }
  return { counts, rows: left.values.length, columns: across }
}
