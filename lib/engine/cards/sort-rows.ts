import { compareTexts } from '../table/dimension'
import type { Column } from '../table/table'

/** From here on all rows are not sorted only to show the first of them. */
const selectFrom = 5000

/** The first rows in the order of a column, missing last; equal ones as they stand in the file. */
export function sortRows(
  rows: number[],
  column: Column,
  { direction, limit }: { direction: 'asc' | 'desc'; limit: number },
): number[] {
  const { numbers, codes, values } = column
  const sign = direction === 'desc' ? -1 : 1
  const present: number[] = []
  const missing: number[] = []
  for (const row of rows) {
    const isPresent = numbers ? !Number.isNaN(numbers[row]!) : codes[row]! >= 0
    ;(isPresent ? present : missing).push(row)
  }
  if (!numbers) {
    present.sort((a, b) => sign * compareTexts(values[codes[a]!]!, values[codes[b]!]!) || a - b)
    return [...present, ...missing].slice(0, limit)
  }
  const chosen = present.length > selectFrom ? selectRows(present, numbers, { sign, limit }) : present
  chosen.sort((a, b) => sign * (numbers[a]! - numbers[b]!) || a - b)
  return [...chosen.slice(0, limit), ...missing.slice(0, limit)].slice(0, limit)
}

/** Those at or beyond the value that the last row shown has. */
function selectRows(
  rows: number[],
  numbers: Float64Array,
  { sign, limit }: { sign: number; limit: number },
): number[] {
  const keys = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) keys[at] = sign * numbers[rows[at]!]!
  keys.sort()
  const bound = keys[Math.min(limit, keys.length) - 1]!
  return rows.filter((row) => sign * numbers[row]! <= bound)
}
