import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import type { ReadResult, TextTable } from '../table/text-table'
import { setAside } from './aside/set-aside'
import { buildColumn } from './build-column'
import { changeSteps } from './change-steps'
import type { CleanResult } from './clean-result'
import { dateOrderName, inferTableDayOrder, openOrderSteps } from './date-order'
import { dropDuplicates } from './duplicate-rows'
import { dropEmpty } from './empty-rows'
import { keepTextRows } from './keep-rows'
import { mergeVariants } from './merge-variants'
import { readColumn, scanColumn } from './read-column'
import { inferTableDecimal } from './table-context'
import { draftText } from './text-draft'
import { findTotals, totalSteps } from './total-rows'
import { withUnitCompanions } from './unit-companions'
import { reportWidePeriods } from './wide-periods'

/** Turns the texts of a table into typed columns; every change is told in `steps`. */
export function cleanTable(read: ReadResult): CleanResult {
  const semicolons = read.dialect.delimiter === ';'
  const labels: string[] = []
  const addsUp = new Map<string, boolean>()
  let source = read.table
  let pass = readColumns(source, semicolons)
  // a total's label or sum must not decide what its column is, so the columns are read again without it
  for (let totals = findTotals(pass.table); totals; totals = findTotals(pass.table)) {
    labels.push(...totals.labels)
    for (const [name, is] of totals.addsUp) if (is || !addsUp.has(name)) addsUp.set(name, is)
    source = keepTextRows(source, totals.keep)
    pass = readColumns(source, semicolons)
  }
  const steps = [...pass.steps, ...totalSteps(labels)]
  const known = withAddsUp(pass.table, addsUp)
  const table = setAside(dropDuplicates(mergeVariants(dropEmpty(known, steps), steps), steps), steps)
  reportWidePeriods(table, steps)
  return { table, steps, decimal: pass.decimal, dateOrder: pass.dateOrder }
}

const withAddsUp = (table: Table, addsUp: Map<string, boolean>): Table =>
  addsUp.size === 0
    ? table
    : { ...table, columns: table.columns.map((column) => ({ ...column, addsUp: addsUp.get(column.name) })) }

function readColumns(source: TextTable, semicolons: boolean): CleanResult {
  const scans = source.columns.map((column) => scanColumn(draftText(column)))
  const decimal = inferTableDecimal(scans.flatMap((scan) => scan.numbers ?? []))
  const dayOrder = inferTableDayOrder(scans, { semicolons, decimal })
  const steps: CleaningStep[] = []
  const read = scans.map((scan) => {
    const reading = readColumn(scan, { decimal, semicolons, dayOrder: dayOrder.order })
    steps.push(...changeSteps(scan.draft, reading), ...openOrderSteps(scan, reading, dayOrder))
    return { draft: scan.draft, reading, column: buildColumn(scan.draft, reading) }
  })
  const columns = withUnitCompanions(read, steps)
  const dateOrder = dateOrderName(scans, columns, dayOrder)
  return { table: { columns, rowCount: source.rowCount }, steps, decimal, dateOrder }
}
