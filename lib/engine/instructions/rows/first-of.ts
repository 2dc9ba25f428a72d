import type { GroupFilter } from '@/lib/contracts/query'
import { type Condition, conditionColumns } from '../../table/condition'
import { filterRows } from '../../table/filter-rows'
import { measureGroups } from '../../table/keep-groups'
import type { Table } from '../../table/table'

/** The first few things of a kind, by what they come to; columns by index, null where their rows are counted. */
export interface First {
  by: number
  column: number | null
  count: number
  isMost: boolean
}

/** As a condition among rows that pass others: the things that reach what the last of the first few has. */
export function firstOf(
  table: Table,
  { by, column, count, isMost }: First,
  others: Condition[],
): GroupFilter | null {
  const condition: GroupFilter = {
    by: table.columns[by]!.name,
    aggregation: column === null ? 'count' : 'sum',
    ...(column !== null && { column: table.columns[column]!.name }),
    op: isMost ? '>=' : '<=',
    value: 0,
  }
  const names = new Set(table.columns.map(({ name }) => name))
  const known = others.filter((other) => conditionColumns(other).every((name) => names.has(name)))
  const values = measureGroups(table, condition, filterRows(table, known))?.values ?? []
  const sorted = [...values].filter((value) => !Number.isNaN(value)).sort((a, b) => (isMost ? b - a : a - b))
  return sorted.length > count ? { ...condition, value: sorted[count - 1]! } : null
}
