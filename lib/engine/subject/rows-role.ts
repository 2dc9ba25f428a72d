import type { ColumnProfile, Profile, RowsRole } from '../profile/profile'
import type { Table } from '../table/table'
import { isPanel } from './is-panel'

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
