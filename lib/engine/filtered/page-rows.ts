import type { Filter } from '@/lib/contracts/query'
import type { RowCondition, RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import { cellAt } from '../cards/points'
import { dateRange } from '../table/date-range'
import { passingRows } from '../table/filter-rows'
import { orderRows } from '../table/order-rows'
import type { Column, Table } from '../table/table'
import { type Understanding, withOutcomes } from '../understanding'
import { columnNamed, SelectionError } from './selection-conditions'

/** The rows of the cleaned table that pass, in the order of a column, from one on. Throws a `SelectionError`. */
export function pageRows(understanding: Understanding, asked: RowsQuery): TableRows {
  const dataset = withOutcomes(understanding)
  const { table, profile } = dataset
  const columns = profile.columns.filter(({ of }) => !of)
  const sorted = asked.sort === undefined ? null : columnNamed(dataset, asked.sort, 'sort')
  const filters = asked.conditions.map((condition) =>
    filterOf(condition, (param) => columnNamed(dataset, condition.column, param)),
  )
  const rows = rowsOf(table, { filters, sorted, order: asked.order })
  return {
    columns: columns.map(({ name }) => name),
    rows: Array.from(rows.subarray(asked.offset, asked.offset + asked.limit), (row) =>
      columns.map(({ index }) => cellAt(dataset, index, row) as string | number | null),
    ),
    offset: asked.offset,
    matching_rows: rows.length,
    total_rows: table.rowCount,
  }
}

interface Wanted {
  filters: Filter[]
  sorted: Column | null
  order: RowsQuery['order']
}

const last = new WeakMap<Table, { key: string; rows: Int32Array }>()

/** Whoever scrolls asks for the same rows again and again; of each table the last ones are kept. */
function rowsOf(table: Table, { filters, sorted, order }: Wanted): Int32Array {
  const key = JSON.stringify([filters, sorted?.name, order])
  const known = last.get(table)
  if (known?.key === key) return known.rows
  const keep = passingRows(table, filters)
  const rows = orderRows(table, sorted && { column: sorted, order }).filter((row) => keep[row])
  last.set(table, { key, rows })
  return rows
}

function filterOf({ column: name, kind, text }: RowCondition, find: (param: string) => Column): Filter {
  const param = `${kind}.${name}`
  const column = find(param)
  if (kind === 'is') return { column: name, op: '=', value: text }
  if (kind === 'has') return { column: name, op: 'contains', value: text }
  const op = kind === 'min' ? '>=' : '<='
  if (column.type === 'integer' || column.type === 'number') {
    if (Number.isFinite(Number(text))) return { column: name, op, value: Number(text) }
    throw new SelectionError(param, `must be a number such as 12.5, not “${text}”`)
  }
  if (column.type !== 'date' && column.type !== 'datetime')
    throw new SelectionError(
      param,
      `${name} holds neither numbers nor dates; look for a part of it by has.${name}.`,
    )
  if (dateRange(text)) return { column: name, op, value: text }
  throw new SelectionError(param, `must be a day such as 2026-01-31, not “${text}”`)
}
