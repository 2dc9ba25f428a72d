import { splitName } from '../names/name-words'
import { likenessOf } from '../stats/correlation'
import { directionOf, mayBeAlike } from '../stats/direction'
import type { Table } from '../table/table'
import { bandsOf, isGroup } from './find-bands'
import { findBounds } from './find-bounds'
import { findTerms } from './find-endings'
import { findLimits } from './find-limits'
import { isHurdle, mayLieBeyond } from './is-hurdle'
import type { ColumnProfile } from './profile'
import { sampledNumbers, sampledRanks, sampledRows } from './sampled-rows'

const rowsMin = 20
/** From here two numbers rank the rows alike: one thing in two ways. */
const sameRhoMin = 0.97
/** Numbers whose names share most of their words need to agree only so far. */
const namedRhoMin = 0.5
const sharedWordsMin = 0.5
/** … and with any word in common, so far. */
const akinRhoMin = 0.9
/** From here a number counts the years. */
const clockRMin = 0.9999
const clockDistinctMin = 8
/** A yes that two numbers decide, as a goal that is met, goes with them on nearly all rows. */
const decidedMin = 0.97
/** Most pairs of numbers decide nothing, which shows after a few rows. */
const [firstLook, firstLookMin] = [100, 0.8]
/** … and neither answer is a rare exception. */
const answerMin = 0.02
const pairsColumnsMax = 60

/**
 * Pairs of columns of which one is another form of the other, by their values and names: a number in two versions
 * (rounded, adjusted, per head), a middle and its bounds, an age and its year, a category that cuts a number into stretches, a yes that two
 * numbers decide, a pass within the limits of a number, how long a thing ran that a yes ended. That they go together is no finding.
 */
export function findForms(table: Table, columns: ColumnProfile[]): [number, number][] {
  const measures = columns
    .filter(({ role, index }) => role === 'measure' && table.columns[index]!.numbers)
    .slice(0, pairsColumnsMax)
  const groups = columns.filter(isGroup)
  const found = [
    ...versionsOf(table, measures),
    ...percentagesOf(table, measures),
    ...clocksOf(table, measures, columns),
    ...hurdlesOf(table, measures),
    ...findBounds(table, measures),
    ...bandsOf(table, measures, groups),
    ...decidedOf(table, measures, groups),
    ...findLimits(table, measures, groups),
    ...findTerms(table, columns, groups),
  ]
  return [...new Map(found.map((pair) => [pair.join(), pair])).values()]
}

/** A number, and how far it lies beyond a bound. */
function hurdlesOf(table: Table, measures: ColumnProfile[]): [number, number][] {
  const numbersOf = ({ index }: ColumnProfile) => sampledNumbers(table.columns[index]!)
  const beyond = measures.filter((one) => one.summary?.min === 0 && mayLieBeyond(numbersOf(one)))
  return beyond.flatMap((one) =>
    measures
      .filter((whole) => whole !== one && isHurdle(numbersOf(one), numbersOf(whole)))
      .map((whole): [number, number] => [whole.index, one.index]),
  )
}

/** Numbers that say again which year it is: an age, the years since. */
function clocksOf(table: Table, measures: ColumnProfile[], columns: ColumnProfile[]): [number, number][] {
  const numbersOf = ({ index }: ColumnProfile) => sampledNumbers(table.columns[index]!)
  const years = columns.filter(({ role, type }) => role === 'time' && type === 'integer')
  return years.flatMap((year) =>
    measures
      .filter(({ distinct }) => distinct >= clockDistinctMin)
      .filter((measure) => Math.abs(likenessOf(numbersOf(measure), numbersOf(year)).r) >= clockRMin)
      .map((measure): [number, number] => [measure.index, year.index]),
  )
}

/** A yes/no that is whether one number reaches another, with both of them. */
function decidedOf(table: Table, measures: ColumnProfile[], groups: ColumnProfile[]): [number, number][] {
  // an owner may call any column a yes/no
  const answers = groups.filter(({ role, index }) => role === 'boolean' && table.columns[index]!.numbers)
  if (answers.length === 0) return []
  const rows = sampledRows(table.rowCount)
  return answers.flatMap((answer) =>
    measures.flatMap((a, place) =>
      measures
        .slice(place + 1)
        .filter((b) => a.unit === b.unit && haveOneRange(a, b))
        .filter((b) => isDecided(table, rows, { answer, a, b }))
        .flatMap((b): [number, number][] => [
          [a.index, answer.index],
          [b.index, answer.index],
        ]),
    ),
  )
}

const haveOneRange = (a: ColumnProfile, b: ColumnProfile) =>
  a.summary !== null && b.summary !== null && a.summary.min <= b.summary.max && b.summary.min <= a.summary.max

function isDecided(
  table: Table,
  rows: Uint32Array,
  of: { answer: ColumnProfile; a: ColumnProfile; b: ColumnProfile },
): boolean {
  const [answers, left, right] = [of.answer, of.a, of.b].map(({ index }) => table.columns[index]!.numbers!)
  let n = 0
  let reached = 0
  let yes = 0
  for (const row of rows) {
    const gap = left![row]! - right![row]!
    // equal numbers may count as reached or not
    if (Number.isNaN(gap) || gap === 0 || Number.isNaN(answers![row]!)) continue
    n++
    if (answers![row] === 1) yes++
    if (gap > 0 === (answers![row] === 1)) reached++
    if (n === firstLook && Math.max(reached, n - reached) < firstLookMin * n) return false
  }
  const rare = Math.min(yes, n - yes) / n
  const agreed = Math.max(reached, n - reached) / n
  return n >= rowsMin && rare >= answerMin && agreed >= decidedMin && agreed > 1 - rare / 2
}

function versionsOf(table: Table, measures: ColumnProfile[]): [number, number][] {
  const looked = measures.map((column) => {
    const ranks = sampledRanks(table.columns[column.index]!)
    return { column, ranks, direction: directionOf(ranks), words: wordsOf(column) }
  })
  return looked.flatMap((a, place) =>
    looked.slice(place + 1).flatMap((b): [number, number][] => {
      const least = leastRho(a.words, b.words)
      if (a.direction && b.direction && !mayBeAlike(a.direction, b.direction, least)) return []
      const { r, n } = likenessOf(a.ranks, b.ranks)
      return n >= rowsMin && Math.abs(r) >= least ? [[a.column.index, b.column.index]] : []
    }),
  )
}

/**
 * An amount and what it is in per cent of some base (`Buses: rides`, `Buses: % of before`): named by the same first
 * words, which no other column begins with, and going together.
 */
function percentagesOf(table: Table, measures: ColumnProfile[]): [number, number][] {
  const firstWord = ({ name }: ColumnProfile) => splitName(name).words[0] ?? ''
  const ranksOf = ({ index }: ColumnProfile) => sampledRanks(table.columns[index]!)
  const isPercentage = ({ name, format }: ColumnProfile) => name.includes('%') || format?.style === 'percent'
  return measures.filter(isPercentage).flatMap((percentage): [number, number][] => {
    const family = measures.filter((other) => firstWord(other) === firstWord(percentage))
    const [amount] = family.filter((other) => other !== percentage)
    if (family.length !== 2 || !amount || isPercentage(amount) || amount.additivity === 'intensive') return []
    const { r, n } = likenessOf(ranksOf(amount), ranksOf(percentage))
    return n >= rowsMin && r >= namedRhoMin ? [[amount.index, percentage.index]] : []
  })
}

/** Half of all their words are in both, or all words of one are in the other: like names need less likeness besides. */
function leastRho(left: Set<string>, right: Set<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length
  const smaller = Math.min(left.size, right.size)
  if (shared === 0) return sameRhoMin
  const isLike = shared === smaller || shared / (left.size + right.size - shared) >= sharedWordsMin
  return isLike ? namedRhoMin : akinRhoMin
}

const wordsOf = ({ name }: ColumnProfile) => new Set(splitName(name).words.map(singular))

/** Without a plural's end and without a number, so that `G1` meets `G3`. */
const singular = (word: string) => word.replace(/\d+$/, '').replace(/s$/, '')
