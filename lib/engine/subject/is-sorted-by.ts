import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'

const rowsMin = 20
/** Fewer different numbers stand in order since the rows of each group do. */
const distinctShareMin = 0.25

/** Whether rows that are no course in time stand in the order of a measure: a list is sorted by what it is about. */
export function isSortedBy(table: Table, { mainTime }: Profile, column: ColumnProfile): boolean {
  if (mainTime !== null || column.role !== 'measure' || table.columns[column.index]!.derivedFrom) return false
  const numbers = table.columns[column.index]!.numbers!.filter((value) => !Number.isNaN(value))
  if (numbers.length < rowsMin || column.distinct < distinctShareMin * numbers.length) return false
  const rises = numbers.some((value, at) => at > 0 && value > numbers[at - 1]!)
  const falls = numbers.some((value, at) => at > 0 && value < numbers[at - 1]!)
  return rises !== falls
}
