import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { findClockDeadline } from './delay-column'
import { findDeadline } from './find-deadline'
import { numberColumn } from './number-column'

/** More of them than this tell the same story again. */
const durationsMax = 2
/** How old something was at several dates is one thing told several times. */
const agesMax = 1
const rowsMin = 20
/** Fewer rows with both dates make no column of the table; of those that have ended, few may have. */
const bothMin = 0.3
const endedMin = 0.05
/** The second date may lie before the first in a few wrong rows; of these nothing is computed. */
const inOrderMin = 0.85
/** A fixed term (always 30 days) is no measurement. */
const distinctMin = 3
/** The largest unit of which most times are this many; shorter ones are told in the next smaller unit. */
const units = [
  { unit: 'days', ms: 86_400_000, from: 2 },
  { unit: 'hours', ms: 3_600_000, from: 1.5 },
  { unit: 'minutes', ms: 60_000, from: 0 },
] as const
/** What lasts so long on average is how old something is; milliseconds. */
const yearMs = 365.25 * 86_400_000
const ageMin = 10 * yearMs
/** Two decimals of a day are a quarter of an hour. */
const perUnit = 100
/** Of two times with the same end the longer one is what it took in all. */
const inAll = 0.2

const endWords = wordList(
  `closed close resolved completed complete finished end ended ends shipped delivered processed paid returned released
  leaving exit discharge discharged departure dropoff expiration expires expired expiry due cancelled left termination terminated
  geschlossen erledigt beendet ende geliefert versandt bezahlt fin fini livre livree paye sortie termine
  fin cerrado entregado pagado salida chiuso consegnato pagato fine uscita`,
)
/** What began with these has an age. */
const birthWords = wordList(
  'born birth birthdate birthday dob geboren geburt geburtsdatum geburtstag naissance ne nee nacimiento nascita nascimento',
)
/** When a record was touched tells of the record, not of what happened. */
const recordWords = wordList('updated modified changed sys import imported loaded export')

export interface Duration {
  column: Column
  /** Without what only says that the two are dates. */
  label: string
  unit: (typeof units)[number]['unit'] | 'years'
  /** So long that it is how old something was: what a row comes with, and no time that anything took. */
  isAge: boolean
}

/**
 * How long things took: the time between two dates of a row, where the second hardly ever lies before the first and
 * the time differs from row to row. In days, or hours or minutes where most are shorter; what is as long as ages is told
 * as one, in years.
 */
export function durationColumns(table: Table, profile: Profile): Duration[] {
  const dates = profile.columns.filter(
    ({ role, name }) => role === 'time' && !findWord(splitName(name), recordWords),
  )
  // how long things were meant to take is no time that they took
  const deadlines = [findDeadline(table, profile), findClockDeadline(table, profile)].map((one) => one?.due)
  const pairs = dates.flatMap((from) =>
    dates
      .filter(
        (to) => to !== from && areAlike(from, to) && !isMadeOf(table, [from, to]) && !deadlines.includes(to),
      )
      .flatMap((to) => spanOf(table, from, to) ?? []),
  )
  const [ages, times] = [pairs.filter(isAgeOf), withInAll(pairs.filter((pair) => !isAgeOf(pair)))]
  return [...best(times, durationsMax), ...best(ages, agesMax)].map(durationOf)
}

const best = (pairs: Span[], max: number) => pairs.sort((a, b) => b.score - a.score).slice(0, max)

const isAgeOf = ({ mean }: Span) => mean >= ageMin

/** Whether a number's unit is one that times between dates are told in. */
export const isTimeUnit = (unit: string | null) => units.some((one) => one.unit === unit)

/** How long such a unit is. */
export const msOfUnit = (unit: string | null): number => units.find((one) => one.unit === unit)?.ms ?? 1

function withInAll(pairs: Span[]): Span[] {
  return pairs.map((pair) => {
    const others = pairs.filter(({ to, from }) => to === pair.to && from !== pair.from)
    const isLongest = others.length > 0 && others.every(({ mean }) => mean < pair.mean)
    return isLongest ? { ...pair, score: pair.score + inAll } : pair
  })
}

/** A day and the moment of it, put together of both, are one time. */
const isMadeOf = ({ columns }: Table, pair: ColumnProfile[]): boolean =>
  pair.some(({ index }) => columns[index]!.derivedFrom?.some((name) => pair.some((one) => one.name === name)))

/** Two dates, or two times of a day. */
function areAlike(from: ColumnProfile, to: ColumnProfile): boolean {
  const isDate = ({ type }: ColumnProfile) => type === 'date' || type === 'datetime'
  const isClock = ({ type }: ColumnProfile) => type === 'time'
  const isSpan = ({ grain }: ColumnProfile) => grain === 'quarter' || grain === 'year'
  // from the quarter of a day to the day is no time that anything took
  const areDates = isDate(from) && isDate(to) && isSpan(from) === isSpan(to)
  return areDates || (isClock(from) && isClock(to))
}

interface Span {
  from: ColumnProfile
  to: ColumnProfile
  /** Milliseconds by row, NaN where a date is missing. */
  spans: Float64Array
  /** Milliseconds. */
  mean: number
  score: number
}

function spanOf(table: Table, from: ColumnProfile, to: ColumnProfile): Span | null {
  const [start, end] = [table.columns[from.index]!.numbers!, table.columns[to.index]!.numbers!]
  const spans = new Float64Array(table.rowCount)
  const seen = new Set<number>()
  let both = 0
  let inOrder = 0
  let positive = 0
  let sum = 0
  const lateMax = (1 - inOrderMin) * spans.length + 1
  for (let row = 0; row < spans.length; row++) {
    const span = end[row]! - start[row]!
    spans[row] = span >= 0 ? span : Number.NaN
    if (Number.isNaN(span)) continue
    both++
    if (span >= 0) inOrder++
    else if (both - inOrder > lateMax) return null
    if (span > 0) {
      positive++
      sum += span
    }
    if (seen.size < distinctMin) seen.add(span)
  }
  const score = scoreOf(from, to)
  const isMeasured =
    both >= Math.max(rowsMin, (score >= 1 ? endedMin : bothMin) * table.rowCount) &&
    inOrder >= inOrderMin * both &&
    positive >= both / 2 &&
    seen.size >= distinctMin
  return isMeasured ? { from, to, spans, mean: sum / positive, score: score + both / table.rowCount } : null
}

/** From what begins to what ends, by their names. */
function scoreOf(from: ColumnProfile, to: ColumnProfile): number {
  const [start, end] = [splitName(from.name), splitName(to.name)]
  const ends = findWord(end, endWords) ? 1 : 0
  return ends - (findWord(start, endWords) ? 0.5 : 0)
}

function durationOf(span: Span): Duration {
  const { from, to, spans } = span
  const isAge = isAgeOf(span)
  const { unit, ms } = isAge ? { unit: 'years' as const, ms: yearMs } : unitOf(span)
  const numbers = spans.map((time) => Math.round((time / ms) * perUnit) / perUnit)
  const isBirth = isAge && findWord(splitName(from.name), birthWords) !== null
  const called = (start: string, end: string) =>
    isBirth ? `age at ${lowerFirst(end)}` : `${unit} from ${lowerFirst(start)} to ${lowerFirst(end)}`
  const name = upperFirst(called(from.label, to.label))
  const [start, end] = [withoutDateWords(from.label), withoutDateWords(to.label)]
  const label = start === end ? called(from.label, to.label) : called(start, end)
  return { column: numberColumn(name, numbers, [from.name, to.name]), label, unit, isAge }
}

function unitOf({ from, to, spans }: Span) {
  if (from.type === 'date' && to.type === 'date') return units[0]
  const present = spans.filter((span) => !Number.isNaN(span)).sort()
  const median = present[present.length >> 1]!
  return units.find(({ ms, from }) => median >= from * ms) ?? units[0]
}

const dateWords = new Set('date dt datum fecha data at on time ts timestamp datetime utc gmt on'.split(' '))

/** `closed` of `Closed at`, `start` of `Start UTC`; a name of nothing else stays. */
function withoutDateWords(label: string): string {
  const words = label.split(' ')
  const own = words.filter((word) => !dateWords.has(word.toLowerCase()))
  return own.length > 0 ? own.join(' ') : label
}
