import { splitName } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { rowsInTrades } from '../trades/rows-in-trades'
import type { ColumnSort } from '../trades/sort-signs'

/** How likely the columns of a table, as they stood in its file, make it one whose rows people count: a log of odds. */
export const rowsFollowed = ({ columns: own }: Table, { columns }: Profile): number =>
  rowsInTrades(
    columns
      .filter(({ index }) => !own[index]!.derivedFrom)
      .map((column) => ({ sort: sortOf(column), name: splitName(column.name) })),
  )

function sortOf({ role, distinct, summary }: ColumnProfile): ColumnSort {
  if (role === 'id') return 'id'
  if (role === 'time') return 'date'
  if (role === 'text') return 'remark'
  if (role === 'measure' || (role === 'geo' && summary !== null)) return 'number'
  return distinct === 2 ? 'yes/no' : 'kind'
}
