import { testIndependence } from '../stats/contingency'
import { crossTable } from '../table/cross-table'
import type { Table } from '../table/table'

/** From this Cramér's V on two kinds are one thing under two names. */
export const twinFrom = 0.9
const valuesMax = 30

/** Whether two columns of kinds say the same of nearly every row: a ticket's category and the group that it goes to. */
export function areTwins(table: Table, a: number, b: number): boolean {
  if (table.columns[a]!.values.length > valuesMax || table.columns[b]!.values.length > valuesMax) return false
  const { counts, rows, columns } = crossTable(table, a, b)
  return testIndependence(counts, rows, columns).v >= twinFrom
}
