import type { ColumnProfile } from '../profile/profile'
import { presentOf } from '../stats/present-of'
import { caveatOf } from './caveat-of'
import type { Context } from './context'
import { countFigure, shareFigure, tell } from './telling'
import type { Trial } from './trial'

export const countedOnceValue = 'counted_once'

/**
 * Rows that were written out again: they have the number of an earlier one and differ in when that was alone. Their amounts
 * count once, and how many they are is told; lines of an order differ in more.
 */
export function countedOnce(context: Context, outcomes: ColumnProfile[]): Trial[] {
  return outcomes.flatMap((outcome) => trialOf(context, outcome) ?? [])
}

function trialOf({ table, profile }: Context, outcome: ColumnProfile): Trial | null {
  const [sourceName, headName] = table.columns[outcome.index]!.derivedFrom ?? []
  const [source, head] = [sourceName, headName].map((name) =>
    profile.columns.find((column) => column.name === name && !column.of),
  )
  if (!source || !head || outcome.additivity !== 'additive') return null
  const apart = (profile.apart ?? []).filter(
    (one) => one.measure === outcome.index && one.head === head.index,
  )
  const others = apart.map(({ other }) => profile.columns[other]!)
  const times = others.filter(({ role, type }) => role === 'time' || type === 'date' || type === 'datetime')
  const isOfTimes = ({ index }: ColumnProfile) =>
    times.some(({ name }) => table.columns[index]!.derivedFrom?.includes(name))
  if (times.length === 0 || others.some((other) => !times.includes(other) && !isOfTimes(other))) return null
  const [all, once] = [source, outcome].map(({ index }) => presentOf(table.columns[index]!.numbers!))
  const [rows, again] = [all!.length, all!.length - once!.length]
  const effect = Math.abs(sumOf(all!) / sumOf(once!) - 1)
  if (again === 0 || !Number.isFinite(effect)) return null
  return caveatOf({
    value: countedOnceValue,
    columns: [outcome.index],
    effect,
    rows,
    tell: () =>
      tell(
        countFigure(head, again, { measure: 'repeated_rows', rows }),
        ' of ',
        countFigure(null, rows, { measure: 'count', rows }),
        ` rows repeat a ${head.label} and differ in ${times.map(({ label }) => label).join(' and ')} alone. Each counts once: with all of them ${outcome.label} would be `,
        shareFigure(outcome, effect, { measure: 'sum(of all rows) / sum - 1', rows }),
        ' higher.',
      ),
  })
}

const sumOf = (numbers: Float64Array) => numbers.reduce((sum, number) => sum + number, 0)
