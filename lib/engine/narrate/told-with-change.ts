import type { Insight, InsightKind } from '@/lib/contracts/claims'
import type { CardContext } from '../request/card'

/** Kinds that say of a course who made it. */
const changes = new Set<InsightKind>(['change_point', 'period_change', 'trend'])

/**
 * Whether a change that is told says it already: who made it is told with it, and a segment that moves otherwise and
 * was named as its maker has not moved at another date as well.
 */
export function isToldWithChange(
  { time }: CardContext,
  insight: Insight,
  others: readonly Insight[],
): boolean {
  if (!insight.columns.includes(time?.name ?? '')) return false
  const ofMeasure = others.filter(({ columns }) => columns[0] === insight.columns[0])
  if (insight.kind === 'drivers') return ofMeasure.some(({ kind }) => kind === 'period_change')
  return (
    insight.kind === 'exception' &&
    ofMeasure.some((other) => changes.has(other.kind) && names(other, insight))
  )
}

/** Whether one of the figures is of the segment that the move is of. */
function names({ evidence }: Insight, { columns, value }: Insight): boolean {
  const segment = columns.at(-2)
  return evidence.figures.some(({ filters }) =>
    filters.some((filter) => filter.column === segment && filter.op === '=' && filter.value === value),
  )
}
