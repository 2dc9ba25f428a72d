import type { CleanResult } from '../clean/clean-result'
import { cleanTable } from '../clean/clean-table'
import type { Table } from '../table/table'
import type { ReadResult } from '../table/text-table'
import { fillDown } from './fill-down'
import { type LongTable, makeLong } from './make-long'

/** Cleans a table and brings it into one row for each thing and period; what is not certain stays and is offered. */
export function shapeTable(read: ReadResult): CleanResult {
  const { table, steps } = fillDown(read.table)
  const cleaned = cleanTable({ ...read, table })
  const told = [...steps, ...cleaned.steps]
  const long = makeLong(cleaned.table)
  if (!long) return { ...cleaned, steps: told }
  const again = cleanTable({ ...read, dialect: { ...read.dialect, delimiter: ',' }, table: long.table })
  return {
    table: withKnown(again.table, long.value),
    steps: [...told.filter(({ step }) => step !== 'periods_as_columns'), long.step],
    decimal: cleaned.decimal,
    dateOrder: cleaned.dateOrder,
  }
}

const withKnown = (table: Table, { name, unit, addsUp }: LongTable['value']): Table => ({
  ...table,
  columns: table.columns.map((column) =>
    column.name === name ? { ...column, unit: unit ?? column.unit, addsUp } : column,
  ),
})
