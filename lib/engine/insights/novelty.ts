import type { Context } from './context'
import type { Trial } from './trial'

export interface Scored {
  trial: Trial
  score: number
}

/** From here on the groups differ so much that a far value is one of a group, not an outlier (large epsilon²). */
const epsilonLarge = 0.14

/**
 * Each thing is said once. Of trials with one topic the best stays; a correlation that turns round inside groups is
 * told as the reversal; a far value is not told where groups explain it; of a dimension and its finer form one stays.
 */
export function withoutRepeats(context: Context, scored: Scored[]): Scored[] {
  const topics = new Set<string>()
  const trials = scored.map(({ trial }) => trial)
  const kept: Trial[] = []
  return scored.filter(({ trial }) => {
    if (topics.has(trial.topic) || isImplied(trial, trials) || isCoarserTwin(context, trial, kept))
      return false
    topics.add(trial.topic)
    kept.push(trial)
    return true
  })
}

function isImplied(trial: Trial, others: Trial[]): boolean {
  const [a, b] = trial.columns
  if (trial.kind === 'correlation') {
    return others.some(({ kind, columns }) => kind === 'simpson' && columns[0] === a && columns[1] === b)
  }
  if (trial.kind === 'outlier') {
    return others.some(
      ({ kind, columns, effect }) =>
        kind === 'group_difference' && columns[0] === a && effect! >= epsilonLarge,
    )
  }
  return false
}

/** The same kind of claim was made with a dimension that this one is only the coarser or finer form of. */
function isCoarserTwin(context: Context, trial: Trial, kept: Trial[]): boolean {
  return kept.some(
    (other) =>
      other.kind === trial.kind &&
      other.columns.length === trial.columns.length &&
      other.columns.filter((column) => trial.columns.includes(column)).length === trial.columns.length - 1 &&
      trial.columns.some((column) => other.columns.some((own) => context.areBound(own, column))) &&
      trial.columns.length > 1 &&
      trial.columns.some(
        (column) => !other.columns.includes(column) && isBoundToOneOf(context, column, other),
      ),
  )
}

const isBoundToOneOf = (context: Context, column: number, other: Trial) =>
  other.columns.some((own) => context.areBound(own, column))
