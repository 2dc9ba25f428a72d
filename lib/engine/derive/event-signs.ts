import { findWord, hasWord, splitName, type WordList, wordList } from '../names/name-words'
import { nameAdditivity } from '../profile/name-additivity'
import type { ColumnProfile, Profile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import { deviationOf } from '../stats/deviation'
import { isDetermined } from '../table/is-determined'
import type { Table } from '../table/table'
import { type EventPair, isRest } from './event-fit'
import { eventKinds } from './event-words'
import { growsAsMuch, positiveLogs } from './grows-as-much'
import { isProportional } from './is-proportional'

const rowsMin = 20

export const isNamed = ({ name }: ColumnProfile, words: WordList) => findWord(splitName(name), words) !== null

/** Names of what happens and of what it happens to are a sign each, and so is a word that both have: `Def Qty`, `Samp Qty`. */
export function namedOf(event: ColumnProfile, base: ColumnProfile): number {
  return kindSigns(event, base) + Number(haveWordInCommon(event, base)) + Number(isOfPossible(event, base))
}

const possibleWords = wordList(
  'possible possibles posible posibles possibile possibili possivel moeglich moglich potential',
)

/** `sess_missed` of `sess_possible`: the name itself says that it could not have been more. */
export const isOfPossible = (event: ColumnProfile, base: ColumnProfile): boolean =>
  isNamed(base, possibleWords) && !isNamed(event, possibleWords) && haveWordInCommon(event, base)

/** The lowest and the highest of something are no part of one another, though the one never passes the other. */
const endsOfRanges = wordList(
  `min max minimum maximum low high lowest highest lower upper tief hoch mini maxi minimo maximo minima maxima basse haute
  alto bajo basso alta baja bassa`,
)
const isEndOfRange = ({ name }: ColumnProfile) =>
  splitName(name).words.some((word) => hasWord(word, endsOfRanges))

/** Whether a part never passes the whole and has reached it, as a share may, if not both names say that it is one. */
export function isWithin({ columns }: Table, { event, base }: EventPair): boolean {
  if (kindSigns(event, base) > 1) return true
  if (isEndOfRange(event) || isEndOfRange(base)) return false
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  return reachesAndNeverPasses(part, whole)
}

function reachesAndNeverPasses(part: Float64Array, whole: Float64Array): boolean {
  let isReached = false
  for (let row = 0; row < part.length; row++) {
    if (part[row]! > whole[row]!) return false
    if (part[row]! > 0 && part[row] === whole[row]) isReached = true
  }
  return isReached
}

/** Marks are out of a hundred, and some come near to it. */
const marks = { most: 100, from: 98 }

/**
 * Whether either is measured rather than counted: power, age, marks in two subjects. One may lie below the other on all
 * rows and be no part of it.
 */
export function areMeasured({ event, base }: EventPair): boolean {
  if (kindSigns(event, base) > 1) return false
  const isNamedSo = ({ name, additivity }: ColumnProfile) =>
    additivity === 'intensive' && nameAdditivity(splitName(name))?.additivity === 'intensive'
  const highest = base.summary!.max
  const areMarks = namedOf(event, base) === 0 && highest <= marks.most && highest >= marks.from
  return isNamedSo(event) || isNamedSo(base) || areMarks
}

function kindSigns(event: ColumnProfile, base: ColumnProfile): number {
  const [ofEvent, ofBase] = [kindsNamed(event), kindsNamed(base)]
  const kinds = eventKinds.map((_, at) => {
    const signs = Number(ofEvent[at]!.isEvent) + Number(ofBase[at]!.isBase)
    return ofEvent[at]!.isBase ? Math.min(signs, 1) : signs
  })
  return Math.max(...kinds)
}

interface Named {
  isEvent: boolean
  isBase: boolean
}

const knownKinds = new WeakMap<ColumnProfile, Named[]>()

/** Of each kind of event whether a column is named as what happens and as what it happens to; each pair asks, more than once. */
function kindsNamed(column: ColumnProfile): Named[] {
  const kinds =
    knownKinds.get(column) ??
    eventKinds.map(({ events, bases }) => ({
      isEvent: isNamed(column, events),
      isBase: isNamed(column, bases),
    }))
  knownKinds.set(column, kinds)
  return kinds
}

function haveWordInCommon(event: ColumnProfile, base: ColumnProfile): boolean {
  const own = splitName(base.name).words
  return splitName(event.name).words.some((word) => isTelling(word) && own.includes(word))
}

/** Short words tell of whom both are where they have a figure (`u5`), or in what both are counted. */
const isTelling = (word: string) =>
  word.length > 2 || /\p{L}\d|\d\p{L}/u.test(word) || hasWord(word, pieceWords)

/** What pieces are counted in. */
const pieceWords = wordList('pz pcs st stk stck qty uds ud szt')

const countedAlike = (event: ColumnProfile, base: ColumnProfile): boolean => {
  const own = splitName(base.name).words
  return splitName(event.name).words.some((word) => hasWord(word, pieceWords) && own.includes(word))
}

/** So many rows reach the whole, so that it is a bound. */
const reachedMin = 0.01

/**
 * That a part counted in the same pieces grows as the whole does is a sign, that it reaches the whole and never passes it, that another column is all the rest of it, that the
 * whole is the size of what it stands beside (the seats of a hall), and that such a share stands in the table already.
 */
export function shownOf(table: Table, profile: Profile, { event, base }: EventPair): number {
  const { columns } = table
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  let rows = 0
  let reached = 0
  let passed = 0
  for (let row = 0; row < part.length; row++) {
    if (!(part[row]! > 1) || Number.isNaN(whole[row]!)) continue
    rows++
    if (part[row] === whole[row]) reached++
    if (part[row]! > whole[row]!) passed++
  }
  const isNamedSo = kindSigns(event, base) > 0
  const isBound =
    reached >= Math.max(3, reachedMin * rows) &&
    passed <= reached / 10 &&
    (isNamedSo || growsAsMuch(positiveLogs(columns[event.index]!), positiveLogs(columns[base.index]!)))
  const isSize = passed === 0 && isSizeOfThing(table, profile, base)
  const isRestOf = isRest(profile.identities, { event, base })
  const isSteady = passed === 0 && isNamedSo && isSteadyShare(part, whole)
  const isGrowing = countedAlike(event, base) && isProportional(part, whole)
  return [
    isGrowing,
    isBound || isSize,
    isRestOf,
    isSteady,
    isSharedAlready(table, profile, { event, base }),
  ].filter(Boolean).length
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
function isSharedAlready(table: Table, { columns }: Profile, { event, base }: EventPair): boolean {
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
