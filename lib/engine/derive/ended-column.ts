import { upperFirst } from '@/lib/format/first-letter'
import { findWord, splitName, wordList } from '../names/name-words'
import { answerWords } from '../profile/answer-words'
import { findEndings, isTied, Looked, tieOf } from '../profile/find-endings'
import { inferUpIsGood } from '../profile/infer-direction'
import type { ColumnProfile, Profile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'
import { yesNoColumn } from './yes-no-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** What ends most things is their normal course, and how long it took is told of it. */
const endedMax = 0.5
const endedMin = 0.03
/** A column of more values is no state. */
const statesMax = 12
/** Words that say that it is a date. */
const dateWords = wordList(
  'on at date dt day time timestamp ts utc datum am um le la date jour fecha el dia data il giorno',
)

/**
 * Whether a thing has ended, as a yes or no, where only the date of it says so: accounts with a day on which they were
 * cancelled, people with one on which they left. Nothing where a state in the file says the same, or where most ended.
 */
export function withEnded({ table, profile }: Dataset): Dataset {
  const end = findEnd(table, profile)
  const name = end && nameOf(end)
  if (!name || table.columns.some((column) => column.name.toLowerCase() === name.toLowerCase()))
    return { table, profile }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, endedColumn(table, end, name)] },
    profile: { ...profile, columns: [...profile.columns, endedProfile(end, name, index)] },
  }
}

function findEnd(table: Table, { columns }: Profile): ColumnProfile | null {
  const looked = new Looked(table)
  const states = columns.filter(
    ({ role, distinct }) => (role === 'category' || role === 'boolean') && distinct <= statesMax,
  )
  const isTold = (end: number) =>
    states.some((state) =>
      looked.answers(state.index).some((answer) => isTied(tieOf(answer, looked.numbers(end)))),
    )
  const ends = new Set(findEndings(table, columns).map(({ end }) => end))
  const open = [...ends].filter((end) => {
    const ended = 1 - table.columns[end]!.missing / table.rowCount
    return ended >= endedMin && ended <= endedMax && !isTold(end)
  })
  return open.length === 1 ? columns[open[0]!]! : null
}

/** `Cancelled` of `cancelled_on`; null where the name says nothing but that it is a date. */
function nameOf({ name }: ColumnProfile): string | null {
  const words = splitName(name).words.filter((word) => !findWord(splitName(word), dateWords))
  return words.length > 0 ? upperFirst(words.join(' ')) : null
}

function endedColumn({ columns }: Table, end: ColumnProfile, name: string): Column {
  const { codes } = columns[end.index]!
  return yesNoColumn(
    name,
    Float64Array.from(codes, (code) => Number(code !== missingCode)),
    [end.name],
  )
}

function endedProfile(end: ColumnProfile, name: string, index: number): ColumnProfile {
  const label = name.toLowerCase()
  return {
    ...end,
    ...{ index, name, label, type: 'boolean', role: 'boolean', missing: 0, distinct: 2 },
    ...answerWords({ label }, { yes: 'true', no: 'false' }),
    upIsGood: inferUpIsGood(splitName(name)),
    grain: null,
    confidence: 0.8,
    evidence: [`Computed: whether ${end.name} is filled in.`],
    summary: null,
  }
}
