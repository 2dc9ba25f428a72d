import type { Column, Table } from '../table/table'

/** Sums may differ by rounding of the parts. */
const toleranceShare = 0.001

/** What one row is to the rows of a range, by the names of the columns. */
export interface MatchingSums {
  /** It holds their sum. */
  summed: string[]
  /** It holds something between their least and greatest, as a rate or an average does. */
  between: string[]
  failed: number
}

/** What is known of a table's total rows so far. */
export interface Found {
  /** 0 for the rows to leave out. */
  keep: Uint8Array
  /** By a column's name: whether the file itself adds it up; false where beside such sums it holds something between. */
  addsUp: Map<string, boolean>
}

export interface RowsRange {
  from: number
  /** The row after the last. */
  to: number
}

export const isBlock = ({ from, to }: RowsRange) => to - from >= 2

export const isSummed = (column: Column): boolean => column.type === 'integer' || column.type === 'number'

/** Compares a row with the kept rows of a range, column by column. */
export function matchingSums(
  table: Table,
  { keep, row, partsMin = 2, ...range }: RowsRange & { keep: Uint8Array; row: number; partsMin?: number },
): MatchingSums {
  const found: MatchingSums = { summed: [], between: [], failed: 0 }
  for (const column of table.columns) {
    const numbers = isSummed(column) && !column.unitBy ? column.numbers : null
    if (!numbers || Number.isNaN(numbers[row]!)) continue
    const own = numbers[row]!
    const all = measure(numbers, keep, range)
    if (all.count < partsMin) continue
    if (Math.abs(all.sum - own) <= toleranceShare * all.size) found.summed.push(column.name)
    else if (column.unit === '%' || (own >= all.least && own <= all.greatest)) found.between.push(column.name)
    else found.failed++
  }
  return found
}

function measure(numbers: Float64Array, keep: Uint8Array, { from, to }: RowsRange) {
  const all = {
    sum: 0,
    size: 0,
    count: 0,
    least: Number.POSITIVE_INFINITY,
    greatest: Number.NEGATIVE_INFINITY,
  }
  for (let row = from; row < to; row++) {
    const value = numbers[row]!
    if (!keep[row] || Number.isNaN(value)) continue
    all.sum += value
    all.size += Math.abs(value)
    if (value !== 0) all.count++
    all.least = Math.min(all.least, value)
    all.greatest = Math.max(all.greatest, value)
  }
  return all
}

export function learn({ addsUp }: Found, { summed, between }: MatchingSums) {
  if (summed.length === 0) return
  for (const name of summed) addsUp.set(name, true)
  for (const name of between) if (!addsUp.has(name)) addsUp.set(name, false)
}
