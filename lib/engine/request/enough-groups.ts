import type { GroupFilter } from '@/lib/contracts/query'
import { enoughRows, roundFloor } from '../stats/enough-rows'
import type { CardContext, CardRequest } from './card'
import { groupSums } from './group-sums'

/** The groups of a chart that have enough rows, where others have not. */
export interface EnoughGroups {
  /** What the rows of those groups pass. */
  condition: GroupFilter
  floor: number
  kept: number
  all: number
}

/** A few odd rows move no median of so many, however wide the numbers lie. */
const medianRows = 10

/**
 * What leaves out the groups of a few rows, where averages or medians of groups are drawn by the engine's own choice; null where
 * all have enough, or where what is drawn adds up.
 */
export function enoughGroups(context: CardContext, request: CardRequest): EnoughGroups | null {
  const { metric, x, grain } = request
  const isMedian = metric.aggregation === 'median'
  if (request.asked || request.group !== null || x === null) return null
  if (!isMedian && metric.aggregation !== 'avg') return null
  const sums = groupSums(context, request)
  if (!sums) return null
  const counts = sums.counts.filter((rows) => rows > 0)
  const least = isMedian ? medianRows : enoughRows(sums)
  const tooFew = counts.filter((rows) => rows < least)
  if (tooFew.length === 0 || tooFew.length > counts.length - 2) return null
  const floor = roundFloor(Math.max(...tooFew), Math.min(...counts.filter((rows) => rows >= least)))
  const by = context.table.columns[x]!.name
  return {
    condition: {
      by,
      ...(grain && { grain }),
      aggregation: 'count',
      column: metric.name,
      op: '>=',
      value: floor,
    },
    floor,
    kept: counts.length - tooFew.length,
    all: counts.length,
  }
}
