import type { TableRows } from '@/lib/contracts/table-rows'

export const tableRowsExample: TableRows = {
  columns: ['region', 'amount'],
  rows: [
    ['North', 30],
    ['North', 20],
    ['South', 10],
  ],
  offset: 0,
  matching_rows: 3,
  total_rows: 3,
}
