import { findWord, splitName, type WordList, wordList } from '../names/name-words'
import { planWords } from '../profile/plan-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Table } from '../table/table'
import { isProportional } from './is-proportional'
import { ratioKinds } from './ratio-kinds'
import { findSizeRatio } from './size-ratio'

const rowsMin = 20
/** So few rows may lack one of the two. */
const filledMin = 0.85
/** Where more is put in, more comes of it. */
const relatedMin = 0.1
/** What came in is no more than what was due, in so many rows. */
const withinMin = 0.98

/** An amount over another one, or over the size of what it is for. */
export interface AmountRatio {
  over: ColumnProfile
  under: ColumnProfile
  /** Whether people follow it rather than either amount: what came back of what was spent. */
  leads: boolean
  /** Whether it is a part of what it is over, in per cent. */
  isPart: boolean
  /** For how many it is told: fuel for 100 km. */
  scale: 1 | 100
}

/**
 * Amounts that are compared by another column's size: revenue for what was spent, claims paid for premiums earned, a
 * price for the area that it buys. Named so, never below nothing, and the larger the one the larger the other.
 */
export function findAmountRatios(table: Table, profile: Profile): AmountRatio[] {
  const amounts = profile.columns.filter((column) => isAmount(table, column))
  const sure = planRatio(table, profile, amounts) ?? marginRatio(profile) ?? sizeRatio(table, profile)
  if (sure) return [sure]
  const named = (words: WordList, of: ColumnProfile[]) =>
    of.filter(({ name }) => findWord(splitName(name), words) !== null)
  return ratioKinds.flatMap(({ over, under, isOfMoney, isOfGoods, isMeasured, scale, ...kind }) => {
    const pairs = named(over, amounts.filter(isOfGoods ? isGoods : isMoney))
      .flatMap((above): AmountRatio[] =>
        named(under, isOfMoney ? amounts.filter(isMoney) : amounts.filter(isSize)).map((below) => ({
          over: above,
          under: below,
          ...kind,
          scale: distanceOf(below) ? (scale ?? 1) : 1,
        })),
      )
      .filter((pair) => pair.over !== pair.under && !isKnown(profile, pair) && !arePieces(pair.under))
      .filter((pair) => !isMeasured || isMeasuredOfCount(table, pair))
    const related = pairs.map((pair) => ({
      pair,
      r: kind.isPart && isWithin(table, pair) ? 1 : relationOf(table, pair),
    }))
    const [best] = related.filter(({ r }) => r >= relatedMin).sort((a, b) => b.r - a.r)
    return best ? [best.pair] : []
  })
}

/** What all months come to, of what was planned for them. */
function planRatio(table: Table, profile: Profile, amounts: ColumnProfile[]): AmountRatio | null {
  const over = profile.columns.find(({ isPeriodTotal }) => isPeriodTotal)
  const under = amounts.filter(({ name }) => findWord(splitName(name), planWords) !== null)
  if (!over || under.length !== 1 || relationOf(table, { over, under: under[0]! }) < relatedMin) return null
  return { over, under: under[0]!, leads: true, isPart: true, scale: 1 }
}

/** What each of several things gives that are followed, for its size. */
function sizeRatio(table: Table, profile: Profile): AmountRatio | null {
  const found = findSizeRatio(table, profile)
  return found && { ...found, leads: true, isPart: false, scale: 1 }
}

/** What is left of an income, of that income. */
function marginRatio({ columns, identities }: Profile): AmountRatio | null {
  const over = columns.find(({ isMargin }) => isMargin)
  const left = identities.find((one) => one.kind === 'difference' && one.result === over?.index)
  if (!over || left?.kind !== 'difference') return null
  return { over, under: columns[left.minuend]!, leads: true, isPart: true, scale: 1 }
}

function isAmount(
  { columns, rowCount }: Table,
  { index, role, summary, mixedBy, missing }: ColumnProfile,
): boolean {
  const { numbers, derivedFrom, name } = columns[index]!
  if (role !== 'measure' || !numbers || derivedFrom || mixedBy || !summary || isOfEach(name)) return false
  return summary.min >= 0 && rowCount - missing >= Math.max(rowsMin, filledMin * rowCount)
}

/** `km_since` is in kilometres. */
const distances = wordList('km kms miles mi')
export const distanceOf = ({ name }: ColumnProfile) => findWord(splitName(name), distances)

/** Told for one of something already: `revenue per spend`, `cost/unit`. */
const isOfEach = (name: string) => name.includes('/') || splitName(name).words.includes('per')

/** Not so a count, however it is named: of claims, of sales. */
const isMoney = ({ summary, unit, format, additivity }: ColumnProfile) =>
  format?.style === 'currency' || (unit === null && (!summary?.integers || additivity === 'intensive'))

const eitherWords = wordList('menge volume quantite quantity')
const weightWords = wordList(
  't kg tonnen tonne tonnes tons toneladas tonnellate hl liter litres litri litros kilo kilos',
)
/** `Menge` may be weighed, but not where it is in whole numbers and in no unit. */
const arePieces = ({ name, unit, summary }: ColumnProfile): boolean =>
  unit === null &&
  summary!.integers &&
  findWord(splitName(name), eitherWords) !== null &&
  findWord(splitName(name), weightWords) === null

/** Not so what is told for a size already: `n_kg_ha`. */
const isSize = ({ unit, isRatio }: ColumnProfile) => !unit?.includes('/') && !isRatio

/** What could add up, and what no other thing is counted in already: `kg_ha`. */
const isGoods = ({ format, additivity, unit, isRatio }: ColumnProfile) =>
  additivity !== 'ordinal' && format?.style !== 'currency' && !unit?.includes('/') && !isRatio

/** So much of what was lost is of so many, and twice as much of twice as many. */
const isMeasuredOfCount = ({ columns }: Table, { over, under }: AmountRatio): boolean =>
  over.unit !== null &&
  under.unit === null &&
  under.summary!.integers &&
  isProportional(columns[over.index]!.numbers!, columns[under.index]!.numbers!)

const isKnown = ({ identities }: Profile, { over, under }: AmountRatio): boolean =>
  identities.some(
    (one) => one.kind === 'ratio' && one.numerator === over.index && one.denominator === under.index,
  )

function isWithin({ columns }: Table, { over, under }: Pick<AmountRatio, 'over' | 'under'>): boolean {
  const whole = columns[under.index]!.numbers!
  const known = columns[over.index]!.numbers!.map((part, row) => Number(part <= whole[row]!))
  return known.reduce((sum, one) => sum + one, 0) >= withinMin * known.length
}

function relationOf({ columns }: Table, { over, under }: Pick<AmountRatio, 'over' | 'under'>): number {
  const logs = ({ index }: ColumnProfile) => columns[index]!.numbers!.map(Math.log1p)
  return correlate(logs(over), logs(under)).r
}
