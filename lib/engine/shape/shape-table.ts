import type { CleaningStep, Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { CleanResult } from '../clean/clean-result'
import { cleanTable } from '../clean/clean-table'
import { nothingUndone, Steps, type Undone } from '../clean/steps'
import { EngineError } from '../engine-error'
import type { Table } from '../table/table'
import type { ReadResult, TextTable } from '../table/text-table'
import { crossedForm } from './crossed-form'
import { fillMarks } from './ditto-marks'
import { fillDown } from './fill-down'
import { fillOrders } from './fill-orders'
import { findLongForm } from './find-long-form'
import { leaveHeadersOut } from './headers-again'
import { listsForm } from './lists-form'
import type { LongForm, LongTable } from './long-form'
import { takeNoteMarks } from './note-marks'
import { offerShapes } from './offer-shapes'
import { openSections } from './section-rows'
import { toldForm } from './told-form'
import { arePeriods, turnedForm } from './turned-form'

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
  const source = mended(read.table, steps)
  const of = toldForm(source)
  const turned = of ?? turnedForm(source)
  const filled = [...steps.list]
  const isTurned = turned?.isCertain && (of !== null || !arePeriods(source))
  if (isTurned && wanted !== 'wide')
    return madeLong(read, { form: turned, wide: source, told: filled, undone })
  const cleaned = cleanTable({ ...read, table: source }, undone)
  steps.push(...cleaned.steps)
  const form = isTurned ? turned : surer(findLongForm(cleaned.table), turned)
  if (!form && wanted === 'long') throw noLongForm()
  const taken = wanted ?? (form?.isCertain ? 'long' : 'wide')
  if (form && taken === 'long') {
    const told = form.isAsRead ? filled : steps.list.filter(({ step }) => step !== 'periods_as_columns')
    return madeLong(read, { form, wide: cleaned.table, told, undone, cleaned })
  }
  const wide = { ...cleaned, table: fillOrders(cleaned.table, steps), steps: steps.list }
  return form ? { ...wide, shapes: offerShapes({ form, wide: cleaned.table, taken }) } : wide
}

/** What is written for people to read is brought into one row for each thing with all that is said of it. */
const mended = (table: TextTable, steps: Steps): TextTable =>
  [leaveHeadersOut, fillMarks, takeNoteMarks, openSections, fillDown].reduce(
    (before, mend) => mend(before, steps),
    table,
  )

/** The first that is certain, else the first that there is. */
const surer = (...forms: (LongForm | null)[]): LongForm | null =>
  forms.find((form) => form?.isCertain) ?? forms.find((form) => form !== null) ?? null

interface Lengthening {
  form: LongForm
  wide: Pick<Table | TextTable, 'rowCount' | 'columns'>
  /** What was done before. */
  told: CleaningStep[]
  undone: Undone
  /** What the wide table was read as, where its cells are no longer as they were written. */
  cleaned?: CleanResult
}

/** Lists within lists are opened as far as this. */
const levelsMax = 3

function madeLong(read: ReadResult, { form, wide, told, undone, cleaned }: Lengthening): ShapedTable {
  const dialect = form.isAsRead ? read.dialect : { ...read.dialect, delimiter: ',' }
  const made: LongTable[] = []
  const steps = [...told]
  const lengthen = (next: LongForm): CleanResult => {
    const long = next.make()
    made.push(long)
    const again = cleanTable({ ...read, dialect, table: long.table }, undone)
    const isNew = ({ id }: CleaningStep) => id !== undefined && !steps.some((one) => one.id === id)
    steps.push(long.step, ...(form.isAsRead ? again.steps : again.steps.filter(isNew)))
    return { ...again, table: made.reduce(withKnown, again.table) }
  }
  let result = lengthen(form)
  for (let inner = innerForm(result, made); inner; inner = innerForm(result, made)) result = lengthen(inner)
  const { decimal, dateOrder } = form.isAsRead || !cleaned ? result : cleaned
  const opened = made.length > 1 ? { ...form, rows: result.table.rowCount } : form
  const shapes = offerShapes({ form: opened, wide, taken: 'long' })
  return { table: result.table, steps, decimal, dateOrder, shapes }
}

/**
 * Records within the records that were made rows are opened too; lists beside them are another table's rows. What is left
 * of names that were crossed of three parts may be crossed of two.
 */
function innerForm({ table }: CleanResult, made: LongTable[]): LongForm | null {
  const last = made.at(-1)
  if (!last || made.length >= levelsMax) return null
  const inner = last.opened
    ? listsForm(table, last.opened)
    : last.isCrossed
      ? crossedForm(table, { isInner: true })
      : null
  return inner?.isCertain ? inner : null
}

const withKnown = (table: Table, { values, repeated, eachOf }: LongTable): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    const value = values.find(({ name }) => name === column.name)
    if (value) {
      const { unit, addsUp, isMeasured } = value
      return { ...column, unit: unit ?? column.unit, addsUp, ...(isMeasured && { isMeasured }) }
    }
    if (!repeated.includes(column.name)) return column
    return { ...column, addsUp: false, eachOf: column.eachOf ?? eachOf?.get(column.name) }
  }),
})

const noLongForm = () =>
  new EngineError(
    'validation_error',
    'shape: the table can’t be made long: it has no columns that are periods of one measure (“2023”, “2024” or “Jan”, “Feb”), questions with the same answers, parts of a whole or things told of below them, and no lists in its cells. Leave the field out, or send "wide".',
  )
