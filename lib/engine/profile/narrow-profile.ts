import type { Column, Table } from '../table/table'
import { columnFacts } from './column-facts'
import type { ColumnProfile, Profile } from './profile'

/**
 * A profile for some rows of its table: what a column is stays (role, additivity, unit, format, bonds with others),
 * what is counted of it is counted anew.
 */
export function narrowProfile(profile: Profile, whole: Table, narrowed: Table): Profile {
  const columns = profile.columns.map((column) => narrowColumn(column, whole, narrowed))
  return { ...profile, columns }
}

function narrowColumn(column: ColumnProfile, whole: Table, narrowed: Table): ColumnProfile {
  const { distinct, missing, summary } = columnFacts(narrowed, column.index)
  const order =
    column.order && orderLeft(column.order, whole.columns[column.index]!, narrowed.columns[column.index]!)
  return { ...column, distinct, missing, summary, order }
}

/** The natural order in codes of the values that are left. */
function orderLeft(order: number[], whole: Column, narrowed: Column): number[] {
  const codes = new Map(narrowed.values.map((value, code) => [value, code]))
  return order.flatMap((code) => codes.get(whole.values[code] ?? '') ?? [])
}
