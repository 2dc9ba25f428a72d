import { hasWord, splitName, wordList } from '../profile/name-words'
import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import type { Duration } from './duration-columns'

const statesMax = 8
/** What a date is called beside what happened at it. */
const dateWords = wordList(
  'date dt day time at on ts timestamp datum tag zeit jour heure fecha dia data giorno ora',
)

/**
 * Pairs of how long things took, by its place behind the columns, and a state that they came to at the end of it:
 * whether they were late by that end, a `status` at the `status date`, `Delivered` at the date of delivery. Things that
 * come to different ends take different times; the time does not lead to the end.
 */
export function durationForms(
  table: Table,
  columns: ColumnProfile[],
  durations: Duration[],
): [number, number][] {
  const first = table.columns.length
  const ends = durations.flatMap(({ column }, place) =>
    columns
      .filter((state) => isAtEnd(table, state, column.derivedFrom![1]!))
      .map(({ index }): [number, number] => [first + place, index]),
  )
  const parts = durations.flatMap((one, place) =>
    durations
      .slice(place + 1)
      .flatMap((other, at) => (meet(one, other) ? [[first + place, first + place + 1 + at]] : [])),
  ) as [number, number][]
  return [...ends, ...parts]
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
