import { testIndependence } from '../stats/contingency'
import { createRandom } from '../stats/random'
import { crossTable } from '../table/cross-table'
import type { Column, Table } from '../table/table'

/** From this Cramér's V on two kinds are one thing under two names. */
export const twinFrom = 0.9
const valuesMax = 30

/** Whether two columns of kinds say the same of nearly every row: a ticket's category and the group that it goes to. */
export function areTwins(table: Table, a: number, b: number): boolean {
  if (table.columns[a]!.values.length > valuesMax || table.columns[b]!.values.length > valuesMax) return false
  if (!seemTwins(table.columns[a]!, table.columns[b]!)) return false
  const { counts, rows, columns } = crossTable(table, a, b)
  return testIndependence(counts, rows, columns).v >= twinFrom
}

/** By a glance at so many rows: what lies so far below is no twin by all of them. */
const glanceRows = 1000
const seemsFrom = 0.6

function seemTwins(a: Column, b: Column): boolean {
  if (a.codes.length < 2 * glanceRows) return true
  const [left, right] = [glancedCodes(a), glancedCodes(b)]
  const counts = new Float64Array(a.values.length * b.values.length)
  for (let glance = 0; glance < glanceRows; glance++) {
    const x = left[glance]!
    const y = right[glance]!
    if (x >= 0 && y >= 0) counts[x * b.values.length + y]!++
  }
  const { v, n } = testIndependence(counts, a.values.length, b.values.length)
  return v >= seemsFrom || n < glanceRows / 2
}

const known = new WeakMap<Int32Array, Int32Array>()

/** The codes of the same rows of every column, once a column: a kind is held against many others. */
function glancedCodes({ codes }: Column): Int32Array {
  const found = known.get(codes)
  if (found) return found
  const random = createRandom(glanceRows)
  const glanced = new Int32Array(glanceRows)
  for (let glance = 0; glance < glanceRows; glance++) {
    // a fixed step may be that in which the rows of a panel repeat
    glanced[glance] = codes[Math.floor(random() * codes.length)]!
  }
  known.set(codes, glanced)
  return glanced
}
