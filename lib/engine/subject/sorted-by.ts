import { findWord, splitName, wordList } from '../profile/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'

const rankWords = wordList(
  'rank ranking rang platz place placement position pos classement puesto posizione posto',
)
const rowsMin = 20
/** Fewer different numbers stand in order since the rows of each group do. */
const distinctShareMin = 0.25
/** Lists are sorted by the size of what they name as well; a column of places says what they are places in. */
const unrankedWeight = 0.25

/** How much the order of rows that are no course in time says of a measure: a ranking is about what it ranks by. */
export function sortedBy(table: Table, profile: Profile, column: ColumnProfile): number {
  if (profile.mainTime !== null || column.role !== 'measure' || table.columns[column.index]!.derivedFrom)
    return 0
  const numbers = table.columns[column.index]!.numbers!.filter((value) => !Number.isNaN(value))
  if (numbers.length < rowsMin || column.distinct < distinctShareMin * numbers.length) return 0
  const rises = numbers.some((value, at) => at > 0 && value > numbers[at - 1]!)
  const falls = numbers.some((value, at) => at > 0 && value < numbers[at - 1]!)
  if (rises === falls) return 0
  return profile.columns.some(({ index }) => isRanking(table, index)) ? 1 : unrankedWeight
}

/** One to the last, down the rows. */
const isRanking = ({ columns }: Table, index: number): boolean =>
  findWord(splitName(columns[index]!.name), rankWords) !== null &&
  columns[index]!.numbers?.every((place, row) => place === row + 1) === true
