import { findWord, wordList } from '../names/name-words'
import type { Table } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { hardlyMoves, rowsBefore } from './find-standing'
import type { ColumnProfile } from './profile'

/** A bank's loans stand there, a library's are made anew: their name is that of a level and of what happens alike. */
const eitherWords = wordList('loans deposits enrolments enrollments')

/**
 * Whole numbers that are called as a level may be, of things that have them once a date, and that move from date to date
 * as what is counted anew does: they add up. By index.
 */
export function findCountedAnew(of: {
  table: Table
  columns: ColumnProfile[]
  facts: ColumnFacts[]
  mainTime: number | null
}): Set<number> {
  const { table, columns, facts, mainTime } = of
  const levels = columns.filter(
    ({ index, role, additivity, unit, summary }) =>
      role === 'measure' &&
      additivity === 'semi_additive' &&
      unit === null &&
      summary?.integers &&
      summary.min >= 0 &&
      findWord(facts[index]!.name, eitherWords) !== null,
  )
  const time = mainTime === null ? null : table.columns[mainTime]!
  if (levels.length === 0 || !time?.numbers) return new Set()
  const before = rowsBefore(table, columns, time)
  if (!before) return new Set()
  return new Set(
    levels.flatMap(({ index }) => (hardlyMoves(table.columns[index]!.numbers!, before) ? [] : [index])),
  )
}
