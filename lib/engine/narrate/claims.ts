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

/** How much a kind is worth as a headline: what happened before what merely goes together. */
const headlineWeight: Partial<Record<InsightKind, number>> = {
  group_difference: 0.85,
  outlier: 0.8,
  correlation: 0.75,
  association: 0.7,
  missing_spike: 0.6,
}

const weightOf = ({ kind, score }: Insight) => score * (headlineWeight[kind] ?? 1)

/** Claims as a reader wants them, the headline first, then what is only told. */
export function claimsFirst(insights: Insight[]): Insight[] {
  const claims = insights.filter(isClaim).sort((a, b) => weightOf(b) - weightOf(a))
  return [...claims, ...insights.filter((insight) => !isClaim(insight))]
}
