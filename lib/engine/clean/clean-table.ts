import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import type { ReadResult } from '../table/text-table'
import { buildColumn } from './build-column'
import { changeSteps } from './change-steps'
import type { CleanResult } from './clean-result'
import { dateOrderName, inferTableDayOrder, openOrderSteps } from './date-order'
import { reportDuplicates } from './duplicate-rows'
import { dropEmpty } from './empty-rows'
import { mergeVariants } from './merge-variants'
import { readColumn, scanColumn } from './read-column'
import { inferTableDecimal } from './table-context'
import { draftText } from './text-draft'
import { dropTotals } from './total-rows'
import { reportWidePeriods } from './wide-periods'

/** Turns the texts of a table into typed columns; every change is told in `steps`. */
export function cleanTable(read: ReadResult): CleanResult {
  const scans = read.table.columns.map((column) => scanColumn(draftText(column)))
  const decimal = inferTableDecimal(scans.flatMap((scan) => scan.numbers ?? []))
  const semicolons = read.dialect.delimiter === ';'
  const dayOrder = inferTableDayOrder(scans, { semicolons, decimal })
  const steps: CleaningStep[] = []
  const columns = scans.map((scan) => {
    const reading = readColumn(scan, { decimal, semicolons, dayOrder: dayOrder.order })
    steps.push(...changeSteps(scan.draft, reading), ...openOrderSteps(scan, reading, dayOrder))
    return buildColumn(scan.draft, reading)
  })
  const dateOrder = dateOrderName(scans, columns, dayOrder)
  const table = cleanRows({ columns, rowCount: read.table.rowCount }, steps)
  return { table, steps, decimal, dateOrder }
}

function cleanRows(read: Table, steps: CleaningStep[]): Table {
  const table = mergeVariants(dropTotals(dropEmpty(read, steps), steps), steps)
  reportDuplicates(table, steps)
  reportWidePeriods(table, steps)
  return table
}
