import type { Insight, InsightKind } from '@/lib/contracts/claims'
import { countedOnceValue } from '../insights/counted-once'
import { setAsideValue } from '../insights/set-aside'

/** Kinds that tell what is there and claim nothing beyond it. */
const plainKinds = new Set<InsightKind>([
  'total',
  'period_change',
  'rank',
  'distribution',
  'evenness',
  'target',
  'caveat',
])

/** Whether a text claims a pattern, rather than telling what is there. */
export const isClaim = (insight: Insight) => !plainKinds.has(insight.kind)

/** What a kind is worth as a headline: how things go, then what they are made of, what differs, what goes together. */
const headlineWeight: Record<InsightKind, number> = {
  target: 1.2,
  trend: 1.4,
  drivers: 1.3,
  change_point: 1.3,
  dominant_category: 1,
  pareto: 1,
  seasonality: 0.8,
  group_difference: 0.65,
  exception: 0.65,
  outlier: 0.6,
  simpson: 0.5,
  correlation: 0.4,
  association: 0.4,
  words: 0.4,
  missing_spike: 0.3,
  caveat: 1,
  total: 1,
  period_change: 1,
  rank: 1,
  evenness: 1,
  distribution: 1,
}
/** Where most rows are says less than where most of a measure is. */
const rowsWeight = 0.7

function weightOf({ kind, columns, score }: Insight): number {
  const isOfRows = kind === 'dominant_category' && columns.length === 1
  return score * headlineWeight[kind] * (isOfRows ? rowsWeight : 1)
}

/** Claims as a reader wants them, the headline first, then what is only told. */
export function claimsFirst(insights: Insight[]): Insight[] {
  const claims = insights.filter(isClaim).sort((a, b) => weightOf(b) - weightOf(a))
  return [...claims, ...insights.filter((insight) => !isClaim(insight))]
}

const caveatsMax = 2

/** What would have changed the first numbers, and does not. */
export const isSetRight = ({ value }: Insight) => value === setAsideValue || value === countedOnceValue

/** What the first numbers stand or fall with is said before them. */
export const foremostCaveats = (insights: Insight[]): Insight[] =>
  insights.filter((insight) => insight.kind === 'caveat' && !isSetRight(insight)).slice(0, caveatsMax)

/** What they would have fallen with, had it not been set right, is said after the first sentence. */
export const setRight = (insights: Insight[]): Insight[] => insights.filter(isSetRight).slice(0, 1)

/** That an outcome does not differ by some kinds is told by the test that did not part them. */
export const isApartFrom = ({ kind, evidence }: Insight): boolean =>
  kind === 'evenness' && evidence.test !== null

/** By what a number does not differ, where that is told. */
export const apartFrom = (insights: Insight[], name: string | undefined): Insight | undefined =>
  insights.find((insight) => isApartFrom(insight) && insight.columns[0] === name)
