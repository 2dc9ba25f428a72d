import { findWord, splitName, wordList } from '../names/name-words'
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
  const rows = rowsOneWay(table.columns[column.index]!.numbers!)
  if (rows < rowsMin || column.distinct < distinctShareMin * rows) return 0
  return profile.columns.some(({ index }) => isRanking(table, index)) ? 1 : unrankedWeight
}

/** How many rows have a number where none of them falls, or none rises; 0 where both are so, or neither. */
function rowsOneWay(numbers: Float64Array): number {
  let rows = 0
  let [rises, falls] = [false, false]
  let last = Number.NaN
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row]!
    if (Number.isNaN(value)) continue
    if (value > last) rises = true
    if (value < last) falls = true
    if (rises && falls) return 0
    last = value
    rows++
  }
  return rises === falls ? 0 : rows
}

/** One to the last, down the rows. */
const isRanking = ({ columns }: Table, index: number): boolean =>
  findWord(splitName(columns[index]!.name), rankWords) !== null &&
  columns[index]!.numbers?.every((place, row) => place === row + 1) === true
