import type { InsightKind } from '@/lib/contracts/analysis'
import { findAssociations } from './association'
import { findChangePoints } from './change-point'
import { findCorrelations } from './correlation'
import { findDominantCategories } from './dominant-category'
import { findEvenness } from './evenness'
import { findGroupDifferences } from './group-difference'
import { findMissingSpikes } from './missing-spike'
import { findOutliers } from './outlier'
import { findConcentrations } from './pareto'
import { findRanks } from './rank'
import { findSeasonality } from './seasonality'
import { findReversals } from './simpson'
import { findTotals } from './total'
import { findTrends } from './trend'
import type { Finder } from './trial'

/** Each kind of insight with what tries it. */
export const finders: Partial<Record<InsightKind, Finder>> = {
  total: findTotals,
  rank: findRanks,
  dominant_category: findDominantCategories,
  evenness: findEvenness,
  trend: findTrends,
  change_point: findChangePoints,
  outlier: findOutliers,
  seasonality: findSeasonality,
  correlation: findCorrelations,
  group_difference: findGroupDifferences,
  association: findAssociations,
  simpson: findReversals,
  pareto: findConcentrations,
  missing_spike: findMissingSpikes,
}
