import type { Insight, InsightKind } from '@/lib/contracts/claims'
import type { ColumnProfile, Profile } from '../profile/profile'

/** What tells of an outcome more than that it grows with another number. */
const tellingKinds: InsightKind[] = [
  'exception',
  'change_point',
  'group_difference',
  'drivers',
  'simpson',
  'target',
]
/** What comes and goes by itself is told of any number; of what nobody would call an outcome only what stands out is. */
const strikingKinds: InsightKind[] = ['exception', 'change_point']

/**
 * The measures in the order in which they are told: where nothing tells of the first outcome, the next that something
 * does tell of stands before it; then any other with a finding that stands out. What was said to come first stays.
 */
export function withLeadMeasure(profile: Profile, insights: Insight[]): Profile {
  const [first] = profile.measures
  const outcomes = profile.outcomes ?? []
  if (first === undefined || first !== outcomes[0] || profile.rows === 'none') return profile
  const isTold = (kinds: InsightKind[]) => (index: number) =>
    insights.some((insight) => kinds.includes(insight.kind) && isAbout(profile.columns[index]!, insight))
  if (isTold([...tellingKinds, 'correlation', 'trend', 'pareto'])(first)) return profile
  const lead =
    outcomes.find(isTold(tellingKinds)) ??
    profile.measures.filter((index) => !profile.columns[index]!.isAge).find(isTold(strikingKinds))
  if (lead === undefined) return profile
  const leadFirst = (indexes: number[]) => [lead, ...indexes.filter((index) => index !== lead)]
  return { ...profile, measures: leadFirst(profile.measures), outcomes: leadFirst(outcomes) }
}

const isAbout = ({ name, of }: ColumnProfile, { kind, columns, evidence }: Insight): boolean =>
  kind === 'exception' || kind === 'change_point'
    ? columns.includes(name) &&
      (of === undefined || evidence.figures.some((figure) => figure.of !== undefined))
    : columns[0] === name
