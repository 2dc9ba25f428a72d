import type { InsightKind } from '@/lib/contracts/claims'
import type { Trial } from './trial'

/** How much each kind tells a reader who knows the columns but not the data; discoveries above arithmetic. */
const interest: Record<InsightKind, number> = {
  caveat: 1,
  change_point: 1,
  simpson: 1,
  trend: 0.95,
  drivers: 0.9,
  seasonality: 0.85,
  target: 0.85,
  pareto: 0.85,
  dominant_category: 0.8,
  missing_spike: 0.75,
  outlier: 0.75,
  correlation: 0.7,
  exception: 0.7,
  group_difference: 0.7,
  period_change: 0.6,
  association: 0.5,
  words: 0.5,
  rank: 0.45,
  total: 0.4,
  evenness: 0.25,
  distribution: 0.25,
}

/** From this q on nothing becomes more certain to a reader. */
const surestLog10Q = 12
const effectWeight = 0.35
const certaintyWeight = 0.25

/** Between 0 and 1: impact, effect and certainty, weighed by how much the kind tells. */
export function scoreTrial({ kind, impact, effect }: Trial, q: number | null): number {
  const certainty = q === null ? 0.5 : Math.min(1, -Math.log10(Math.max(q, 1e-300)) / surestLog10Q)
  const size = Math.min(1, Math.abs(effect ?? 0.5))
  const strength = 1 - effectWeight - certaintyWeight + effectWeight * size + certaintyWeight * certainty
  return Math.round(interest[kind] * Math.min(1, impact) * strength * 1e6) / 1e6
}
