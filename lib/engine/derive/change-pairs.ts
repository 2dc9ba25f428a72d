import { hasWord, splitName } from '../names/name-words'
import { isPlural } from '../profile/plural-name'
import type { ColumnProfile, Profile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import type { Table } from '../table/table'
import {
  actualWords,
  firstWords,
  inWords,
  lastWords,
  outWords,
  plannedWords,
  timeNamed,
} from './change-words'

const rowsMin = 20
/** So many rows may lack one of the two: who was not there at the end has no change. */
const bothMin = 0.4
/** One thing measured twice, and what was planned and came of it, go together and are of one size. */
const relatedMin = 0.3
const timesMax = 3

/** What comes and goes differs from row to row; of one thing that is weighed twice the one follows the other. */
const weighedTwiceMin = 0.9
/** What came of a plan that only the plan's name tells of is called as it is, and near it row by row. */
const [metMin, nearTimes] = [0.7, 1.5]

/** A number and what became of it, by column. */
export interface ChangePair {
  from: ColumnProfile
  to: ColumnProfile
  /** What both measure, where their names say it; else they are a plan and what came of it. */
  of: string | null
  /** How well the two have to go together, row by row: the less their names say, the better. */
  least: number
}

/**
 * Numbers that a table holds twice, as they were and as they became: weight before and after, a plan and what came of it.
 * The names say which is which, and the values that they are of one kind: the less the names say, the more do the values.
 */
export function findChanges(table: Table, { columns, identities }: Profile): ChangePair[] {
  const measures = columns.filter(
    ({ role, index, summary, mixedBy }) =>
      role === 'measure' && summary !== null && !mixedBy && !table.columns[index]!.derivedFrom,
  )
  const isKnown = (a: number, b: number) =>
    identities.some(
      (one) =>
        (one.kind === 'difference' &&
          [one.minuend, one.subtrahend, one.result].filter((at) => at === a || at === b).length === 2) ||
        (one.kind === 'sum' && [one.result, ...one.parts].filter((at) => at === a || at === b).length === 2),
    )
  const named = measures.map(namedParts)
  const found = named.flatMap((from) =>
    named.flatMap((to) => {
      const of = from === to ? undefined : saidOf(from, to)
      if (of === undefined || isKnown(from.column.index, to.column.index)) return []
      const pair = { from: from.column, to: to.column, of, least: leastLikeness(from, to, of) }
      return areOfOneKind(table, pair) ? [pair] : []
    }),
  )
  const sure = found.filter(({ least }) => least === relatedMin)
  return sure.length > 0 ? sure : found
}

/** A number with the words of its name but those that say when, whether and which way it is. */
const namedParts = (column: ColumnProfile) => ({
  column,
  first: without(column, (word) => hasWord(word, firstWords) || timeNamed(word) === 0),
  last: without(column, (word) => hasWord(word, lastWords) || (timeNamed(word) ?? 0) > 0),
  came: without(column, (word) => hasWord(word, inWords)),
  went: without(column, (word) => hasWord(word, outWords)),
  meant: without(column, (word) => hasWord(word, plannedWords)),
  done: without(column, (word) => hasWord(word, actualWords)),
})

type NamedParts = ReturnType<typeof namedParts>

const isSame = (a: string[] | null, b: string[] | null) => a !== null && b !== null && a.join() === b.join()

/** What two names speak of as before and after (`weight`), null for a plan and what came of it, undefined for neither. */
function saidOf(from: NamedParts, to: NamedParts): string | null | undefined {
  if (isSame(from.first, to.last)) return thingOf(from.first!, from.column)
  if (isSame(from.came, to.went) && !areCounted(from.column)) return thingOf(from.came!, from.column)
  const { meant } = from
  const { done } = to
  const isOfOne = meant && done && (isSame(meant, done) || meant.length === 0 || done.length === 0)
  const isOnlyMeant =
    meant && !done && !to.meant && splitName(to.column.name).words.some((word) => meant.includes(word))
  return isOfOne || isOnlyMeant ? null : undefined
}

/** Trips that came in and went out are others, one by one; a lorry is weighed twice. */
const areCounted = ({ name, additivity, unit, summary }: ColumnProfile): boolean =>
  additivity === 'additive' && unit === null && summary!.integers && isPlural(splitName(name))

/** In what it is measured stands behind its number. */
const thingOf = (words: string[], { unit }: ColumnProfile): string =>
  words.filter((word, place) => place === 0 || word !== unit?.toLowerCase()).join(' ')

/** The less their names say, the more must the values. */
function leastLikeness(from: NamedParts, to: NamedParts, of: string | null): number {
  if (of === null) return to.done ? relatedMin : metMin
  const isFlow = from.column.additivity === 'additive' && !isSame(from.first, to.last)
  return isFlow ? weighedTwiceMin : relatedMin
}

/** The words of a name but those of a kind; null where it has none of these. */
function without({ name }: ColumnProfile, isOfKind: (word: string) => boolean): string[] | null {
  const all = splitName(name).words
  const rest = all.filter((word) => !isOfKind(word))
  return rest.length < all.length ? rest : null
}

function areOfOneKind({ columns, rowCount }: Table, { from, to, least }: ChangePair): boolean {
  if (from.unit !== to.unit || from.additivity !== to.additivity) return false
  const [small, large] = [from.summary!.mean, to.summary!.mean].map(Math.abs).sort((a, b) => a - b)
  if (!(large! <= (least > relatedMin ? nearTimes : timesMax) * small!)) return false
  const { r, n } = likenessOf(columns[from.index]!.numbers!, columns[to.index]!.numbers!)
  return n >= Math.max(rowsMin, bothMin * rowCount) && r >= least
}
