import { findWord, splitName, type WordList } from '../profile/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { glanceOf, sampledNumbers } from '../profile/sampled-rows'
import { likenessOf } from '../stats/correlation'
import { isDetermined } from '../table/is-determined'
import type { Column, Table } from '../table/table'
import { eventKinds, flowWords, madeWords } from './event-words'

const rowsMin = 20
const ratesMax = 2
/** So few rows may hold more events than there was to happen to, or lack one of the two. */
const fitMin = 0.95
/** More of the whole than this is nearly all of it: what is left over would be the event. */
const shareMax = 0.9
/** Where there is more to happen to, more happens. */
const relatedMin = 0.4
/** Below this share people speak of so many in 100,000. */
const smallShare = 0.001
const many = 100_000

/** A count of what happened beside the count of what it could happen to. */
export interface EventRate {
  event: ColumnProfile
  base: ColumnProfile
  scale: 1 | typeof many
  /** What it could happen to is followed for itself, whatever came of it. */
  isOfFlow: boolean
}

/**
 * How often things happen, for what they can happen to: claims per policy, rejects per piece made, deaths per 100,000
 * people. Of two counts the first is hardly ever larger, and larger where the other is; two of the signs say that the
 * one is of the other (`ofEachOther`).
 */
export function findEventRates(table: Table, profile: Profile): EventRate[] {
  const counts = profile.columns.filter((column) => isCount(table, column))
  const events = counts.filter(({ summary }) => summary?.integers)
  const logs = logsOf(table)
  const pairs = events.flatMap((event) => {
    const fitting = counts
      .map((base) => ({ event, base, signs: namedOf(event, base) }))
      .filter(({ base, signs }) => base !== event && signs > 0)
      .flatMap((pair) => {
        const fit = fitOf({ table, profile, logs }, pair)
        const signs = fit ? pair.signs + shownOf(table, profile, pair) : 0
        return fit && signs >= signsMin ? [{ ...fit, signs }] : []
      })
    return fitting.sort((a, b) => b.signs - a.signs || b.related - a.related).slice(0, 1)
  })
  return pairs
    .filter((pair) => !isMost(pair, pairs) && !isLessSure(pair, pairs))
    .sort((a, b) => b.signs - a.signs)
    .slice(0, ratesMax)
    .map(({ event, base, share }) => ({
      event,
      base,
      scale: share < smallShare ? many : 1,
      // what is lost of a flow is followed by how much of it is
      isOfFlow: isNamed(base, flowWords) && !isNamed(base, madeWords) && event.upIsGood !== false,
    }))
}

const signsMin = 2
const isNamed = ({ name }: ColumnProfile, words: WordList) => findWord(splitName(name), words) !== null

/** Names of what happens and of what it happens to are a sign each, and so is a word that both have: `Def Qty`, `Samp Qty`. */
function namedOf(event: ColumnProfile, base: ColumnProfile): number {
  return kindSigns(event, base) + Number(haveWordInCommon(event, base))
}

function kindSigns(event: ColumnProfile, base: ColumnProfile): number {
  const kinds = eventKinds.map(({ events, bases }) => {
    const signs = [isNamed(event, events), isNamed(base, bases)].filter(Boolean).length
    return isNamed(event, bases) ? Math.min(signs, 1) : signs
  })
  return Math.max(...kinds)
}

function haveWordInCommon(event: ColumnProfile, base: ColumnProfile): boolean {
  const own = splitName(base.name).words
  return splitName(event.name).words.some((word) => isTelling(word) && own.includes(word))
}

/** Short words tell of whom both are where they have a figure: `u5`. */
const isTelling = (word: string) => word.length > 2 || /\p{L}\d|\d\p{L}/u.test(word)

/** So many rows reach the whole, so that it is a bound. */
const reachedMin = 0.01

/**
 * That the part reaches the whole and never passes it is a sign, that another column is all the rest of it, that the
 * whole is the size of what it stands beside (the seats of a hall), and that such a share stands in the table already.
 */
function shownOf(table: Table, profile: Profile, { event, base }: Pair): number {
  const { columns } = table
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  let [rows, reached, passed] = [0, 0, 0]
  for (let row = 0; row < part.length; row++) {
    if (!(part[row]! > 1) || Number.isNaN(whole[row]!)) continue
    rows++
    if (part[row] === whole[row]) reached++
    if (part[row]! > whole[row]!) passed++
  }
  const isBound = reached >= Math.max(3, reachedMin * rows) && passed <= reached / 10
  const isSize = passed === 0 && isSizeOfThing(table, profile, base)
  const isRestOf = isRest(profile.identities, { event, base })
  const isSteady = passed === 0 && kindSigns(event, base) > 0 && isSteadyShare(part, whole)
  return [isBound || isSize, isRestOf, isSteady, isSharedAlready(table, profile, { event, base })].filter(
    Boolean,
  ).length
}

/** Beside how far the sizes of the wholes lie apart, so little varies what share of them a part is. */
const steadyMax = 0.3
const sizesApartMin = 0.2

/** Whether a part is much the same share of wholes of all sizes. */
function isSteadyShare(part: Float64Array, whole: Float64Array): boolean {
  const [shares, sizes]: [number[], number[]] = [[], []]
  part.forEach((some, row) => {
    if (!(some > 0) || !(whole[row]! > 0)) return
    shares.push(Math.log(some / whole[row]!))
    sizes.push(Math.log(whole[row]!))
  })
  const apart = deviationOf(sizes)
  return shares.length >= rowsMin && apart >= sizesApartMin && deviationOf(shares) <= steadyMax * apart
}

function deviationOf(numbers: number[]): number {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length)
}

const sizesMax = 30

/** Each thing of a kind has one of few sizes. */
const isSizeOfThing = (table: Table, { columns }: Profile, { index, distinct }: ColumnProfile): boolean =>
  distinct > 1 &&
  distinct <= sizesMax &&
  columns.some(
    (thing) =>
      (thing.role === 'category' || thing.role === 'geo' || thing.role === 'boolean') &&
      thing.distinct >= distinct &&
      thing.distinct * rowsPerThingMin <= table.rowCount &&
      isDetermined(table, thing.index, index),
  )

const rowsPerThingMin = 3
/** A share of before is near that of now, row by row and in all. */
const sameShareR = 0.5
const sameShareTimes = 1.3

/** Whether a column in per cent says the same share of another time. */
function isSharedAlready(table: Table, { columns }: Profile, { event, base }: Pair): boolean {
  const told = columns.filter(({ format, summary }) => format?.style === 'percent' && summary)
  if (told.length === 0) return false
  const [part, whole] = [table.columns[event.index]!.numbers!, table.columns[base.index]!.numbers!]
  const shares = part.map((some, row) => some / whole[row]!)
  const mean = meanOf(shares)
  return told.some(({ index, format, summary }) => {
    const share = summary!.mean / (format!.percent_base ?? 1)
    const isNear = share < mean * sameShareTimes && share > mean / sameShareTimes
    return isNear && likenessOf(shares, table.columns[index]!.numbers!).r >= sameShareR
  })
}

function meanOf(numbers: Float64Array): number {
  const known = numbers.filter(Number.isFinite)
  return known.reduce((sum, one) => sum + one, 0) / known.length
}

const isRest = (identities: Profile['identities'], { event, base }: Pair): boolean =>
  identities.some(
    (one) =>
      (one.kind === 'sum' &&
        one.result === base.index &&
        one.parts.length === 2 &&
        one.parts.includes(event.index)) ||
      (one.kind === 'difference' && one.result === event.index && one.minuend === base.index),
  )

interface Fit extends Pair {
  share: number
}

/** Of two parts that are the whole, the rarer is what happens: what stayed unsold, of what was made. */
const isMost = (one: Fit, fits: Fit[]): boolean =>
  fits.some(
    ({ event, base, share }) =>
      base === one.base && event !== one.event && share < one.share && Math.abs(share + one.share - 1) < 0.02,
  )

/** What another count of the same whole is surer to be of: of the tickets sold, those to subscribers. */
const isLessSure = (one: Fit & { signs: number }, fits: (Fit & { signs: number })[]): boolean =>
  fits.some(({ base, signs }) => base === one.base && signs > one.signs)

type Pair = Pick<EventRate, 'event' | 'base'>

/** Numbers without a unit that are never below nothing; people are counted in estimates too, with decimals. */
function isCount({ columns }: Table, { index, role, summary, unit, mixedBy, additivity }: ColumnProfile) {
  const { numbers, derivedFrom } = columns[index]!
  const isAmount = numbers !== null && summary !== null && summary.min >= 0 && additivity !== 'ordinal'
  return role === 'measure' && isAmount && unit === null && !derivedFrom && !mixedBy
}

/** The logarithms of a column, made once: in a wide table it may be a part of many others. */
function logsOf({ columns }: Table) {
  const known = new Map<number, Float64Array>()
  return (index: number): Float64Array => {
    const logs = known.get(index) ?? columns[index]!.numbers!.map(Math.log1p)
    known.set(index, logs)
    return logs
  }
}

interface Counted {
  table: Table
  profile: Profile
  logs: (index: number) => Float64Array
}

/** A glance rules out most pairs: by far more misses than there may be, or by r far below the least. */
const [glanceRowsMin, glanceMissesMax, glanceError] = [120, 0.2, 5]

function mayFit(part: Column, whole: Column): boolean {
  const [some, of] = [glanceOf(sampledNumbers(part)), glanceOf(sampledNumbers(whole))]
  if (some.length < glanceRowsMin) return true
  let [n, misses] = [0, 0]
  for (let at = 0; at < some.length; at++) {
    if (Number.isNaN(some[at]! + of[at]!)) continue
    n++
    if (!(some[at]! <= of[at]! && of[at]! > 0)) misses++
  }
  if (n < glanceRowsMin) return true
  if (misses > glanceMissesMax * n) return false
  const { r } = likenessOf(logsOfGlance(some), logsOfGlance(of))
  return r >= relatedMin - glanceError / Math.sqrt(n)
}

const knownLogs = new WeakMap<Float64Array, Float64Array>()

/** In a wide table a column may be a part of many others. */
function logsOfGlance(numbers: Float64Array): Float64Array {
  const logs = knownLogs.get(numbers) ?? numbers.map(Math.log1p)
  knownLogs.set(numbers, logs)
  return logs
}

/** How a count goes with what it may be of; null where it is no part of that, or the table holds their ratio already. */
function fitOf(
  { table: { columns, rowCount }, profile: { identities }, logs }: Counted,
  { event, base }: Pair,
) {
  const isKnown = identities.some((one) => one.kind === 'ratio' && one.numerator === event.index)
  if (isKnown) return null
  const isAllTheRest = isRest(identities, { event, base })
  if (!isAllTheRest && !mayFit(columns[event.index]!, columns[base.index]!)) return null
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  let [rows, fit, events, all] = [0, 0, 0, 0]
  const missesMax = (1 - fitMin) * rowCount + 1
  for (let row = 0; row < rowCount; row++) {
    const [some, of] = [part[row]!, whole[row]!]
    if (Number.isNaN(some) || Number.isNaN(of)) continue
    rows++
    if (some <= of && of > 0) fit++
    else if (rows - fit > missesMax) return null
    events += some
    all += of
  }
  const share = events / all
  if (rows < Math.max(rowsMin, fitMin * rowCount) || fit < fitMin * rows || !(share <= shareMax)) return null
  const related = likenessOf(logs(event.index), logs(base.index)).r
  return related >= relatedMin || isAllTheRest ? { event, base, share, related } : null
}
