import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'

export interface CleanResult {
  table: Table
  steps: CleaningStep[]
  /** `.` or `,` where the numbers showed it. */
  decimal: string | null
  /** `YMD`, `DMY` or `MDY` where the dates showed it. */
  dateOrder: string | null
}
