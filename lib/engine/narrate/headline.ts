import type { Evidence, Insight } from '@/lib/contracts/analysis'
import { upperFirst } from '../metric/metric'
import { identityBonds } from '../profile/identity-bonds'
import type { CardContext } from '../request/card'
import { claimsFirst, isClaim } from './claims'
import { insightTitle } from './insight-title'

/** A leader with less than this of a whole is no headline, nor one that is hardly above its equal share. */
const leadMin = 0.4

export interface Headline {
  title: string
  text: string
  evidence: Evidence
  /** Why it comes first, in a sentence. */
  why: string
  /** What it tells, so that nothing is told twice. */
  insights: Insight[]
}

/**
 * What a reader wants first: the total of the main measure with its change, where the data have time, else the
 * strongest finding that is no weak leader; so too where it is an average that has moved away from itself. Null where nothing can be said.
 */
export const headlineOf = (context: CardContext): Headline | null =>
  context.failures.attempt(
    { part: 'text', name: 'headline' },
    () => strongestOf(context),
    () => null,
  )

function strongestOf(context: CardContext): Headline | null {
  const { insights, measures, profile, rows } = context
  const main = rows === 'lead' ? undefined : measures[0]?.name
  const of = (kind: Insight['kind']) =>
    insights.find((insight) => insight.kind === kind && insight.columns[0] === main)
  const [total, change] = [of('total'), of('period_change')]
  const isWhole = measures[0]?.additivity === 'additive' || !of('trend')
  if (total && change && isWhole) return joined(total, change, measures[0]!.label)
  const difference = main === undefined ? undefined : tellingOf(insights, main)
  if (total && difference) return levelled(total, difference)
  const claims = claimsFirst(insights).filter(isClaim)
  const strongest = claims.find((claim) => !isWeakLead(claim)) ?? claims[0]
  if (!strongest) return null
  if (total && !strongest.columns.includes(main!))
    return isTied(context, strongest) ? alone(total) : levelled(total, strongest)
  return {
    title: insightTitle(strongest, profile),
    text: strongest.text,
    evidence: strongest.evidence,
    why: 'The finding that says most about these data.',
    insights: [strongest],
  }
}

/** Which value most rows have is no headline either. */
function isWeakLead({ kind, effect, columns }: Insight): boolean {
  const isLead = kind === 'dominant_category' || kind === 'pareto'
  return isLead && ((effect ?? 0) < leadMin || columns.length === 1)
}

/** Kinds that say what a level goes with, or where it goes. */
const tellingKinds: Insight['kind'][] = ['group_difference', 'trend', 'change_point', 'correlation']

/** What tells most of a measure. */
function tellingOf(insights: Insight[], main: string): Insight | undefined {
  return insights
    .filter(({ kind, columns }) => tellingKinds.includes(kind) && columns.slice(0, 2).includes(main))
    .filter(({ kind, columns }) => kind !== 'group_difference' || columns[0] === main)
    .sort((a, b) => strengthOf(b) - strengthOf(a))[0]
}

/** A rank correlation's effect is a root of what the others' is. */
const strengthOf = ({ kind, effect }: Insight) =>
  kind === 'correlation' ? (effect ?? 0) ** 2 : Math.abs(effect ?? 0)

/** Whether a claim is about what the outcome is computed from, or another form of it: that tells nothing more. */
function isTied({ measures, profile }: CardContext, { columns }: Insight): boolean {
  const areTied = identityBonds(profile.identities)
  const isForm = (a: number, b: number) => profile.forms.some((pair) => pair.includes(a) && pair.includes(b))
  const own = measures[0]!.index
  return profile.columns.some(
    ({ name, index }) => columns.includes(name) && (areTied(own, index) || isForm(own, index)),
  )
}

const alone = (total: Insight): Headline => ({
  title: 'In short',
  text: total.text,
  evidence: total.evidence,
  why: 'What the table is about.',
  insights: [total],
})

/** The outcome's level, and the factor that tells most of it. */
function levelled(total: Insight, difference: Insight): Headline {
  const figures = [...total.evidence.figures, ...difference.evidence.figures]
  return {
    title: 'In short',
    text: `${total.text} ${difference.text}`,
    evidence: { ...difference.evidence, figures },
    why: 'What the table is about, and what tells most of it.',
    insights: [total, difference],
  }
}

/** `Revenue adds up to 107K over 1,419 rows. It is 7,757 in Dec 2024, 27% more than in Nov 2024 (6,091).` */
function joined(total: Insight, change: Insight, label: string): Headline {
  const rest = change.text.slice(label.length)
  const figures = [...total.evidence.figures, ...change.evidence.figures]
  return {
    title: `${upperFirst(label)} in short`,
    text: `${total.text} It${rest}`,
    evidence: { ...total.evidence, figures },
    why: 'The main number as a whole, and how it last changed.',
    insights: [total, change],
  }
}
