import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import type { Item } from '../axes/axes'
import type { Axes } from '../axes/chart-axes'

/** A date that fewer rows lack is lacking by chance. */
const missingShareMin = 0.1

/** "leavers by department" of `LeaveDate`: of what is called by a date that not every row has, those with one are counted. */
export function happened(items: Item[], axes: Axes, { table, profile }: Understanding): Filter[] {
  if (axes.y !== null) return []
  return items.flatMap(({ column, place, isEntity, isPlural }): Filter[] => {
    const { name, missing } = table.columns[column]!
    const isCalled = isEntity && (place === 'counted' || (place === null && isPlural))
    const isCounted = isCalled && column !== axes.x && column !== axes.grouping
    const isOpen = profile.columns[column]!.role === 'time' && missing >= missingShareMin * table.rowCount
    return isCounted && isOpen ? [{ column: name, op: '!=', value: '' }] : []
  })
}
