import type { Profile } from './profile'

/** `1 customer`, `7,043 customers`; rows where it is not known what they are. */
export const rowsWord = ({ row }: Pick<Profile, 'row'>, count: number): string =>
  count === 1 ? (row?.one ?? 'row') : (row?.many ?? 'rows')

/** What is counted over the main date: `new members`, where members are counted by when they joined. */
export const rowsOverTime = (profile: Pick<Profile, 'row' | 'columns' | 'mainTime'>): string => {
  const isNew = profile.mainTime !== null && profile.columns[profile.mainTime]!.begins
  return `${isNew ? 'new ' : ''}${rowsWord(profile, 2)}`
}
