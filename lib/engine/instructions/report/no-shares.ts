import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Plan, PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'

/** "share of satisfaction by ward": clauses for shares of a number that does not add up are partly applied, which is told. */
export function withNoShares(plan: Plan, { profile }: Understanding): Plan {
  const clauses = plan.clauses.map((clause): ClauseReport => {
    const card = plan.cards.find((one) => {
      const column = profile.columns.find(({ name }) => name === one.y)
      const isOf = one.clause === clause.clause && column?.role === 'measure' && isShared(one)
      return isOf && !addsUp(one, column.additivity)
    })
    if (!card || clause.status === 'not_possible') return clause
    const told = `${card.y} does not add up, so that shares of it say little: ask for its average, or for the share of rows.`
    return { ...clause, status: 'partly', reason: [clause.reason, told].filter(Boolean).join(' ') }
  })
  return { ...plan, clauses }
}

const isShared = ({ type, computed, metric, made }: PlannedCard): boolean =>
  !metric && !made?.length && (computed === 'share_of_total' || type === 'pie' || type === 'donut')

/** Averages stand in a pie where both are asked for. */
const addsUp = ({ aggregation, computed, type }: PlannedCard, additivity: string | null): boolean =>
  aggregation === 'avg' || aggregation === 'median'
    ? computed !== 'share_of_total' && type !== null
    : additivity === 'additive' || (aggregation !== null && aggregation !== 'sum')
