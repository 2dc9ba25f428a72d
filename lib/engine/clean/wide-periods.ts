import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import { splitDate } from './date-text'
import { findMonth } from './month-names'

const periodsMin = 3
const year = /^(?:FY\s?)?((?:19|20)\d{2})$/i

/** Says where months, quarters or years stand as columns, and offers the long form; the table stays as it is. */
export function reportWidePeriods(table: Table, steps: CleaningStep[]): void {
  const periods = table.columns.filter(
    (column) => (column.type === 'integer' || column.type === 'number') && isPeriod(column.name),
  )
  if (periods.length < periodsMin) return
  const [first, last] = [periods[0]!.name, periods.at(-1)!.name]
  const detail =
    `${periods.length} columns from "${first}" to "${last}" hold one measure over time. ` +
    'Left as they are; in long form (a column for the period, one for the value) they can be drawn over time.'
  steps.push({ step: 'periods_as_columns', column: null, rows: table.rowCount, detail })
}

function isPeriod(name: string): boolean {
  const text = name.trim()
  if (year.test(text) || findMonth(text) !== null) return true
  const form = splitDate(text)?.form
  return form === 'month' || form === 'quarter' || form === 'week' || form === 'iso'
}
