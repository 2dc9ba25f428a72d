import { missingCode, type Table } from '../table/table'
import { groupColumns, rowsInTime } from './find-cumulative'
import type { ColumnProfile } from './profile'

const stepsMin = 20
const stepsTried = 40
/** Of the steps from one date to the next within a thing, so many begin with what the last one ended with. */
const carriedShareMin = 0.9
/** What hardly changes is carried by itself. */
const movingShareMin = 0.3
const measuresMax = 12
const distinctMin = 10

/** Measures that are carried over from one date to the next: an opening stock and the stock at the end, which are levels. */
export function findCarried(of: {
  table: Table
  columns: ColumnProfile[]
  mainTime: number | null
}): Set<number> {
  const { table, columns, mainTime } = of
  const found = new Set<number>()
  const measures = columns
    .filter(
      // an owner may call any column a measure
      ({ role, distinct, index }) =>
        role === 'measure' && distinct >= distinctMin && table.columns[index]!.numbers !== null,
    )
    .slice(0, measuresMax)
  const rows = measures.length > 1 ? rowsInTime(table, columns, mainTime) : null
  if (!rows) return found
  const groups = groupColumns(table, columns)
  for (const opening of measures) {
    for (const closing of measures) {
      if (opening === closing || (found.has(opening.index) && found.has(closing.index))) continue
      const [begin, end] = [opening, closing].map(({ index }) => table.columns[index]!.numbers!)
      if (groups.some((codes) => isCarried({ rows, codes, begin: begin!, end: end! })))
        found.add(opening.index).add(closing.index)
    }
  }
  return found
}

interface Series {
  rows: Int32Array
  codes: Int32Array
  begin: Float64Array
  end: Float64Array
}

function isCarried({ rows, codes, begin, end }: Series): boolean {
  const last = new Map<number, number>()
  let steps = 0
  let carried = 0
  let moving = 0
  for (const row of rows) {
    const group = codes[row]!
    if (group === missingCode) continue
    const before = last.get(group)
    last.set(group, row)
    const [from, to] = [before === undefined ? Number.NaN : end[before]!, begin[row]!]
    if (Number.isNaN(from) || Number.isNaN(to)) continue
    steps++
    if (from === to) carried++
    if (end[row] !== from) moving++
    if (steps === stepsTried && carried < carriedShareMin * steps - 2) return false
  }
  return steps >= stepsMin && carried >= carriedShareMin * steps && moving >= movingShareMin * steps
}
