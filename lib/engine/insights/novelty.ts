import type { Context } from './context'
import type { Trial } from './trial'

export interface Scored {
  trial: Trial
  score: number
}

/** From here on the groups differ so much that a far value is one of a group, not an outlier (large epsilon²). */
const epsilonLarge = 0.14
/** What a further claim of the same kind, and one of the same main column as well, is worth to a reader. */
const sameKind = 0.88
const sameColumn = 0.88

/**
 * Each thing is said once, and what is like something said before comes later. Of trials with one topic the best
 * stays; a correlation that turns round inside groups is told as the reversal, and so is what it makes of high and
 * low; of a yes and a factor the rate is told; a far value is not told where groups
 * explain it; of a dimension and its finer form one stays.
 */
export function withoutRepeats(context: Context, scored: Scored[]): Scored[] {
  const topics = new Set<string>()
  const trials = scored.map(({ trial }) => trial)
  const kept: Trial[] = []
  const [outcome] = context.profile.outcomes ?? []
  // what is told of the outcome is not told of what it is made of
  const ofOutcome = ({ trial }: Scored) => Number(trial.columns[0] === outcome)
  const inTurn = [...scored].sort((a, b) => ofOutcome(b) - ofOutcome(a))
  const told = inTurn.filter(({ trial }) => {
    if (trial.topics.some((topic) => topics.has(topic))) return false
    if (isImplied(context, trial, trials) || kept.some((other) => isTwin(context, trial, other))) return false
    for (const topic of trial.topics) topics.add(topic)
    kept.push(trial)
    return true
  })
  return diversify(scored.filter((one) => told.includes(one)))
}

function isImplied({ profile }: Context, trial: Trial, others: Trial[]): boolean {
  const [a, b] = trial.columns
  if (trial.kind === 'correlation') {
    return others.some(({ kind, columns }) => kind === 'simpson' && columns[0] === a && columns[1] === b)
  }
  if (trial.kind === 'association') {
    const names = [a, b].map((index) => profile.columns[index!]!.name)
    return others.some(({ kind, columns: [rate, by] }) => {
      const of = kind === 'group_difference' ? profile.columns[rate!]!.of?.column : undefined
      return of !== undefined && names.includes(of) && names.includes(profile.columns[by!]!.name)
    })
  }
  if (trial.kind === 'drivers') {
    return others.some(
      ({ kind, columns }) => kind === 'simpson' && trial.columns.every((column) => columns.includes(column)),
    )
  }
  if (trial.kind === 'dominant_category' && trial.columns.length === 1) {
    const { name } = profile.columns[a!]!
    return others.some(
      ({ kind, columns }) => kind === 'total' && profile.columns[columns[0]!]!.of?.column === name,
    )
  }
  if (trial.kind === 'outlier' && !isOfPeriods(trial)) {
    return others.some(
      ({ kind, columns, effect }) =>
        kind === 'group_difference' && columns[0] === a && effect! >= epsilonLarge,
    )
  }
  return false
}

/** Groups explain a far row, and no far period. */
const isOfPeriods = ({ topics }: Trial) => topics[0]!.startsWith('spike')

/** To the digit the same of the same measure: two names of one set of rows. */
function isOfSameRows(trial: Trial, other: Trial): boolean {
  if (trial.kind !== 'exception' || trial.columns[0] !== other.columns[0]) return false
  const [own, others] = [trial, other].map((one) =>
    one.tell().figures.map(({ value }) => value.toPrecision(9)),
  )
  return own!.length === others!.length && own!.every((value, place) => value === others![place])
}

/** The same rows under two names, or the same kind of claim about the same columns but one, which is only the finer or coarser form of the other's. */
function isTwin(context: Context, trial: Trial, other: Trial): boolean {
  if (trial.kind !== other.kind || trial.columns.length !== other.columns.length) return false
  if (isOfSameRows(trial, other)) return true
  const own = trial.columns.filter((column) => !other.columns.includes(column))
  const others = other.columns.filter((column) => !trial.columns.includes(column))
  if (own.length !== 1 || isShareBesideAmount(context, trial, other)) return false
  return context.areBound(own[0]!, others[0]!)
}

/** Who cancelled paid nothing, but how many did is no form of what was paid. */
const isShareBesideAmount = ({ profile }: Context, trial: Trial, other: Trial): boolean =>
  trial.kind === 'total' &&
  [trial, other].filter(({ columns }) => profile.columns[columns[0]!]!.of).length === 1

/** Best first, where each one's score falls with every claim before it that is like it. */
function diversify(scored: Scored[]): Scored[] {
  const kinds = new Map<string, number>()
  const mains = new Map<string, number>()
  const fallen = scored.map(({ trial, score }) => {
    const main = `${trial.kind}:${trial.columns[0]}`
    const [ofKind, ofMain] = [kinds.get(trial.kind) ?? 0, mains.get(main) ?? 0]
    kinds.set(trial.kind, ofKind + 1)
    mains.set(main, ofMain + 1)
    return { trial, score: Math.round(score * sameKind ** ofKind * sameColumn ** ofMain * 1e6) / 1e6 }
  })
  return fallen.sort((a, b) => b.score - a.score)
}
