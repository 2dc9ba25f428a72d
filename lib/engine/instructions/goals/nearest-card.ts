import type { Plan, PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import type { ColumnProfile } from '../../profile/profile'
import type { Understanding } from '../../understanding'
import { timeColumn } from '../columns/column-kinds'
import type { Token } from '../tokens'
import type { Goal } from './read-goal'

const questions = new Set('when where what why who which how'.split(' '))

/** Their answers are one of the data's, whatever they are about. */
const places = new Set('when where who'.split(' '))

/**
 * The word that an open question begins with; null of what is none, asks for a number by name, or for the rows that it
 * says conditions of.
 */
export function questionWord([first, second]: Token[], isNothing: boolean): string | null {
  const isOfNumber = first?.text === 'how' && /^(?:many|much)$/.test(second?.text ?? '')
  return first && (isNothing ? questions : places).has(first.text) && !isOfNumber ? first.text : null
}

/** A question that no card answers: what comes nearest is drawn, and told to be no more than that. */
export function answerNearest(
  clause: string,
  question: string,
  { goal, plan, understanding }: { goal: Goal; plan: Plan; understanding: Understanding },
): boolean {
  const card = nearestCard(clause, question, { goal, understanding })
  if (!card) return false
  const { columns } = understanding.subject.profile
  plan.cards.push(card)
  plan.focus = [
    ...new Set([...plan.focus, ...[...goal.outcomes, ...goal.factors].map((index) => columns[index]!.name)]),
  ]
  const what = card.y ?? 'the number of rows'
  const reason = `Read as a question, and not wholly understood: what comes nearest is ${what} by ${card.x}.`
  plan.clauses.push({ clause, block: null, status: 'partly', reason })
  return true
}

/** What comes nearest to the answer of a question that no card answers; null where the table has nothing to tell by. */
function nearestCard(
  clause: string,
  question: string,
  { goal, understanding }: { goal: Goal; understanding: Understanding },
): PlannedCard | null {
  const { subject, table, profile } = understanding
  const isAbout = goal.outcomes.length > 0 || goal.factors.length > 0
  if (!isAbout && !places.has(question)) return null
  const outcome = goal.outcomes[0] ?? subject.outcomes[0]?.column ?? null
  const measured = outcome === null ? null : subject.profile.columns[outcome]!
  const time = timeColumn(understanding)
  const isOfTime = question === 'when' && time !== null
  const factors = [...goal.factors, ...subject.profile.dimensions].filter(
    (index) =>
      index < table.columns.length && table.columns[index]!.name !== (measured?.of?.column ?? measured?.name),
  )
  const by = isOfTime ? time : factors[0]
  if (by === undefined) return null
  return plannedCard({ clause, x: profile.columns[by]!.name, ...measuredBy(measured) })
}

function measuredBy(column: ColumnProfile | null): Partial<PlannedCard> {
  if (!column) return {}
  return column.of ? { y: column.of.column, metric: { kind: 'rate', of: column.of } } : { y: column.name }
}
