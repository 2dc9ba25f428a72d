import { pluralOf } from './plural-of'
import type { ColumnProfile, Profile } from './profile'

/** `1 customer`, `7,043 customers`; rows where it is not known what they are. */
export const rowsWord = ({ row }: Pick<Profile, 'row'>, count: number): string =>
  count === 1 ? (row?.one ?? 'row') : (row?.many ?? 'rows')

/** The same for the numbers of a column, which may be of orders where rows are their lines. */
export const holdersWord = (
  profile: Profile,
  { each }: Pick<ColumnProfile, 'each'>,
  count: number,
): string => (each ? (count === 1 ? each : pluralOf(each)) : rowsWord(profile, count))

/** What is counted over the main date: `new members`, where members are counted by when they joined. */
export const rowsOverTime = (profile: Pick<Profile, 'row' | 'columns' | 'mainTime'>): string => {
  const isNew = profile.mainTime !== null && profile.columns[profile.mainTime]!.begins
  return `${isNew ? 'new ' : ''}${rowsWord(profile, 2)}`
}
