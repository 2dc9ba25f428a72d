import type { Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { CleanResult } from '../clean/clean-result'
import { cleanTable } from '../clean/clean-table'
import { nothingUndone, Steps, type Undone } from '../clean/steps'
import { EngineError } from '../engine-error'
import type { Table } from '../table/table'
import type { ReadResult } from '../table/text-table'
import { fillDown } from './fill-down'
import { fillOrders } from './fill-orders'
import { findLongForm } from './find-long-form'
import type { LongTable } from './long-form'
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
  const form = findLongForm(cleaned.table)
  if (!form && wanted === 'long') throw noLongForm()
  const filled = { ...cleaned, table: fillOrders(cleaned.table, steps), steps: steps.list }
  if (!form) return filled
  const taken = wanted ?? (form.isCertain ? 'long' : 'wide')
  const shapes = offerShapes({ form, table: cleaned.table, taken })
  if (taken === 'wide') return { ...filled, shapes }
  const long = form.make()
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

const withKnown = (table: Table, { values, repeated }: LongTable): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    const value = values.find(({ name }) => name === column.name)
    if (value) return { ...column, unit: value.unit ?? column.unit, addsUp: value.addsUp }
    return repeated.includes(column.name) ? { ...column, addsUp: false } : column
  }),
})

const noLongForm = () =>
  new EngineError(
    'validation_error',
    'shape: the table can’t be made long: it has no columns that are periods of one measure (“2023”, “2024” or “Jan”, “Feb”), questions with the same answers or parts of a whole, and no lists in its cells. Leave the field out, or send "wide".',
  )
