import { findWord, splitName, wordList } from '../names/name-words'
import { likenessOf } from '../stats/correlation'
import { rankValues } from '../stats/ranks'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import type { Column, Table } from '../table/table'
import { isOfSubset } from './is-of-subset'
import type { ColumnProfile } from './profile'
import { sortByScore } from './rank-columns'

const eventWords = wordList(
  'order orders sale sales transaction purchase invoice event flight visit booking bestell bestellung rechnung date datum fecha time day month',
  'datum',
)
const lateWords = wordList(
  'updated modified changed due ship shipping shipped delivery delivered birth dob born geburtsdatum end expiry expires closed paid aktualisierung maj until bis last',
  'ende',
)

/** What was last seen of a thing, or when it began, is no date at which its row happened. */
const attributeWords = wordList(
  'last latest birth dob born letzte letzter letztes zuletzt geburtsdatum dernier derniere naissance ultimo ultima nacimiento nascita',
)

/** Until when something is good, or will be done: no time at which anything happened. */
const aheadWords = wordList(
  'expiry expires expiration exp scadenza vencimiento caducidad validade ablauf ablaufdatum verfall verfallsdatum mhd haltbar peremption echeance due deadline faellig fallig',
  'verfall ablauf',
)
/** What happened stands in a file as it came, or nearly. */
const asItCameMin = 0.9
const rowsMin = 50
/** So few days, of so many rows each and at no even pace, are those on which things are taken in. */
const intakesMost = 6
const rowsPerIntakeMin = 20
const paceMost = 5
/** So many rows are dated before the other date sets in at all, and hardly any after the first one ends. */
const beforeMin = 0.025
const afterShareMax = 1 / 3
const orderedMin = 0.98

/** The column that time-based cards use: real dates before years, the event before its later updates. */
export function chooseMainTime(table: Table, columns: ColumnProfile[]): number | null {
  const candidates = columns.filter(
    (column) =>
      column.role === 'time' &&
      column.distinct > 1 &&
      isPointInTime(column) &&
      findWord(splitName(column.name), attributeWords) === null &&
      !isOfSubset(table, table.columns[column.index]!) &&
      !isIntake(table.columns[column.index]!),
  )
  const score = (column: ColumnProfile): number => {
    const name = splitName(column.name)
    let points = column.type === 'integer' ? 0 : 2
    if (findWord(name, eventWords)) points += 0.6
    if (findWord(name, lateWords)) points -= 1.2
    return points - 2 * (column.missing / Math.max(1, table.rowCount)) + Math.min(column.distinct, 30) / 100
  }
  const first = sortByScore(candidates, score)[0]
  return first === undefined ? null : settle(table, candidates, first)
}

const isPointInTime = (column: ColumnProfile): boolean =>
  column.type === 'date' ||
  column.type === 'datetime' ||
  (column.type === 'integer' && column.grain === 'year')

/** The date in the place of one that cannot be the table's clock; null where none is one. */
function settle(table: Table, candidates: ColumnProfile[], first: number): number | null {
  const later = candidates.find(
    ({ index }) => index !== first && runsInto(table.columns[first]!, table.columns[index]!),
  )
  if (later) return later.index
  return isAhead(table.columns[first]!) ? null : first
}

const isDate = ({ type }: Column) => type === 'date' || type === 'datetime'

/**
 * Whether a file holds all rows by a later date of theirs (stays by arrival) and of the earlier one (the day on which they
 * were booked) only what led to these: it sets in slowly, with nothing beside it that changed.
 */
function runsInto(early: Column, late: Column): boolean {
  if (!isDate(early) || !isDate(late) || early.numbers!.length < rowsMin) return false
  const [from, to] = [early.numbers!, late.numbers!]
  let both = 0
  let ordered = 0
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (let row = 0; row < from.length; row++) {
    if (Number.isNaN(from[row]! + to[row]!)) continue
    both++
    if (dayOf(to[row]!) >= dayOf(from[row]!)) ordered++
    if (to[row]! < first) first = to[row]!
    if (from[row]! > last) last = from[row]!
  }
  if (both < orderedMin * from.length || ordered < orderedMin * both) return false
  const before = from.reduce((count, ms) => count + Number(ms < first), 0)
  const after = to.reduce((count, ms) => count + Number(ms > last), 0)
  return before >= beforeMin * both && after <= afterShareMax * before
}

const dayMs = 86_400_000
const dayOf = (ms: number) => Math.floor(ms / dayMs)

/** Named as what lies ahead, and the rows do not stand in its order. */
function isAhead(column: Column): boolean {
  if (!isDate(column) || !findWord(splitName(column.name), aheadWords)) return false
  const rows = Float64Array.from(column.numbers!, (_, row) => row)
  return Math.abs(likenessOf(rankValues(column.numbers!).ranks, rows).r) < asItCameMin
}

/** A few days at no even pace, on which many rows began each: classes of apprentices, waves of a survey. */
function isIntake(column: Column): boolean {
  if (!isDate(column) || column.values.length < 3 || column.values.length > intakesMost) return false
  if (Math.min(...rowsByCode(column)) < rowsPerIntakeMin) return false
  const days = [...valueNumbers(column)!].sort((a, b) => a - b)
  const gaps = days.slice(1).map((day, at) => day - days[at]!)
  return Math.max(...gaps) >= paceMost * Math.min(...gaps)
}
