import type { Profile } from './profile'

/** `1 customer`, `7,043 customers`; rows where it is not known what they are. */
export const rowsWord = ({ row }: Pick<Profile, 'row'>, count: number): string =>
  count === 1 ? (row?.one ?? 'row') : (row?.many ?? 'rows')
