import type { Column, Table } from './table'

export interface Cross {
  /** Row by row: how many rows of the table have both values. */
  counts: Float64Array
  rows: number
  columns: number
}

const known = new WeakMap<Column, WeakMap<Column, Cross>>()

/** How often the values of two columns meet, `by` down and `of` across; counted once for each two. To be read only. */
export function crossTable({ columns }: Table, by: number, of: number): Cross {
  const [left, right] = [columns[by]!, columns[of]!]
  const crosses = known.get(left) ?? new WeakMap<Column, Cross>()
  known.set(left, crosses)
  const cross = crosses.get(right) ?? countPairs(left, right)
  crosses.set(right, cross)
  return cross
}

function countPairs(left: Column, right: Column): Cross {
  const columns = right.values.length
  const counts = new Float64Array(left.values.length * columns)
  addPairs(counts, { rows: left.codes, columns: right.codes, width: columns })
  return { counts, rows: left.values.length, columns }
}

function addPairs(
  counts: Float64Array,
  { rows, columns, width }: { rows: Int32Array; columns: Int32Array; width: number },
): void {
  for (let row = 0; row < rows.length; row++) {
    const x = rows[row]!
    const y = columns[row]!
    if (x >= 0 && y >= 0) counts[x * width + y]!++
  }
}
