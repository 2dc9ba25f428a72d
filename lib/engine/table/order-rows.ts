import { valueNumbers } from './code-facts'
import { compareTexts } from './dimension'
import { type Column, missingCode, type Table } from './table'

/**
 * All rows of a table in the order of a column, missing ones last either way, equal ones as they stand in the file; as
 * they stand in the file without one. Counted by value: a column has fewer values than rows.
 */
export function orderRows(
  { rowCount }: Table,
  by: { column: Column; order: 'asc' | 'desc' } | null,
): Int32Array {
  const rows = Int32Array.from({ length: rowCount }, (_, row) => row)
  if (!by) return rows
  const { column, order } = by
  const rank = rankCodes(column, order)
  const missing = column.values.length
  const rankOf = (row: number) => {
    const code = column.codes[row]!
    return code === missingCode ? missing : rank[code]!
  }
  const starts = new Int32Array(missing + 2)
  for (let row = 0; row < rowCount; row++) starts[rankOf(row) + 1]!++
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  for (let row = 0; row < rowCount; row++) rows[starts[rankOf(row)]!++] = row
  return rows
}

/** The place of each distinct value; what can't be read as a number stands behind those that can. */
function rankCodes(column: Column, order: 'asc' | 'desc'): Int32Array {
  const { values } = column
  const numbers = valueNumbers(column)
  const texts = values.map((text) => text.toLowerCase())
  const sign = order === 'desc' ? -1 : 1
  const byText = (a: number, b: number) =>
    compareTexts(texts[a]!, texts[b]!) || compareTexts(values[a]!, values[b]!)
  const compare = (a: number, b: number) => {
    const [first, second] = [numbers?.[a] ?? Number.NaN, numbers?.[b] ?? Number.NaN]
    if (Number.isNaN(first) || Number.isNaN(second))
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || sign * byText(a, b)
    return sign * (first - second) || sign * byText(a, b)
  }
  const sorted = Array.from(values.keys()).sort(compare)
  const rank = new Int32Array(values.length)
  for (const [place, code] of sorted.entries()) rank[code] = place
  return rank
}
