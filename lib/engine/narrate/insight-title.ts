import type { Insight, InsightKind } from '@/lib/contracts/analysis'
import { lowerFirst } from '../cards/metric'

const titles: Record<InsightKind, string> = {
  total: 'In all',
  period_change: 'What changed',
  rank: 'Who leads',
  dominant_category: 'One stands out',
  pareto: 'Few make most of it',
  evenness: 'Evenly spread',
  trend: 'Where it is going',
  change_point: 'A turning point',
  outlier: 'Out of the ordinary',
  seasonality: 'It comes again',
  drivers: 'What drives the change',
  correlation: 'What goes together',
  group_difference: 'Groups differ',
  association: 'What occurs together',
  exception: 'An exception',
  simpson: 'The whole misleads',
  distribution: 'How it is spread',
  target: 'Against the target',
  missing_spike: 'A gap in the data',
}

/** What a claim is about, in a few words. */
export function insightTitle(insight: Insight): string {
  const [first] = insight.columns
  return first ? `${titles[insight.kind]}: ${lowerFirst(first.replaceAll('_', ' '))}` : titles[insight.kind]
}
