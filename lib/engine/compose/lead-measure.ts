import type { Insight, InsightKind } from '@/lib/contracts/claims'
import { byHand } from '../subject/given-outcome'
import type { Subject } from '../subject/subject'
import type { Understanding } from '../understanding'
import { isAbout } from './weigh-found'

/** What comes and goes by itself is told of any number; of what nobody would call an outcome only what stands out is. */
const strikingKinds: InsightKind[] = ['exception', 'change_point']
/** With one of these, an outcome has something to be told. */
const foundKinds: InsightKind[] = [
  ...strikingKinds,
  'group_difference',
  'drivers',
  'simpson',
  'target',
  'correlation',
  'trend',
  'pareto',
]

/** Of the outcomes that are given so much, as good as all are right (ADR 52). */
const decidedMin = 0.7

/**
 * A dataset with its measures in the order in which they are told: the outcomes as they are weighed; where nothing tells of any,
 * another with a finding that stands out goes first. What was said to come first stays.
 */
export function withLeadMeasure<T extends Pick<Understanding, 'profile'>>(
  dataset: T,
  insights: Insight[],
  { outcomes, profile: { rows } }: Pick<Subject, 'outcomes' | 'profile'>,
): T {
  const { profile } = dataset
  const [first] = profile.measures
  if (first === undefined || first !== profile.outcomes?.[0] || profile.rows === 'none') return dataset
  const isTold = (kinds: InsightKind[]) => (index: number) =>
    insights.some((insight) => kinds.includes(insight.kind) && isAbout(profile.columns[index]!, insight))
  const weighed = outcomes.map(({ column }) => column)
  const isSaid = outcomes[0]?.confidence === byHand.confidence
  const striking =
    isSaid || isTold(foundKinds)(first)
      ? undefined
      : (weighed.find(isTold(strikingKinds)) ??
        (weighed.some(isTold(foundKinds))
          ? undefined
          : profile.measures.filter((index) => !profile.columns[index]!.isAge).find(isTold(strikingKinds))))
  const led = striking === undefined ? weighed : [striking, ...weighed.filter((index) => index !== striking)]
  const measures = [...led, ...profile.measures.filter((index) => !led.includes(index))]
  const isDecided = striking === undefined && outcomes[0]!.confidence >= decidedMin
  return {
    ...dataset,
    profile: { ...profile, measures, outcomes: led, rows, ...(isDecided && { isDecided }) },
  }
}
