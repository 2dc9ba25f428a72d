import type { Table } from '../table/table'
import type { ReadResult, TextTable } from '../table/text-table'
import { setAside } from './aside/set-aside'
import { buildColumn } from './build-column'
import { tellChanges } from './change-steps'
import type { CleanResult } from './clean-result'
import { dateOrderName, inferTableDayOrder, openOrderStep, otherOrder } from './date-order'
import type { DayOrder } from './date-text'
import { dropDuplicates } from './duplicate-rows'
import { dropEmpty } from './empty-rows'
import { keepTextRows } from './keep-rows'
import type { DecimalMark } from './loose-number'
import { mergeVariants } from './merge-variants'
import { hasOpenPoints, otherMark, pointsStep, weighPoints } from './open-points'
import { type ColumnScan, readColumn, scanColumn } from './read-column'
import { guessId, nothingUndone, Steps, type Undone } from './steps'
import type { Subtotals } from './subtotals'
import { inferTableDecimal } from './table-context'
import { draftText } from './text-draft'
import { findTotals, keptStep, type TotalRows, totalStep } from './total-rows'
import { withUnitCompanions } from './unit-companions'
import { reportWidePeriods } from './wide-periods'

/**
 * Turns the texts of a table into typed columns; every change is told in `steps`. Guesses that are `undone`, by their
 * ids, are told and not made.
 */
export function cleanTable(read: ReadResult, undone: Undone = nothingUndone): CleanResult {
  const options = { semicolons: read.dialect.delimiter === ';', undone }
  const left: Subtotals = { labels: [], off: [] }
  const addsUp = new Map<string, boolean>()
  let source = read.table
  let pass = readColumns(source, options)
  const keepsTotals = undone.has(guessId('total_rows', null))
  // a total's label or sum must not decide what its column is, so the columns are read again without it
  const takesUnsure = undone.has(guessId('sums_kept', null))
  let unsure: string[] = []
  let whole = new Map<string, number>()
  const next = () => findTotals(pass.table, source, { takesUnsure, whole })
  for (let totals = next(); totals; totals = keepsTotals || totals.labels.length === 0 ? null : next()) {
    unsure = unsure.concat(totals.unsure ?? [])
    whole = totals.whole ?? whole
    left.labels.push(...totals.labels)
    left.off.push(...totals.off)
    for (const [name, is] of totals.addsUp) if (is || !addsUp.has(name)) addsUp.set(name, is)
    if (keepsTotals || totals.labels.length === 0) continue
    source = keepTextRows(withNames(source, totals), totals.keep)
    pass = readColumns(source, options)
  }
  const { steps } = pass
  if (unsure.length > 0) steps.guess(keptStep(unsure))
  if (left.labels.length > 0) steps.guess(totalStep(left))
  const known = withAddsUp(pass.table, addsUp)
  const table = setAside(dropDuplicates(mergeVariants(dropEmpty(known, steps), steps), steps), steps)
  reportWidePeriods(table, steps)
  return { table, steps: steps.list, decimal: pass.decimal, dateOrder: pass.dateOrder }
}

/** What totals above their rows name, these rows have too. */
const withNames = (source: TextTable, { named }: TotalRows): TextTable =>
  named && named.size > 0
    ? {
        ...source,
        columns: source.columns.map((column) => {
          const from = named.get(column.name)
          return from ? { ...column, codes: from.map((row) => column.codes[row]!) } : column
        }),
      }
    : source

const withAddsUp = (table: Table, addsUp: Map<string, boolean>): Table =>
  addsUp.size === 0
    ? table
    : { ...table, columns: table.columns.map((column) => ({ ...column, addsUp: addsUp.get(column.name) })) }

interface ReadOptions {
  semicolons: boolean
  undone: Undone
}

function readColumns(source: TextTable, { semicolons, undone }: ReadOptions) {
  const isUndone = (kind: string, column: string) => undone.has(guessId(kind, column))
  const scans = source.columns.map((column) =>
    scanColumn(draftText(column, { keepsMarks: isUndone('marks', column.name) })),
  )
  const clear = inferTableDecimal(scans.flatMap((scan) => scan.numbers ?? []))
  const weighed = semicolons && clear === null ? weighPoints(scans) : null
  const asWeighed = weighed === ',' ? weighed : clear
  const dayOrder = inferTableDayOrder(scans, { semicolons, decimal: asWeighed })
  const steps = new Steps(undone)
  const readAs = (scan: ColumnScan, order: DayOrder, mark: DecimalMark | null) =>
    readColumn(scan, { decimal: mark, semicolons, dayOrder: order })
  const readings = scans.map((scan) => readAs(scan, dayOrder.order, asWeighed))
  const points = weighed && pointsStep(scans, readings, weighed)
  const isOther = points !== null && !steps.guess(points)
  const decimal = isOther ? otherMark(weighed!) : asWeighed
  const read = scans.map((scan, at) => {
    const { draft } = scan
    const found = readings[at]!
    tellChanges(draft, found, steps)
    const order = openOrderStep(scan, found, dayOrder)
    const isReordered = order !== null && !steps.guess(order)
    const ordered =
      isReordered || (isOther && hasOpenPoints(scan))
        ? readAs(scan, isReordered ? otherOrder(dayOrder.order) : dayOrder.order, decimal)
        : found
    const reading = (isUndone('codes', draft.name) && ordered.withCodes) || ordered
    return { draft, reading, column: buildColumn(draft, reading) }
  })
  const columns = withUnitCompanions(read, steps)
  const dateOrder = dateOrderName(scans, columns, dayOrder)
  return { table: { columns, rowCount: source.rowCount }, steps, decimal, dateOrder }
}
