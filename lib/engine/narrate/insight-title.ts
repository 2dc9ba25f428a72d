import type { Insight, InsightKind } from '@/lib/contracts/claims'
import { lowerFirst } from '@/lib/format/first-letter'
import type { Profile } from '../profile/profile'
import { isApartFrom, isSetRight } from './claims'

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
  drivers: 'Where it is high and low',
  correlation: 'What goes together',
  group_difference: 'Groups differ',
  association: 'What occurs together',
  exception: 'An exception',
  simpson: 'The whole misleads',
  distribution: 'How it is spread',
  target: 'Against the target',
  words: 'What the texts say',
  missing_spike: 'A gap in the data',
  caveat: 'First of all',
}

/** What a claim is about, in a few words. */
export function insightTitle(insight: Insight, { columns }: Profile): string {
  const named = columns.filter(({ name }) => name === insight.columns[0])
  // a rate stands under the name of the column whose rows it counts
  const isOfRate = insight.evidence.figures.some(({ of }) => of !== undefined)
  const about = named.find(({ of }) => isOfRate && of !== undefined) ?? named[0]
  const isChange = insight.kind === 'drivers' && (insight.direction === 'up' || insight.direction === 'down')
  const title = isApartFrom(insight)
    ? 'What makes no difference'
    : isSetRight(insight)
      ? 'Set right'
      : isChange
        ? 'Who made the change'
        : titles[insight.kind]
  return about ? `${title}: ${lowerFirst(about.label)}` : title
}
