import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { shareFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

/** What people call the column that holds what was planned. */
const targetWords = new Set([
  ...['target', 'targets', 'goal', 'goals', 'plan', 'planned', 'budget', 'budgeted', 'quota', 'forecast'],
  ...['ziel', 'soll', 'geplant', 'objectif', 'objetivo', 'presupuesto'],
])
const actualWords = new Set(['actual', 'actuals', 'real', 'ist', 'achieved', 'reached'])

/**
 * How much of its target a measure has reached, where the data hold both: sum over sum on the rows that have both.
 * Plain arithmetic; the two are matched by what their names share beside the word for a target.
 */
export function findTargets(context: Context): Trial[] {
  const measures = context.profile.measures.map((index) => context.profile.columns[index]!)
  return measures.flatMap((target) => {
    const words = wordsOf(target)
    if (!words.some((word) => targetWords.has(word)) || target.additivity !== 'additive') return []
    const subject = words.filter((word) => !targetWords.has(word)).join(' ')
    const actual = measures.find((other) => other !== target && isActualOf(other, subject))
    return actual ? reachedOf(context, actual, target) : []
  })
}

const wordsOf = ({ label }: ColumnProfile) =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function isActualOf(other: ColumnProfile, subject: string): boolean {
  const words = wordsOf(other)
  if (words.some((word) => targetWords.has(word)) || other.additivity !== 'additive') return false
  const isNamedActual = words.some((word) => actualWords.has(word))
  const own = words.filter((word) => !actualWords.has(word)).join(' ')
  return own === subject && (subject !== '' || isNamedActual)
}

function reachedOf(context: Context, actual: ColumnProfile, target: ColumnProfile): Trial[] {
  const [done, planned] = [
    context.table.columns[actual.index]!.numbers!,
    context.table.columns[target.index]!.numbers!,
  ]
  const sums = { done: 0, planned: 0, rows: 0 }
  for (let i = 0; i < done.length; i++) {
    if (Number.isNaN(done[i]!) || Number.isNaN(planned[i]!)) continue
    sums.done += done[i]!
    sums.planned += planned[i]!
    sums.rows++
  }
  if (!(sums.planned > 0) || sums.done < 0) return []
  const share = sums.done / sums.planned
  const { rows } = sums
  return [
    {
      kind: 'target',
      columns: [actual.index, target.index],
      value: null,
      direction: share >= 1 ? 'high' : 'low',
      test: null,
      statistic: share,
      p: null,
      effect: Math.min(1, Math.abs(1 - share)),
      rows,
      isLarge: true,
      impact: context.importance(actual.index),
      topics: [`target:${actual.index}`],
      tell: () =>
        tell(
          `${actual.label} reaches `,
          shareFigure(actual, share, { measure: `ratio sum(${actual.name}) / sum(${target.name})`, rows }),
          ` of ${target.label}: `,
          valueFigure(actual, sums.done, { measure: 'sum', rows }),
          ' of ',
          valueFigure(target, sums.planned, { measure: 'sum', rows }),
          '.',
        ),
    },
  ]
}
