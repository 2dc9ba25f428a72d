import type { ColumnProfile, Profile } from '../profile/profile'
import { rowsInOrder } from '../table/rows-in-order'
import type { Column, Table } from '../table/table'

const thingsTried = 6
/** So many other measures are asked whether they move. */
const othersMost = 12
const thingsMost = 40
export const perThingMin = 20
const positiveMin = 0.9

/** Another measure, in logarithms; where many of its numbers are not above nothing, in what is one for the large ones. */
export interface Other {
  logs: Float64Array
  isOfAll: boolean
}

/** A measure with what is asked of it again and again. */
export interface Looked {
  table: Table
  profile: Profile
  measure: ColumnProfile
  logs: Float64Array
  others: Other[]
  order: Int32Array | null
}

const knownLogs = new WeakMap<Column, Float64Array | null>()

export function logsOf(column: Column): Float64Array | null {
  const known = knownLogs.get(column)
  if (known !== undefined) return known
  const logs = takeLogs(column)
  knownLogs.set(column, logs)
  return logs
}

function takeLogs({ numbers }: Column): Float64Array | null {
  let known = 0
  let positive = 0
  const logs = new Float64Array(numbers!.length).fill(Number.NaN)
  for (let row = 0; row < logs.length; row++) {
    const number = numbers![row]!
    if (Number.isNaN(number)) continue
    known++
    if (number <= 0) continue
    positive++
    logs[row] = Math.log(number)
  }
  return positive >= positiveMin * known ? logs : null
}

/** Rows in order of time; null where there is none. */
export function orderOf(table: Table, { mainTime }: Profile): Int32Array | null {
  const time = mainTime === null ? null : table.columns[mainTime]!
  return time?.numbers ? rowsInOrder(time) : null
}

export const thingsOf = ({ table, profile }: Looked): Column[] =>
  profile.columns
    .filter(({ role }) => role === 'category' || role === 'geo' || role === 'boolean')
    .map(({ index }) => table.columns[index]!)
    .filter(({ values }) => values.length > 1 && values.length <= thingsMost)
    .filter(({ values }) => values.length * perThingMin <= table.rowCount)
    .slice(0, thingsTried)

export const otherLogs = ({ table, profile, measure }: Looked): Other[] =>
  profile.columns
    .filter(({ role, summary, index }) => role === 'measure' && summary && index !== measure.index)
    .slice(0, othersMost)
    .map(({ index }) => {
      const logs = logsOf(table.columns[index]!)
      return { logs: logs ?? table.columns[index]!.numbers!.map(Math.asinh), isOfAll: logs !== null }
    })
