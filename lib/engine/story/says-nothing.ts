import { isClearRanking } from '../narrate/is-clear-ranking'
import type { CardContext, CardRequest } from '../request/card'
import { groupSums } from '../request/group-sums'

/** A part that is as large as its share of the rows says nothing of the total. */
const mirrorMax = 0.02

/** Whether bars would only show that their groups do not differ, or how many rows each of them has. */
export function saysNothing(context: CardContext, request: CardRequest): boolean {
  const { type, x, grain, group, metric } = request
  if (type !== 'bar' || x === null || grain !== null || group !== null) return false
  if (metric.column === null) return context.rows !== 'lead'
  if (metric.aggregation === 'sum') return mirrorsRows(context, request)
  return !isClearRanking(context, request)
}

export function mirrorsRows(context: CardContext, request: CardRequest): boolean {
  const groups = groupSums(context, request)
  if (!groups) return false
  const [sum, rows] = [groups.sums, groups.counts].map((all) => all.reduce((a, b) => a + b, 0))
  return groups.sums.every((own, at) => Math.abs(own / sum! - groups.counts[at]! / rows!) < mirrorMax)
}
