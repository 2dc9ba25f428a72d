import type { Insight, InsightKind } from '@/lib/contracts/analysis'
import { lowerFirst } from '../metric/metric'
import type { Profile } from '../profile/profile'

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
export function insightTitle(insight: Insight, { columns }: Profile): string {
  const about = columns.find(({ name }) => name === insight.columns[0])
  return about ? `${titles[insight.kind]}: ${lowerFirst(about.label)}` : titles[insight.kind]
}
