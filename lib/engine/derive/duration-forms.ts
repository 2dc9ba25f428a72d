import { hasWord, splitName, wordList } from '../names/name-words'
import { isHurdle } from '../profile/is-hurdle'
import type { ColumnProfile, Profile } from '../profile/profile'
import { sampledNumbers } from '../profile/sampled-rows'
import type { Table } from '../table/table'
import type { Duration } from './duration-columns'

const statesMax = 8
/** What a date is called beside what happened at it. */
const dateWords = wordList(
  'date dt day time at on ts timestamp datum tag zeit jour heure fecha dia data giorno ora',
)

/** How long something took, and the index of the column that says so, made or uploaded. */
interface Placed {
  duration: Duration
  index: number
}

/**
 * Pairs of how long things took and what that is made of or comes to: another time with a date in common, how far it
 * lies beyond a bound, and a state that they came to at the end of it: whether they were late by that end, a `status` at
 * the `status date`, `Delivered` at the date of delivery. Things that come to different ends take different times; the
 * time does not lead to the end.
 */
export function durationForms(
  table: Table,
  { columns, measures }: Pick<Profile, 'columns' | 'measures'>,
  placed: Placed[],
): [number, number][] {
  const ends = placed.flatMap(({ duration, index }) =>
    columns
      .filter((state) => isAtEnd(table, state, duration.column.derivedFrom![1]!))
      .map((state): [number, number] => [index, state.index]),
  )
  const parts = placed.flatMap((one, place) =>
    placed
      .slice(place + 1)
      .filter((other) => meet(one.duration, other.duration))
      .map((other): [number, number] => [one.index, other.index]),
  )
  // how late something came is a part of how long it took
  const counted = placed.flatMap(({ duration, index }) =>
    measures
      .filter((other) => other !== index && !placed.some((one) => one.index === other))
      .filter((other) =>
        table.columns[other]!.derivedFrom?.some((date) => duration.column.derivedFrom!.includes(date)),
      )
      .map((other): [number, number] => [index, other]),
  )
  const beyond = placed.flatMap(({ duration, index }) =>
    measures
      .filter((other) => other !== index && table.columns[other]!.numbers)
      .filter((other) => isHurdle(sampledNumbers(table.columns[other]!), sampledNumbers(duration.column)))
      .map((other): [number, number] => [index, other]),
  )
  return [...ends, ...parts, ...counted, ...beyond]
}

/** With a date in common the one time is a part of the other, or of what both are parts of. */
const meet = (one: Duration, other: Duration) =>
  one.column.derivedFrom!.some((date) => other.column.derivedFrom!.includes(date))

function isAtEnd({ columns }: Table, { role, index, name, distinct }: ColumnProfile, end: string): boolean {
  if ((role !== 'boolean' && role !== 'category') || distinct > statesMax) return false
  const { derivedFrom, values } = columns[index]!
  if (derivedFrom) return derivedFrom.includes(end)
  const said = new Set(wordsOf(end))
  return [name, ...values].some((text) => wordsOf(text).some((word) => said.has(word)))
}

const wordsOf = (text: string) =>
  splitName(text).words.filter((word) => word.length > 2 && !hasWord(word, dateWords))
