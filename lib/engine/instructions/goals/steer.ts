import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import type { Goal } from './read-goal'

/** A goal asks for no card of its own: what it is about goes first, and by what it names. */
export function steer(
  clause: string,
  { outcomes, factors }: Goal,
  { plan, understanding, missing }: { plan: Plan; understanding: Understanding; missing: string | null },
) {
  const { columns } = understanding.subject.profile
  const namesOf = (indexes: number[]) => indexes.map((index) => columns[index]!.name)
  plan.focus = [...new Set([...plan.focus, ...namesOf([...outcomes, ...factors])])]
  const told = (indexes: number[]) => indexes.map((index) => columns[index]!.label).join(' and ')
  const by = factors.length > 0 ? `, by ${told(factors)} before others` : ''
  const found = outcomes.length > 0 || factors.length > 0
  const about = outcomes.length > 0 ? told(outcomes) : 'what the table is about'
  const lacking = missing === null ? '' : `Nothing in the data is called “${missing}”. `
  plan.clauses.push({
    clause,
    block: null,
    status: found && missing === null ? 'applied' : 'partly',
    reason: found
      ? `${lacking}Read as what you want to find out: the dashboard tells of ${about} first${by}.`
      : 'Read as what you want to find out, but nothing in the data is called so: the dashboard tells what stands out by itself.',
  })
}
