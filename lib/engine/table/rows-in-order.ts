import { lowerBound, placesInOrder } from '../stats/ranks'
import { valueNumbers } from './code-facts'
import { countNumbers, type NumberCounts } from './number-counts'
import type { Column } from './table'

const known = new WeakMap<Column, Int32Array>()

/** The rows that have a number, from the least to the greatest, those with the same as they stand. To be read only. */
export function rowsInOrder(column: Column): Int32Array {
  const rows = known.get(column) ?? placeRows(column) ?? placesInOrder(column.numbers!)
  known.set(column, rows)
  return rows
}

/** By the place of each distinct number among the sorted ones; null where a row has another number than its text. */
function placeRows(column: Column): Int32Array | null {
  const { codes, numbers } = column
  const byCode = valueNumbers(column)!
  const counts = countNumbers(column)
  const next = firstPlaces(counts)
  const places = new Int32Array(byCode.length)
  for (let code = 0; code < byCode.length; code++) places[code] = lowerBound(counts.values, byCode[code]!)
  const rows = new Int32Array(counts.total)
  for (let row = 0; row < codes.length; row++) {
    const number = numbers![row]!
    if (Number.isNaN(number)) continue
    const code = codes[row]!
    if (code < 0 || byCode[code] !== number) return null
    rows[next[places[code]!]!++] = row
  }
  return rows
}

/** Where the rows of each sorted number begin. */
function firstPlaces({ values, rows }: NumberCounts): Int32Array {
  const first = new Int32Array(values.length)
  for (let at = 1; at < first.length; at++) first[at] = first[at - 1]! + (rows ? rows[at - 1]! : 1)
  return first
}
