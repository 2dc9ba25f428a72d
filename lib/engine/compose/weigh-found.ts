import type { Insight, InsightKind } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import { byHand } from '../subject/given-outcome'
import { rowsRole } from '../subject/rows-role'
import type { Outcome, Subject } from '../subject/subject'

/** What tells of an outcome more than that it grows with another number. */
const tellingKinds: InsightKind[] = [
  'exception',
  'change_point',
  'group_difference',
  'drivers',
  'simpson',
  'target',
]
/** With any of these a guess is no mere guess. */
const anyKinds: InsightKind[] = [...tellingKinds, 'trend', 'period_change', 'seasonality', 'correlation']
/** How much it speaks for an outcome that something was found of it, in logs of odds (ADR 48) … */
const toldWeight = 0.7
/** … and that it is something which holds where two things come together, and of neither alone. */
const togetherWeight = 1.3
/** Of what rounds to nothing. */
const leastConfidence = 0.005

/**
 * A subject with its outcomes, likeliest first, once it is known what was found of each; where the first is no more than a guess and nothing was found of
 * it, the rows are what is counted first. What was said stays as it is.
 */
export function weighFound(subject: Subject, insights: Insight[]): Subject {
  const { outcomes, profile } = subject
  const isSaid = outcomes.some(({ confidence }) => confidence === byHand.confidence)
  if (isSaid || profile.rows === 'none') return subject
  const foundOf = ({ column }: Outcome) =>
    insights.filter((insight) => isAbout(profile.columns[column]!, insight))
  const [first] = outcomes
  const isTold = first && foundOf(first).some(({ kind }) => anyKinds.includes(kind))
  if (first?.isGuess && !isTold && rowsRole(subject.table, profile, false) === 'lead')
    return { ...subject, outcomes: outcomes.map(asLikelyNot), profile: { ...profile, rows: 'lead' } }
  const weighed = outcomes.map((outcome) => {
    const own = foundOf(outcome)
    const weight =
      (own.some(({ kind }) => tellingKinds.includes(kind)) ? toldWeight : 0) +
      (own.some(isTogether) ? togetherWeight : 0)
    return { outcome, odds: Math.max(outcome.confidence, leastConfidence) * Math.exp(weight) }
  })
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const share = sum(outcomes.map(({ confidence }) => confidence)) / sum(weighed.map(({ odds }) => odds))
  return {
    ...subject,
    outcomes: weighed
      .sort((a, b) => b.odds - a.odds)
      .map(({ outcome, odds }) => ({ ...outcome, confidence: Math.round(odds * share * 100) / 100 })),
  }
}

/** Fewer than half of such guesses were right (ADR 52). */
const asLikelyNot = (outcome: Outcome): Outcome => ({
  ...outcome,
  confidence: Math.round(outcome.confidence * 50) / 100,
})

const isTogether = ({ kind, columns }: Insight): boolean =>
  kind === 'drivers' || (kind === 'exception' && columns.length > 2)

export const isAbout = ({ name, of }: ColumnProfile, { kind, columns, evidence }: Insight): boolean =>
  kind === 'exception' || kind === 'change_point'
    ? columns.includes(name) &&
      (of === undefined || evidence.figures.some((figure) => figure.of !== undefined))
    : columns[0] === name
