import type { ColumnProfile, Profile, RowsRole } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'

/** Rows of a panel have hardly a thing twice at one time. */
const panelShareMin = 0.97
/** A thing of a panel comes at so many times. */
const timesPerThingMin = 3
const thingsPerTimeMin = 2
const ownIdShareMin = 0.95
const kindsMin = 2
const rowsMin = 20

/**
 * Rows are things or events where each has an id of its own, where several fall on one date, or where nothing but
 * answers and kinds is told of them; not where they are the same things at one time after the other.
 */
export function rowsRole(table: Table, profile: Profile, hasOutcome: boolean): RowsRole {
  const { columns, mainTime } = profile
  const kinds = columns.filter(({ role, distinct }) => isKind(role) && distinct * 2 <= table.rowCount)
  if (table.rowCount < rowsMin || kinds.length < kindsMin || isPanel(table, profile)) return 'none'
  const hasId = columns.some(
    ({ role, distinct, missing }) =>
      role === 'id' && missing === 0 && distinct >= ownIdShareMin * table.rowCount,
  )
  const isDated = mainTime !== null && isDate(columns[mainTime]!) && !isSeries(table, columns[mainTime]!)
  const isOnlyKinds = !hasOutcome || !columns.some(({ additivity }) => additivity === 'additive')
  if (!hasId && !isDated && !isOnlyKinds) return 'none'
  if (!hasOutcome) return 'lead'
  return isDated || isOnlyAnswers(profile) ? 'beside' : 'none'
}

/** A survey: what is asked is a kind, and hardly a number is told. */
const isOnlyAnswers = ({ columns }: Profile) => !columns.some(({ role }) => role === 'measure')

const isKind = (role: ColumnProfile['role']) => role === 'category' || role === 'boolean' || role === 'geo'
const isDate = ({ type }: ColumnProfile) => type === 'date' || type === 'datetime'

const rowsPerDateMax = 1.5
const isSeries = (table: Table, { distinct, missing, type }: ColumnProfile): boolean =>
  type === 'date' && (table.rowCount - missing) / Math.max(1, distinct) <= rowsPerDateMax

/** As many rows at each time: nobody happens so evenly. */
const regularShareMin = 0.8

function isRegular(times: Column): boolean {
  const counts = [...rowsByCode(times)].filter((count) => count > 0).sort((a, b) => a - b)
  const usual = counts[counts.length >> 1]!
  return usual > 1 && counts.filter((count) => count === usual).length >= regularShareMin * counts.length
}

function isPanel(table: Table, { columns, mainTime }: Profile): boolean {
  if (mainTime === null) return false
  const times = table.columns[mainTime]!
  if (times.values.length * thingsPerTimeMin > table.rowCount) return false
  if (isRegular(times)) return true
  return columns.some(({ index, role, distinct }) => {
    if (index === mainTime || role === 'measure' || role === 'time') return false
    if (distinct * timesPerThingMin > table.rowCount) return false
    if (times.values.length * distinct > 4 * table.rowCount) return false
    const { codes } = table.columns[index]!
    const met = new Set<number>()
    for (let row = 0; row < table.rowCount; row++) met.add(times.codes[row]! * (distinct + 1) + codes[row]!)
    return met.size >= panelShareMin * table.rowCount
  })
}
