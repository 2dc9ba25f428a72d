import type { Insight, InsightKind } from '@/lib/contracts/analysis'

/** Kinds that tell what is there and claim nothing beyond it. */
const plainKinds = new Set<InsightKind>([
  'total',
  'period_change',
  'rank',
  'distribution',
  'evenness',
  'target',
])

/** Whether a text claims a pattern, rather than telling what is there. */
export const isClaim = (insight: Insight) => !plainKinds.has(insight.kind)

/** Claims best first, then what is only told. */
export function claimsFirst(insights: Insight[]): Insight[] {
  return [...insights.filter(isClaim), ...insights.filter((insight) => !isClaim(insight))]
}
