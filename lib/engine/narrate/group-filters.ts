import type { Cell } from '@/lib/contracts/cards'
import type { Filter, Grain } from '@/lib/contracts/query'
import { periodFilters } from '../table/period-filters'

/** The filters that pick the rows of one group of an axis; days of the week and months of the year go by their names. */
export function groupFilters(
  column: { name: string; type: string },
  grain: Grain | null,
  key: Cell,
): Filter[] {
  const periods = grain && periodFilters(column, grain, String(key))
  return periods ?? [{ column: column.name, op: '=', value: key ?? '' }]
}
