import type { Insight } from '@/lib/contracts/analysis'
import type { CardContext } from '../cards/card'
import type { Profile } from '../profile/profile'
import { claimsFirst, isClaim } from './claims'

/** A leader with less than this of a whole is no headline, nor one that is hardly above its equal share. */
const leadMin = 0.4

export interface Headline {
  text: string
  /** What it tells, so that nothing is told twice. */
  insights: Insight[]
}

/**
 * What a reader wants first: the total of the main measure with its change, where the data have time, else the
 * strongest finding that is no weak leader. Null where nothing can be said.
 */
export function headlineOf({ insights, measures, profile }: CardContext): Headline | null {
  const main = measures[0]?.name
  const of = (kind: Insight['kind']) =>
    insights.find((insight) => insight.kind === kind && insight.columns[0] === main)
  const [total, change] = [of('total'), of('period_change')]
  if (total && change) return { text: joined(total, change, measures[0]!.label), insights: [total, change] }
  const claims = claimsFirst(insights).filter(isClaim)
  const strongest = claims.find((claim) => !isWeakLead(claim, profile)) ?? claims[0]
  return strongest ? { text: strongest.text, insights: [strongest] } : null
}

/** That a yes is rarer than a no is no headline either. */
function isWeakLead({ kind, effect, columns }: Insight, profile: Profile): boolean {
  const isLead = kind === 'dominant_category' || kind === 'pareto'
  const about = profile.columns.find(({ name }) => name === columns[0])
  return isLead && ((effect ?? 0) < leadMin || (columns.length === 1 && about?.distinct === 2))
}

/** `Revenue adds up to 107K over 1,419 rows; it is 7,757 in Dec 2024, 27% more than in Nov 2024 (6,091).` */
function joined(total: Insight, change: Insight, label: string): string {
  const rest = change.text.slice(label.length)
  return `${total.text.slice(0, -1)}; it${rest}`
}
