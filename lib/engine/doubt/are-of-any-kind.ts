import type { ColumnProfile } from '../profile/profile'
import { testIndependence } from '../stats/contingency'
import { rankValues } from '../stats/ranks'
import { type Column, missingCode, type Table } from '../table/table'

const columnsTried = 20
const valuesMax = 40
const parts = 8
const dayMs = 86_400_000
/** That rows go with any of the columns by chance alone, of all that are asked. */
const chanceMax = 0.01
/** For one column of numbers, by ranks. */
const apartMin = 4

/**
 * Whether rows are like any others in all columns but one: of no kind, no stretch of time, no day of the week, and neither
 * high, low nor missing in what else is measured. A number that has a reason of its own goes with something.
 */
export function areOfAnyKind({ columns, rowCount }: Table, measure: ColumnProfile, rows: number[]): boolean {
  const flags = new Uint8Array(rowCount)
  for (const row of rows) flags[row] = 1
  const asked = columns.filter((_, index) => index !== measure.index).slice(0, columnsTried)
  const limit = chanceMax / Math.max(1, asked.length)
  return asked.every((column) => {
    const kinds = kindsOf(column, rowCount)
    if (kinds.some((codes) => chanceOf(codes, flags) < limit)) return false
    return !isNumber(column) || Math.abs(ranksApart(column.numbers!, flags)) < apartMin
  })
}

const isNumber = ({ type, values }: Column) => (type === 'integer' || type === 'number') && values.length > 2

/** By value, by stretch and day of the week of a time, and in any case by whether there is one. */
function kindsOf(column: Column, rowCount: number): Int32Array[] {
  const { codes, values, numbers, type } = column
  const has = column.missing > 0 ? [codes.map((code) => Number(code !== missingCode))] : []
  if (type === 'date' || type === 'datetime') {
    const { ranks, n } = rankValues(numbers!)
    const stretch = Int32Array.from(ranks, (rank) =>
      Number.isNaN(rank) ? parts : Math.floor(((rank - 1) / n) * parts),
    )
    const weekday = Int32Array.from(numbers!, (ms) =>
      Number.isNaN(ms) ? 7 : (((Math.floor(ms / dayMs) + 4) % 7) + 7) % 7,
    )
    return [...has, stretch, weekday]
  }
  return values.length > 1 && values.length <= Math.min(valuesMax, rowCount / 5) ? [...has, codes] : has
}

function chanceOf(codes: Int32Array, flags: Uint8Array): number {
  const width = codes.reduce((most, code) => Math.max(most, code), 0) + 2
  const counts = new Float64Array(2 * width)
  for (let row = 0; row < codes.length; row++) counts[flags[row]! * width + codes[row]! + 1]!++
  return testIndependence(counts, 2, width).p
}

/** How far the ranks of the rows lie off those of all (Mann and Whitney 1947), in standard errors. */
function ranksApart(numbers: Float64Array, flags: Uint8Array): number {
  const { ranks, n } = rankValues(numbers)
  let sum = 0
  let own = 0
  for (let row = 0; row < ranks.length; row++) {
    if (!flags[row] || Number.isNaN(ranks[row]!)) continue
    sum += ranks[row]!
    own++
  }
  const error = Math.sqrt(((n + 1) * (n - own)) / 12 / Math.max(1, own))
  return own === 0 || error === 0 ? 0 : (sum / own - (n + 1) / 2) / error
}
