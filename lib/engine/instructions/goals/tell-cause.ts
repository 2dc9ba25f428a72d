import type { Plan } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import type { Understanding } from '../../understanding'
import { readCause } from './read-cause'
import { isGoal } from './read-goal'

/** Of so many things it is drawn. */
const factorsMax = 2

/**
 * Whether a text asks for causes of something that the data tell of. That goes first in the dashboard; a share that the
 * dashboard does not tell of by itself is drawn by what could explain it.
 */
export function tellsCause(
  { clause, english }: { clause: string; english: string },
  { plan, understanding }: { plan: Plan; understanding: Understanding },
): boolean {
  const isOpen = isGoal(english) && !/^why\b/i.test(english)
  const cause = isOpen ? null : readCause({ clause, english, language: plan.language, understanding })
  if (!cause) return false
  const { outcomes, of, isGuess } = cause
  const { columns, dimensions } = understanding.subject.profile
  const names = outcomes.map((index) => columns[index]!.name)
  plan.focus = [...new Set([...plan.focus, ...names, ...(of ? [of.column] : [])])]
  const factors = of
    ? dimensions
        .filter((index) => index < understanding.table.columns.length)
        .map((index) => columns[index]!.name)
        .filter((name) => name !== of.column)
        .slice(0, factorsMax)
    : []
  for (const x of factors)
    plan.cards.push(plannedCard({ clause, x, y: of!.column, metric: { kind: 'rate', of: of! } }))
  const about = of
    ? `the share of ${[of.value].flat().join(' or ')}`
    : outcomes.map((index) => columns[index]!.label).join(' and ')
  plan.clauses.push({
    clause,
    block: null,
    status: isGuess || of ? 'partly' : 'applied',
    reason: `Read as what you want to find out: the dashboard tells of ${about} first. What goes with it is told; what causes it, the data do not show.`,
  })
  return true
}
