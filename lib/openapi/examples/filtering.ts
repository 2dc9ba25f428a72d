import type { FilteredDashboard } from '@/lib/contracts/selection'
import { wholeTable } from '@/lib/contracts/selection-query'
import { dashboardExample } from './dashboard'

export const filteredDashboardExample: FilteredDashboard = {
  dashboard: dashboardExample,
  selection: wholeTable,
  rows: { shown: 3, total: 3 },
  empty_blocks: [],
  fields: {
    time: null,
    categories: [
      {
        column: 'region',
        label: 'Region',
        values: [
          { value: 'North', label: 'North', rows: 2 },
          { value: 'South', label: 'South', rows: 1 },
        ],
      },
    ],
    numbers: [
      { column: 'amount', label: 'Amount', min: 10, max: 30, format: { style: 'number', decimals: 0 } },
    ],
  },
}
