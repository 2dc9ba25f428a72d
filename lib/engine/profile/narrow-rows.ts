import { keepRowsAsRead } from '../clean/keep-rows'
import { type Condition, orderConditions } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import type { Table } from '../table/table'
import { narrowProfile } from './narrow-profile'
import type { Profile } from './profile'

/** A dataset of the rows that pass alone; the same where there are no conditions. */
export function narrowRows<T extends { table: Table; profile: Profile }>(
  whole: T,
  conditions: Condition[],
): T {
  const keep = filterRows(whole.table, orderConditions(conditions))
  if (!keep) return whole
  const table = keepRowsAsRead(whole.table, keep)
  return { ...whole, table, profile: narrowProfile(whole.profile, whole.table, table) }
}
