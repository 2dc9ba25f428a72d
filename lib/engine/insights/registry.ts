import type { InsightKind } from '@/lib/contracts/claims'
import { findArmDifference } from './arm-difference'
import { findAssociations } from './association'
import { findCaveats } from './caveat'
import { findChangePoints } from './change-point'
import { findContributions } from './contribution'
import { findCorrelations } from './correlation'
import { findDistributions } from './distribution'
import { findDominantCategories } from './dominant-category'
import { findDrivers } from './drivers'
import { findEvenness } from './evenness'
import { findExceptions } from './exception'
import { findGroupDifferences } from './group-difference'
import { findMissingSpikes } from './missing-spike'
import { findNoTrends } from './no-trend'
import { findNothingApart } from './nothing-apart'
import { findOutliers } from './outlier'
import { findConcentrations } from './pareto'
import { findPeriodChanges } from './period-change'
import { findPeriodSpikes } from './period-spike'
import { findRanks } from './rank'
import { findRateCells } from './rate-cells'
import { findSeasonality } from './seasonality'
import { findSegmentMoves } from './segment-moves'
import { findSegmentSpells } from './segment-spells'
import { findReversals } from './simpson'
import { findTargets } from './target'
import { findTotals } from './total'
import { findTrends } from './trend'
import type { Finder } from './trial'
import { findWords } from './words'

/** Each kind of insight with what tries it. */
export const finders: Record<InsightKind, Finder> = {
  total: findTotals,
  period_change: findPeriodChanges,
  rank: findRanks,
  dominant_category: findDominantCategories,
  pareto: findConcentrations,
  evenness: (context) => [
    ...findEvenness(context),
    ...findNothingApart(context),
    ...findNoTrends(context),
    ...findArmDifference(context),
  ],
  trend: findTrends,
  change_point: findChangePoints,
  outlier: (context) => [...findOutliers(context), ...findPeriodSpikes(context)],
  seasonality: findSeasonality,
  drivers: (context) => [...findDrivers(context), ...findContributions(context)],
  correlation: findCorrelations,
  group_difference: findGroupDifferences,
  association: findAssociations,
  words: findWords,
  exception: (context) => [
    ...findExceptions(context),
    ...findRateCells(context),
    ...findSegmentMoves(context),
    ...findSegmentSpells(context),
  ],
  simpson: findReversals,
  distribution: findDistributions,
  target: findTargets,
  missing_spike: findMissingSpikes,
  caveat: findCaveats,
}
