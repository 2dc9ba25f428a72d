import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Column } from '../table/table'
import type { ColumnReading } from './column-reading'
import type { DayOrder } from './date-text'
import type { ColumnScan } from './read-column'
import type { TableContext } from './table-context'

/** The order of day and month for the columns that leave it open. */
export interface TableDayOrder {
  order: DayOrder
  /** Another date column showed it; else it is a guess from the way of writing. */
  isShown: boolean
}

/** Votes over the date columns that show their order; without any, points and decimal commas go with the day first. */
export function inferTableDayOrder(scans: ColumnScan[], context: TableContext): TableDayOrder {
  const orders = scans.flatMap((scan) => (scan.dates?.openRows ? (scan.dates.order.order ?? []) : []))
  const days = orders.filter((order) => order === 'DMY').length
  if (orders.length > 0 && days * 2 !== orders.length) {
    return { order: days * 2 > orders.length ? 'DMY' : 'MDY', isShown: true }
  }
  const separators = scans.flatMap((scan) => scan.dates?.order.separator ?? [])
  const isDayFirst = separators.some((mark) => mark !== '/') || context.decimal === ',' || context.semicolons
  return { order: isDayFirst ? 'DMY' : 'MDY', isShown: false }
}

export const otherOrder = (order: DayOrder): DayOrder => (order === 'DMY' ? 'MDY' : 'DMY')

/** Says of a date column how its order was settled where the column itself left it open; null where it did not. */
export function openOrderStep(
  scan: ColumnScan,
  reading: ColumnReading,
  table: TableDayOrder,
): CleaningStep | null {
  const isDate = reading.type === 'date' || reading.type === 'datetime'
  if (!isDate || !scan.dates?.openRows || scan.dates.order.order) return null
  const index = scan.dates.dates.findIndex((date) => date?.form === 'open')
  const sample = `"${scan.draft.texts[index]}" is ${reading.texts[index]}`
  const reason = table.isShown
    ? 'The other date columns show which part is the day'
    : 'Which part is the day and which the month stays open'
  return {
    step: 'date_order',
    column: scan.draft.name,
    rows: scan.dates.openRows,
    detail: `${reason}; read with the ${table.order === 'DMY' ? 'day' : 'month'} first: ${sample}.`,
  }
}

/** `YMD`, `DMY` or `MDY` for the report; null without dates. */
export function dateOrderName(scans: ColumnScan[], columns: Column[], table: TableDayOrder): string | null {
  const dated = scans.filter(
    (_, index) => columns[index]!.type === 'date' || columns[index]!.type === 'datetime',
  )
  if (dated.length === 0) return null
  const open = dated.filter((scan) => scan.dates?.openRows)
  if (open.length > 0) return open[0]!.dates!.order.order ?? table.order
  return dated.some((scan) => scan.dates?.dates.some((date) => date?.form === 'iso')) ? 'YMD' : null
}
