import type { Table } from '../table/table'

/** Aggregates over the values (codes) of a column; rows without one are left out. */
export interface Groups {
  /** Rows a value. */
  rows: Float64Array
  /** Rows where the measure is not missing. */
  counts: Float64Array
  sums: Float64Array
  squares: Float64Array
  total: { rows: number; count: number; sum: number }
}

/** One pass over the table. */
export function groupRows(table: Table, measure: number | null, dimension: number): Groups {
  const { codes, values } = table.columns[dimension]!
  const numbers = measure === null ? null : table.columns[measure]!.numbers
  const rows = new Float64Array(values.length)
  for (let i = 0; i < codes.length; i++) if (codes[i]! >= 0) rows[codes[i]!]!++
  const counts = numbers ? new Float64Array(values.length) : rows
  const sums = numbers ? new Float64Array(values.length) : rows
  const squares = numbers ? new Float64Array(values.length) : rows
  if (numbers) {
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i]!
      const value = numbers[i]!
      if (code < 0 || Number.isNaN(value)) continue
      counts[code]!++
      sums[code]! += value
      squares[code]! += value * value
    }
  }
  return { rows, counts, sums, squares, total: { rows: total(rows), count: total(counts), sum: total(sums) } }
}

/** Codes that have rows, the largest sum first; ties by name. */
export function ranked(groups: Groups, values: string[]): number[] {
  return [...groups.rows.keys()]
    .filter((code) => groups.counts[code]! > 0)
    .sort((a, b) => groups.sums[b]! - groups.sums[a]! || (values[a]! < values[b]! ? -1 : 1))
}

function total(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
