import type { Cell } from '@/lib/contracts/cards'
import type { GroupSums } from '../stats/enough-rows'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import { groupMoments } from '../table/group-moments'
import { maskGroups } from '../table/grouping'
import type { CardContext, CardRequest } from './card'
import { dimensionOf } from './dimension-of'
import { openConditions } from './shown-rows'

export interface GroupedSums extends GroupSums {
  keys: Cell[]
  counts: Float64Array
  sums: Float64Array
  squares: Float64Array
}

/** Rows, sums and sums of squares of a card's measure in each of its groups; null where it measures no column by one. */
export function groupSums(context: CardContext, request: CardRequest): GroupedSums | null {
  const numbers =
    request.metric.column === null ? null : context.table.columns[request.metric.column]!.numbers
  if (request.x === null || !numbers) return null
  const { groups, keys } = indexDimension(dimensionOf(context, request.x, request.grain))
  const keep = filterRows(context.table, openConditions(context, request))
  const kept = { groups: maskGroups(groups, keep), count: keys.length }
  const { counts, sums, squares } = groupMoments(kept, numbers)
  return { keys, counts, sums, squares }
}
