import type { GroupFilter } from '@/lib/contracts/query'
import { enoughRows, leastRowsOf, roundFloor } from '../stats/enough-rows'
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

/** So many groups stand in one picture; of more only the first would, and those were the luckiest of the small. */
const drawnMax = 12
/** A few odd rows move no median of so many, however wide the numbers lie. */
const medianRows = 10

/**
 * What leaves out the groups of a few rows, where averages or medians of groups are drawn by the engine's own choice; null where
 * all have enough, or where what is drawn adds up. All that a picture has room for are drawn from one floor on, the
 * same in every card of the table.
 */
export function enoughGroups(context: CardContext, request: CardRequest): EnoughGroups | null {
  const { metric, x, grain } = request
  if (request.asked || request.group !== null || x === null || !isAveraged(metric)) return null
  const sums = groupSums(context, request)
  if (!sums) return null
  const counts = sums.counts.filter((rows) => rows > 0)
  const own = leastRowsOf(context.table.rowCount)
  const isMany = counts.filter((rows) => rows >= own).length > drawnMax
  const least = isMany ? Math.max(own, metric.aggregation === 'median' ? medianRows : enoughRows(sums)) : own
  const tooFew = counts.filter((rows) => rows < least)
  if (tooFew.length === 0 || tooFew.length > counts.length - 2) return null
  const floor = isMany
    ? roundFloor(Math.max(...tooFew), Math.min(...counts.filter((rows) => rows >= least)))
    : own
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

const isAveraged = ({ aggregation }: CardRequest['metric']) =>
  aggregation === 'avg' || aggregation === 'median'
