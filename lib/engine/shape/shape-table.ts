import type { Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { CleanResult } from '../clean/clean-result'
import { cleanTable } from '../clean/clean-table'
import { nothingUndone, Steps, type Undone } from '../clean/steps'
import { EngineError } from '../engine-error'
import type { Table } from '../table/table'
import type { ReadResult } from '../table/text-table'
import { fillDown } from './fill-down'
import { fillOrders } from './fill-orders'
import { findPeriods } from './find-periods'
import { findPossiblePeriods } from './find-possible-periods'
import { type LongTable, makeLong } from './make-long'
import { offerShapes } from './offer-shapes'

export interface ShapedTable extends CleanResult {
  /** What it may be instead, where it may. */
  shapes?: ShapeOffer[]
}

export interface ShapeOptions {
  shape?: Shape
  /** Guesses that are not to be made, by the ids of their steps. */
  undone?: Undone
}

/**
 * Cleans a table and brings it into one row for each thing and period; what is not certain stays and is offered. What
 * the caller wants goes first; throws `validation_error` where the table can't have that shape.
 */
export function shapeTable(
  read: ReadResult,
  { shape: wanted, undone = nothingUndone }: ShapeOptions = {},
): ShapedTable {
  const steps = new Steps(undone)
  const cleaned = cleanTable({ ...read, table: fillDown(read.table, steps) }, undone)
  steps.push(...cleaned.steps)
  const certain = findPeriods(cleaned.table)
  const wide = certain ?? findPossiblePeriods(cleaned.table)
  if (!wide && wanted === 'long') throw noPeriods()
  if (!wide) {
    return { ...cleaned, table: fillOrders(cleaned.table, steps), steps: steps.list }
  }
  const taken = wanted ?? (certain ? 'long' : 'wide')
  const long = makeLong(wide, cleaned.table.rowCount)
  const shapes = offerShapes({ wide, table: cleaned.table, long, taken })
  if (taken === 'wide') return { ...cleaned, steps: steps.list, shapes }
  const dialect = { ...read.dialect, delimiter: ',' }
  const again = cleanTable({ ...read, dialect, table: long.table }, undone)
  return {
    table: withKnown(again.table, long),
    steps: [
      ...steps.list.filter(({ step }) => step !== 'periods_as_columns'),
      long.step,
      ...again.steps.filter(({ id }) => id !== undefined && !steps.list.some((told) => told.id === id)),
    ],
    decimal: cleaned.decimal,
    dateOrder: cleaned.dateOrder,
    shapes,
  }
}

const withKnown = (table: Table, { value, repeated }: LongTable): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    if (column.name === value.name)
      return { ...column, unit: value.unit ?? column.unit, addsUp: value.addsUp }
    return repeated.includes(column.name) ? { ...column, addsUp: false } : column
  }),
})

const noPeriods = () =>
  new EngineError(
    'validation_error',
    'shape: the table can’t be made long: it has no columns that are periods of one measure (“2023”, “2024” or “Jan”, “Feb”). Leave the field out, or send "wide".',
  )
