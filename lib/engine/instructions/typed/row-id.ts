import type { Item, Reading } from './item'

const rowNameShare = 0.95

/** "customers" of `customerID`: a word for the rows, where each has its own. */
export const isRowId = ({ columns: [best], values }: Item, { profile, table }: Reading['data']): boolean => {
  const column = best && values.length === 0 ? profile.columns[best.index] : undefined
  return column?.role === 'id' && column.distinct >= rowNameShare * table.rowCount
}
