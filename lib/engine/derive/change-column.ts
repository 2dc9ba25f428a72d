import { lowerFirst } from '@/lib/format/first-letter'
import { hasWord, splitName, type WordList, wordList } from '../profile/name-words'
import { summarizeColumn } from '../profile/number-summary'
import { planWords } from '../profile/plan-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'
import { withoutDust } from './without-dust'

interface Dataset {
  table: Table
  profile: Profile
}

const rowsMin = 20
/** So many rows may lack one of the two: who was not there at the end has no change. */
const bothMin = 0.4
/** One thing measured twice, and what was planned and came of it, go together and are of one size. */
const relatedMin = 0.3
const timesMax = 3

/* Words of names in English, German, French, Spanish, Italian and Portuguese, without accents. */
const firstWords = wordList(
  `before pre base baseline bl initial start starting begin beginning intake entry t0 vorher vor anfang anfangs beginn start
  avant initial initiale debut antes inicial inicio prima iniziale inizio entrada ingreso`,
)
const lastWords = wordList(
  `after post final end ending endline closing followup discharge exit wk4 wk6 wk8 wk12 wk24 w4 w6 w8 w12 w24 t1 t2 nachher nach
  ende abschluss apres final finale fin despues final fin dopo finale fine depois saida salida alta`,
)
const planned = wordList(
  `${[...planWords.exact].join(' ')} planned estimate estimated prepayment prepaid advance vorauszahlung abschlag ansatz acompte
  provision anticipo acconto adiantamento orcamento presupuestado preventivo
  contratado dotacao dotacion contabile teorico theorique berechnet berechneter lieferschein quoted quote expected previsto
  presupuesto`,
  'vorauszahlung abschlag soll plan',
)
const actual = wordList(
  `actual actuals ist real realised realized effective effectif reel settlement settled billed abrechnung reale effettivo
  consuntivo ejecutado executado realizado decompte liquidacion conguaglio fisica gemessen gemessener gewogen pese reelle`,
  'abrechnung',
)

/** Of what is measured, not of what comes and goes. */
const [inWords, outWords] = [wordList('in'), wordList('out')]

/** A number and what became of it, by column. */
interface Pair {
  from: ColumnProfile
  to: ColumnProfile
  /** What both measure, where their names say it; else they are a plan and what came of it. */
  of: string | null
}

/**
 * What became of a number that the table holds twice, as a difference: weight before and after, a plan and what came of
 * it. The names say which is which, and the values that they are of one kind. Nothing where the file holds the
 * difference, or several such pairs.
 */
export function withChange({ table, profile }: Dataset): Dataset {
  const pairs = findPairs(table, profile)
  const [pair] = pairs
  if (!pair || pairs.length > 1) return { table, profile }
  const column = changeColumn(table, pair)
  if (table.columns.some(({ name }) => name.toLowerCase() === column.name.toLowerCase()))
    return { table, profile }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, changeProfile(pair, column, index)],
      measures: [index, ...profile.measures],
      identities: [
        ...profile.identities,
        { kind: 'difference', result: index, minuend: pair.to.index, subtrahend: pair.from.index, share: 1 },
      ],
    },
  }
}

function findPairs(table: Table, { columns, identities }: Profile): Pair[] {
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
  return named.flatMap((from) =>
    named.flatMap((to) => {
      const of = from === to ? undefined : saidOf(from, to)
      return of !== undefined &&
        !isKnown(from.column.index, to.column.index) &&
        areOfOneKind(table, from.column, to.column)
        ? [{ from: from.column, to: to.column, of }]
        : []
    }),
  )
}

/** A number with the words of its name but those that say when, whether and which way it is. */
const namedParts = (column: ColumnProfile) => ({
  column,
  first: without(column, firstWords),
  last: without(column, lastWords),
  came: without(column, inWords),
  went: without(column, outWords),
  meant: without(column, planned),
  done: without(column, actual),
})

type NamedParts = ReturnType<typeof namedParts>

const isSame = (a: string[] | null, b: string[] | null) => a !== null && b !== null && a.join() === b.join()

/** What two names speak of as before and after (`weight`), null for a plan and what came of it, undefined for neither. */
function saidOf(from: NamedParts, to: NamedParts): string | null | undefined {
  if (isSame(from.first, to.last)) return from.first!.join(' ')
  if (from.column.additivity === 'intensive' && isSame(from.came, to.went)) return from.came!.join(' ')
  const { meant } = from
  const { done } = to
  const isOfOne = meant && done && (isSame(meant, done) || meant.length === 0 || done.length === 0)
  return isOfOne ? null : undefined
}

/** The words of a name but those of a list; null where it has none of these. */
function without({ name }: ColumnProfile, words: WordList): string[] | null {
  const all = splitName(name).words
  const rest = all.filter((word) => !hasWord(word, words))
  return rest.length < all.length ? rest : null
}

function areOfOneKind({ columns, rowCount }: Table, from: ColumnProfile, to: ColumnProfile): boolean {
  if (from.unit !== to.unit || from.additivity !== to.additivity) return false
  const [small, large] = [from.summary!.mean, to.summary!.mean].map(Math.abs).sort((a, b) => a - b)
  if (!(large! <= timesMax * small!)) return false
  const { r, n } = likenessOf(columns[from.index]!.numbers!, columns[to.index]!.numbers!)
  return n >= Math.max(rowsMin, bothMin * rowCount) && r >= relatedMin
}

function changeColumn({ columns }: Table, { from, to, of }: Pair): Column {
  const [before, after] = [columns[from.index]!.numbers!, columns[to.index]!.numbers!]
  const numbers = after.map((number, row) => withoutDust(number - before[row]!))
  const name = of ? `Change of ${of}` : `${to.name} less ${from.name}`
  return { ...numberColumn(name, numbers, [to.name, from.name]), unit: columns[to.index]!.unit }
}

const changeProfile = ({ from, to, of }: Pair, column: Column, index: number): ColumnProfile => ({
  ...to,
  ...{ index, name: column.name, type: column.type },
  label: of ? lowerFirst(column.name) : `${lowerFirst(to.label)} less ${lowerFirst(from.label)}`,
  ...{ distinct: column.values.length, missing: column.missing, order: null },
  additivity: of === null && to.additivity === 'additive' ? 'additive' : 'intensive',
  ...{ isFollowed: true, isChange: true },
  confidence: 0.8,
  evidence: [`Computed: ${to.name} less ${from.name}.`],
  summary: summarizeColumn(column).summary,
})
