import type { Insight } from '@/lib/contracts/claims'
import { leftWithin } from '../insights/confounder'
import { identityBonds } from '../profile/identity-bonds'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { groupShareMin } from './cells-and-moves'
import { sameScale } from './same-scale'

/** A leader with less than this of a whole is no headline, nor one that is hardly above its equal share. */
const leadMin = 0.4

export const courses: Insight['kind'][] = ['trend', 'change_point']
/** Kinds that say what a level goes with, or where it goes; then those that say who makes it up. */
const tellingKinds: Insight['kind'][] = ['group_difference', 'correlation', ...courses]
const leaderKinds: Insight['kind'][] = ['dominant_category', 'pareto']
export const tellingMax = 2
/** A second one tells so much of what the first does, and so much at all, or it is left to the cards. */
const secondShareMin = 0.25
const secondMin = 0.04

/** What tells most of the main measure, strongest first, each by another column. */
export function tellingOf(context: CardContext): Insight[] {
  const main = context.measures[0]!.name
  const about = context.insights.filter(
    ({ kind, columns }) => columns.includes(main) && (kind !== 'group_difference' || columns[0] === main),
  )
  const marks = sameScale(context.profile.columns, context.measures[0]!)
  const isAside = ({ columns }: Insight) => columns.some((name) => marks.has(name))
  const telling = about
    .filter((insight) => tellingKinds.includes(insight.kind) && !isTied(context, insight))
    .filter((insight) => !isOfFew(context, insight) && !isOfSize(context, insight))
    .sort((a, b) => Number(isAside(a)) - Number(isAside(b)) || strengthOf(b) - strengthOf(a))
    .filter(
      ({ kind }, place, all) =>
        kind !== 'correlation' || all.findIndex((other) => other.kind === kind) === place,
    )
    .filter(
      (insight, place, [first]) =>
        place === 0 || strengthOf(insight) >= Math.max(secondMin, secondShareMin * strengthOf(first!)),
    )
  // who has most is another column's as well, where what they differ by is
  const isOthers = ({ columns }: Insight) =>
    about.some((one) => leftWithin(one) < 1 && columns.every((name) => one.columns.includes(name)))
  const leaders = about
    .filter(({ kind, columns }) => leaderKinds.includes(kind) && columns.length > 1)
    .filter((insight) => !isWeakLead(insight) && !isOthers(insight))
  return [...telling, ...leaders].filter(
    ({ columns }, place, all) =>
      !all
        .slice(0, place)
        .some((other) => columns.some((name) => name !== main && other.columns.includes(name))),
  )
}

const isOfFew = ({ table }: CardContext, { kind, evidence }: Insight): boolean =>
  kind === 'group_difference' &&
  evidence.figures.slice(0, 2).some(({ rows }) => rows < groupShareMin * table.rowCount)

/** What is added up rises with all that grows with the size of what a row is: that says little of either. */
const isOfSize = ({ measures, profile }: CardContext, { kind, columns }: Insight): boolean =>
  kind === 'correlation' &&
  measures[0]!.additivity === 'additive' &&
  !measures[0]!.of &&
  !profile.columns.some(
    (column) => column.name !== measures[0]!.name && columns.includes(column.name) && isScale(column),
  )

/** Marks from one on, each of them given, say how good or bad a thing is, and nothing of its size. */
const isScale = ({ distinct, summary }: ColumnProfile): boolean =>
  distinct <= stepsMax && summary?.min === 1 && summary.max === distinct && summary.integers
const stepsMax = 7

/** Groups with names say more to people than another number does. */
const numberWeight = 0.5

/** A rank correlation's effect is a root of what the others' is. */
const strengthOf = (insight: Insight) => {
  const { kind, effect } = insight
  const size = kind === 'correlation' ? numberWeight * (effect ?? 0) ** 2 : Math.abs(effect ?? 0)
  return size * leftWithin(insight)
}

/** Whether a claim is about what the outcome is computed from, or another form of it: that tells nothing more. */
function isTied({ measures, profile }: CardContext, { columns }: Insight): boolean {
  const areTied = identityBonds(profile.identities)
  const isForm = (a: number, b: number) => profile.forms.some((pair) => pair.includes(a) && pair.includes(b))
  const own = measures[0]!.index
  return profile.columns.some(
    ({ name, index }) =>
      index !== own && columns.includes(name) && (areTied(own, index) || isForm(own, index)),
  )
}

/** Which value most rows have is no headline either. */
export function isWeakLead({ kind, effect, columns }: Insight): boolean {
  const isLead = kind === 'dominant_category' || kind === 'pareto'
  return isLead && ((effect ?? 0) < leadMin || columns.length === 1)
}
