import type { Insight } from '@/lib/contracts/claims'
import type { ColumnProfile, Profile } from '../profile/profile'
import { rankValues } from '../stats/ranks'
import { differenceWithin, relationWithin, type WithinStrata } from '../stats/within-strata'
import { gather, gatherCodes } from '../table/gather'
import type { Column, Table } from '../table/table'
import type { Context } from './context'
import { ratioOf } from './ratio-of'

/** More groups leave too few rows in each. */
const strataMax = 30
/** Numbers are alike where they lie in the same of so many equal parts of the rows … */
const partsOfNumber = 8
/** … which fewer values don't make. */
const numberValuesMin = 12
const numbersMax = 6

/** A third column among whose like rows a finding is less than half, goes away or turns round. */
export interface Confounder<Within extends WithinStrata = Exclude<WithinStrata, 'stays' | 'unclear'>> {
  column: ColumnProfile
  within: Within
}
/** … or is not clear any more. */
export type Suspect = Confounder<Exclude<WithinStrata, 'stays'>>

/** What is asked of third columns. */
export interface ThirdAsked {
  table: Table
  profile: Profile
  dimensions: ColumnProfile[]
  areBound: (a: number, b: number) => boolean
  /** Columns that the finding is about. */
  about: ColumnProfile[]
  rows: Uint32Array
}

/**
 * What a finding is due to by the judge, which gets the strata of one other column after the other: those by which rows
 * are broken down, then numbers that rows come with, cut into parts of as many rows. None that is tied to what it is
 * about, and no outcome: it may as well be due to the finding. Of numbers that go together each is another's as much as
 * the other is its own, so that a pair of them is looked at among kinds only.
 */
export function findConfounder(
  asked: ThirdAsked,
  judge: (strata: Int32Array) => WithinStrata | null,
): Confounder | null {
  const found = findSuspect(asked, judge)
  return found && isClear(found) ? found : null
}

const isClear = (found: Suspect): found is Confounder => found.within !== 'unclear'

/** The same, or one among whose like rows nothing is clear. */
export function findSuspect(
  asked: ThirdAsked,
  judge: (strata: Int32Array) => WithinStrata | null,
): Suspect | null {
  const { table, rows } = asked
  const kinds = [...kindsOf(asked), ...stepsOf(asked)].map((column) => ({
    column,
    strata: () => gatherCodes(table.columns[column.index]!.codes, rows),
  }))
  const numbers = numbersOf(asked).map((column) => ({
    column,
    strata: () => partsOf(table.columns[column.index]!, rows),
  }))
  const isOfNumbers = asked.about.every(({ role, of }) => role === 'measure' && !of)
  const found = [...kinds, ...(isOfNumbers ? [] : numbers)].flatMap(({ column, strata }): Suspect[] => {
    const within = judge(strata())
    return within === null || within === 'stays' ? [] : [{ column, within }]
  })
  const by = (wanted: WithinStrata) => found.find(({ within }) => within === wanted)
  return by('turns') ?? by('vanishes') ?? by('shrinks') ?? by('unclear') ?? null
}

const isFree = (
  { table, areBound, about }: ThirdAsked,
  { index, name, mayBeResult }: ColumnProfile,
): boolean =>
  !table.columns[index]!.derivedFrom &&
  !mayBeResult &&
  about.every((column) => column.name !== name && !areBound(column.index, index))

/** Those by which rows are broken down, of not too many values. */
export const kindsOf = (asked: ThirdAsked) =>
  asked.dimensions.filter(
    (column) => column.distinct <= strataMax && column.role !== 'time' && isFree(asked, column),
  )

/** The first numbers that rows come with, and no outcome. */
export const numbersOf = (asked: ThirdAsked): ColumnProfile[] =>
  besideOutcomes(asked, ({ distinct }) => distinct >= numberValuesMin)

/** The first of those with too few values to be cut: as many people as a household has. */
const stepsOf = (asked: ThirdAsked): ColumnProfile[] =>
  besideOutcomes(asked, ({ distinct }) => distinct > 1 && distinct < numberValuesMin)

function besideOutcomes(asked: ThirdAsked, isWanted: (column: ColumnProfile) => boolean): ColumnProfile[] {
  const { profile, table, dimensions } = asked
  return profile.measures
    .filter((index) => !profile.outcomes?.includes(index))
    .map((index) => profile.columns[index]!)
    .filter((column) => !column.of && isWanted(column) && table.columns[column.index]!.numbers)
    .filter((column) => !dimensions.includes(column) && isFree(asked, column))
    .slice(0, numbersMax)
}

/** Each column is asked of every pair that differs, mostly of the same rows. */
const cut = new WeakMap<Column, { rows: Uint32Array; parts: Int32Array }>()

/** To which part of the rows each belongs by its number; below zero where it has none. */
function partsOf(column: Column, rows: Uint32Array): Int32Array {
  const known = cut.get(column)
  if (known?.rows === rows) return known.parts
  const parts = cutIntoParts(gather(column.numbers!, rows))
  cut.set(column, { rows, parts })
  return parts
}

function cutIntoParts(numbers: Float64Array): Int32Array {
  const { ranks } = rankValues(numbers)
  const known = ranks.reduce((count, rank) => count + Number(!Number.isNaN(rank)), 0)
  return Int32Array.from(ranks, (rank) =>
    Number.isNaN(rank) ? -1 : Math.min(partsOfNumber - 1, Math.floor(((rank - 0.5) * partsOfNumber) / known)),
  )
}

/** What the difference between two groups of a measure is due to, where that is another column. */
export function confounderOfGroups(
  context: Context,
  {
    measure,
    dimension,
    high,
    low,
  }: { measure: ColumnProfile; dimension: ColumnProfile; high: string; low: string },
): Confounder | null {
  const ratio = measure.isRatio ? ratioOf(context, measure.index) : null
  if (measure.isRatio && !ratio) return null
  const { values: names } = context.table.columns[dimension.index]!
  const [up, down] = [names.indexOf(high), names.indexOf(low)]
  const sides = Int8Array.from(context.sampledCodes(dimension.index), (code) =>
    code === up ? 1 : code === down ? 0 : -1,
  )
  const of = ({ index }: Pick<ColumnProfile, 'index'>) =>
    gather(context.table.columns[index]!.numbers!, context.sample)
  // a sum over a sum is an average of what rows come to, each with as much as it is over
  const terms = ratio
    ? [ratio.numerator, ratio.denominator].map((index) => context.profile.columns[index]!)
    : []
  const values = of(measure)
  const weights = terms[1] && of(terms[1])
  return findConfounder(
    { ...context, rows: context.sample, about: [measure, dimension, ...terms] },
    (strata) => differenceWithin({ values, sides, ...(weights && { weights }) }, strata),
  )
}

/** What two measures go together by, where that is another column. */
export function confounderOfPair(context: Context, a: ColumnProfile, b: ColumnProfile): Confounder | null {
  const [x, y] = [context.scores(a.index).normal, context.scores(b.index).normal]
  return findConfounder({ ...context, rows: context.sample, about: [a, b] }, (strata) =>
    relationWithin(x, y, strata),
  )
}

const howWords = { turns: 'the other way round', vanishes: 'hardly', shrinks: 'less than half as much' }

/** `, but hardly among rows with the same endpoint`, `… of similar area`. */
export function confounderWords(confounder: Confounder | null): string {
  return confounder ? `, but ${howWords[confounder.within]} ${alikeWords(confounder)}` : ''
}

/** `among rows with the same endpoint`, `among rows of similar area` */
export const alikeWords = ({ column }: Pick<Confounder, 'column'>): string =>
  column.role === 'measure' && column.distinct >= numberValuesMin
    ? `among rows of similar ${column.label}`
    : `among rows with the same ${column.label}`

/** What is less, gone or turned round among rows that are alike in another column tells so much of what it seems to. */
const leftOf = { shrinks: 0.5, vanishes: 0.2, turns: 0.2 }
export const leftWithin = ({ within }: Pick<Insight, 'within'>): number =>
  within ? leftOf[within.change] : 1
