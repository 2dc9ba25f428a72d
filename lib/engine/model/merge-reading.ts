import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Reading } from '../instructions/parse-instructions'
import type { Plan } from '../plan/plan'
import type { CheckedClause } from './check-clause'

/** The grammar's plan with a model's reading of the clauses that it read on; every clause stays, in its order. */
export function mergeReading({ plan }: Reading, read: ReadonlyMap<string, CheckedClause>): Plan {
  const checked = [...read.values()]
  const unique = <T>(list: T[]) => [...new Set(list)]
  return {
    ...plan,
    cards: unique(plan.clauses.map(({ clause }) => clause)).flatMap(
      (clause) => read.get(clause)?.cards ?? plan.cards.filter((card) => card.clause === clause),
    ),
    filters: [...plan.filters, ...checked.flatMap(({ filters }) => filters)],
    focus: unique([...plan.focus, ...checked.flatMap(({ focus }) => focus)]),
    leaveOut: unique([...plan.leaveOut, ...checked.flatMap(({ leaveOut }) => leaveOut)]),
    clauses: plan.clauses.map((report) => {
      const own = read.get(report.clause)
      return own ? { ...report, ...outcomeOf(report, own) } : report
    }),
  }
}

/** Words that were taken for a column are told, so that a wrong guess is seen, and so are those still left. */
function outcomeOf(
  report: ClauseReport,
  { taken, left }: CheckedClause,
): Pick<ClauseReport, 'status' | 'reason'> {
  if (taken.length === 0) return { status: report.status, reason: report.reason }
  const guesses = taken.map(({ words, column }) => `“${words}” for ${column}`).join(', ')
  const rest = left.length > 0 ? ` Nothing was made of ${left.map((word) => `“${word}”`).join(', ')}.` : ''
  return { status: 'partly', reason: `A model took ${guesses}.${rest}` }
}
