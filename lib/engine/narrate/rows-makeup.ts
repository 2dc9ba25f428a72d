import type { Insight } from '@/lib/contracts/claims'
import { areTwins } from '../profile/are-twins'
import type { CardContext } from '../request/card'

/** A value of fewer rows than these is no news of what the rows are. */
const leadMin = 0.4

/**
 * What most rows are, and where that is so most of all: what there is to say where the outcome is alike everywhere.
 * The leaders of most rows that go with something else come first, each with where it does.
 */
export function rowsMakeup(context: CardContext): Insight[][] {
  const all = context.insights.filter((insight) => isLeader(context, insight))
  const leaders = all.filter((leader) => !hasTwin(context, leader, all))
  const twins = all.filter((leader) => !leaders.includes(leader)).map(({ columns }) => columns[0]!)
  const meetings = context.insights.filter(
    ({ kind, columns }) => kind === 'association' && !columns.some((name) => twins.includes(name)),
  )
  const told = leaders.map((leader) => [
    leader,
    ...meetings.filter((meeting) => speaksOf(meeting, leader)).slice(0, 1),
  ])
  return told.sort((a, b) => b.length - a.length)
}

/** Of two columns that say the same the first in the file speaks. */
function hasTwin({ table, profile }: CardContext, leader: Insight, leaders: Insight[]): boolean {
  const columnOf = ({ columns }: Insight) => profile.columns.find(({ name }) => name === columns[0])!.index
  return leaders.some(
    (other) => columnOf(other) < columnOf(leader) && areTwins(table, columnOf(leader), columnOf(other)),
  )
}

function isLeader({ profile }: CardContext, { kind, columns, effect }: Insight): boolean {
  if (kind !== 'dominant_category' || columns.length > 1 || (effect ?? 0) < leadMin) return false
  const isOutcome = profile.columns.some((column) => column.of?.column === columns[0])
  return !isOutcome && profile.columns.some(({ name, distinct }) => name === columns[0] && distinct > 2)
}

/** Whether a share that is told is one of the leader's value, or within it. */
const speaksOf = ({ evidence }: Insight, leader: Insight): boolean =>
  evidence.figures[0]!.filters.some(
    ({ column, value }) => column === leader.columns[0] && value === leader.value,
  )
