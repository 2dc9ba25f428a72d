import type { ColumnProfile, Profile } from '../profile/profile'
import { isDetermined } from '../table/is-determined'
import type { Table } from '../table/table'
import { isPanel } from './is-panel'

/** Fewer values are no list of things. */
const thingsMin = 5
/** Each thing comes this often on average, or its rows say nothing of its repeating. */
const rowsPerThingMin = 3

/**
 * Whether a number belongs to a coarser thing (a region's population, a store's age) and is repeated in all of its rows,
 * or to a date at which it is the same for every thing that is followed (the day's weather at all stations).
 */
export function isRepeated(table: Table, profile: Profile, { index, distinct }: ColumnProfile): boolean {
  const { columns, mainTime } = profile
  const present = table.rowCount - table.columns[index]!.missing
  if (distinct * rowsPerThingMin > present) return false
  return columns.some(
    (thing) =>
      thing.index !== index &&
      thing.role !== 'measure' &&
      (thing.role !== 'time' || thing.index === mainTime) &&
      thing.distinct >= Math.max(thingsMin, distinct) &&
      thing.distinct * rowsPerThingMin <= present &&
      isDetermined(table, thing.index, index) &&
      (thing.role !== 'time' || isPanel(table, profile)),
  )
}
