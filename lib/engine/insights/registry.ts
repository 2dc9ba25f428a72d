import type { InsightKind } from '@/lib/contracts/analysis'
import { findChangePoints } from './change-point'
import { findCorrelations } from './correlation'
import { findDominantCategories } from './dominant-category'
import { findEvenness } from './evenness'
import { findOutliers } from './outlier'
import { findRanks } from './rank'
import { findSeasonality } from './seasonality'
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
}
