import { convertUnit } from '../clean/unit-kinds'
import type { ColumnProfile, Profile } from '../profile/profile'
import { rowsInOrder } from '../table/rows-in-order'
import type { Column, Table } from '../table/table'
import { logOf } from './log-of'

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
  /** How much there is of it goes by how large a thing is. */
  isOfSize: boolean
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

/** Measures whose numbers may be none, or in another unit; where each cell tells its unit there is nothing to find out. */
export const measuresToLookAt = ({ table, profile }: Pick<Looked, 'table' | 'profile'>): ColumnProfile[] =>
  profile.columns.filter(
    ({ role, summary, index }) => role === 'measure' && summary && !table.columns[index]!.unitBy,
  )

const knownLogs = new WeakMap<Column, Float64Array>()

/** The logarithms of all rows, of a column that has them. */
export function logsOf(column: Column): Float64Array {
  const logs = knownLogs.get(column) ?? column.numbers!.map(logOf)
  knownLogs.set(column, logs)
  return logs
}

/** Whether nearly all numbers of a measure are above nothing. */
export function hasLogs({ numbers }: Column, { summary }: ColumnProfile): boolean {
  if (summary!.min > 0) return true
  let known = 0
  let positive = 0
  for (let row = 0; row < numbers!.length; row++) {
    const number = numbers![row]!
    if (!Number.isNaN(number)) known++
    if (number > 0) positive++
  }
  return positive >= positiveMin * known
}

/** Rows in order of time; null where there is none. */
export function orderOf(table: Table, { mainTime }: Profile): Int32Array | null {
  const time = mainTime === null ? null : table.columns[mainTime]!
  return time?.numbers ? rowsInOrder(time) : null
}

export const thingsOf = ({ table, profile }: Pick<Looked, 'table' | 'profile'>): Column[] =>
  profile.columns
    .filter(({ role }) => role === 'category' || role === 'geo' || role === 'boolean')
    .map(({ index }) => table.columns[index]!)
    .filter(({ values }) => values.length > 1 && values.length <= thingsMost)
    .filter(({ values }) => values.length * perThingMin <= table.rowCount)
    .slice(0, thingsTried)

/** Amounts and levels go by how large a thing is, and an area is how large it is. */
export const isOfSize = ({ additivity, unit }: ColumnProfile): boolean =>
  additivity === 'additive' ||
  additivity === 'semi_additive' ||
  (unit !== null && convertUnit(1, unit, 'm²') !== null)

export const otherLogs = ({
  table,
  profile,
  measure,
}: Pick<Looked, 'table' | 'profile' | 'measure'>): Other[] =>
  profile.columns
    .filter(({ role, summary, index }) => role === 'measure' && summary && index !== measure.index)
    .slice(0, othersMost)
    .map((other) => {
      const column = table.columns[other.index]!
      const isOfAll = hasLogs(column, other)
      return {
        logs: isOfAll ? logsOf(column) : column.numbers!.map(Math.asinh),
        isOfAll,
        isOfSize: isOfSize(other),
      }
    })
