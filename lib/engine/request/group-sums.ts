import type { Cell } from '@/lib/contracts/cards'
import type { GroupSums } from '../stats/enough-rows'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
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
  const [counts, sums, squares] = [0, 0, 0].map(() => new Float64Array(keys.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let row = 0; row < groups.length; row++) {
    const [group, value] = [groups[row]!, numbers[row]!]
    if (group < 0 || Number.isNaN(value) || (keep && !keep[row])) continue
    counts[group]! += 1
    sums[group]! += value
    squares[group]! += value * value
  }
  return { keys, counts, sums, squares }
}
