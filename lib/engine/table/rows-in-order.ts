import { placesInOrder } from '../stats/ranks'
import { rowsByCode, valueNumbers } from './code-facts'
import { type Column, missingCode } from './table'

const known = new WeakMap<Column, Int32Array>()

/**
 * The rows of a column's numbers from the least to the greatest, equal ones as they stand; without those that have none.
 * Counted by value, once a column; each of its texts must stand for one number, as those of dates do. To be read only.
 */
export function rowsInOrder(column: Column): Int32Array {
  const rows = known.get(column) ?? countedOrder(column)
  known.set(column, rows)
  return rows
}

function countedOrder(column: Column): Int32Array {
  const numbers = valueNumbers(column)!
  const { starts, total } = startsOf(placesInOrder(numbers), numbers, rowsByCode(column))
  const { codes } = column
  const rows = new Int32Array(total)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code !== missingCode && starts.of[code]! >= 0) rows[starts.next[starts.of[code]!]!++] = row
  }
  return rows
}

/** By code which stretch its rows stand in, one a number, and where each begins. */
function startsOf(order: Int32Array, numbers: Float64Array, counts: Int32Array) {
  const of = new Int32Array(numbers.length).fill(missingCode)
  const next = new Int32Array(order.length)
  let stretch = -1
  let total = 0
  for (let at = 0; at < order.length; at++) {
    const code = order[at]!
    if (at === 0 || numbers[code] !== numbers[order[at - 1]!]) next[++stretch] = total
    of[code] = stretch
    total += counts[code]!
  }
  return { starts: { of, next }, total }
}
