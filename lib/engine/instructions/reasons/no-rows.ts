import type { GroupFilter } from '@/lib/contracts/query'
import { type Condition, conditionColumns, isGroupFilter, orderConditions } from '../../table/condition'
import { filterRows } from '../../table/filter-rows'
import { measureGroups } from '../../table/keep-groups'
import type { Column, Table } from '../../table/table'

const valuesTold = 4
const digitsTold = 6

/** Why no row passes the conditions and what the data have instead, in a sentence; null where some rows do. */
export function explainNoRows(table: Table, conditions: Condition[]): string | null {
  const ordered = orderConditions(conditions)
  const isEmpty = (list: Condition[]) => list.length > 0 && !filterRows(table, list)?.includes(1)
  if (!isEmpty(ordered)) return null
  const onRows = ordered.filter((condition) => !isGroupFilter(condition))
  const group = isEmpty(onRows) ? undefined : emptyGroup(table, onRows, ordered.filter(isGroupFilter))
  if (group) return groupRange(table, group, onRows)
  const alone = ordered.find((condition) => isEmpty([condition]))
  const names = alone ? conditionColumns(alone) : []
  const columns = table.columns.filter(({ name }) => names.includes(name))
  if (columns.length === 0)
    return 'No row passes all of these conditions at once; each of them alone leaves some.'
  return `No row passes: ${columns.map((column) => `${column.name} ${rangeOf(column)}`).join(', ')}.`
}

const emptyGroup = (table: Table, onRows: Condition[], groups: GroupFilter[]): GroupFilter | undefined =>
  groups.find((group) => !filterRows(table, [...onRows, group])?.includes(1))

function groupRange(table: Table, group: GroupFilter, onRows: Condition[]): string {
  const measured = measureGroups(table, group, filterRows(table, onRows))
  const values = [...(measured?.values ?? [])].filter((value) => !Number.isNaN(value))
  const what = group.column === undefined ? 'number of rows' : `${group.aggregation} of ${group.column}`
  const ends = [Math.min(...values), Math.max(...values)].map((end) => Number(end.toPrecision(digitsTold)))
  const groups = group.grain ? `${group.grain.replaceAll('_', ' ')} of ${group.by}` : group.by
  return `No ${groups} passes: its ${what} goes from ${ends[0]} to ${ends[1]}.`
}

function rangeOf({ type, values, numbers }: Column): string {
  if (type === 'date' || type === 'datetime') {
    const sorted = [...values].sort()
    return `goes from ${sorted[0]?.slice(0, 10)} to ${sorted.at(-1)?.slice(0, 10)}`
  }
  if (numbers !== null && type !== 'boolean') {
    const present = numbers.filter((value) => !Number.isNaN(value))
    return `goes from ${present.reduce((a, b) => Math.min(a, b))} to ${present.reduce((a, b) => Math.max(a, b))}`
  }
  const more = values.length > valuesTold ? ` and ${values.length - valuesTold} more` : ''
  return `has ${values.slice(0, valuesTold).join(', ')}${more}`
}
