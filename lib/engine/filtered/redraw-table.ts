import { firstRowsOf } from '../cards/first-rows-of'
import { cellAt } from '../cards/points'
import type { CardContext } from '../request/card'
import { previewKeys, previewRows } from '../request/preview'
import { orderConditions } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import { conditionsOf } from './card-requests'
import type { StoredCard } from './stored-card'

type TableCard = StoredCard & { type: 'table' }

/** A table's own columns and order over the rows of a context; null where a column is not there. */
export function drawTable(card: TableCard, context: CardContext): TableCard['data_preview'] | null {
  const { table } = context
  const { columns: names, sort_by, sort_order = 'asc' } = card.spec
  const columns = names.map((name) => table.columns.findIndex((column) => column.name === name))
  const sorted = table.columns.find(({ name }) => name === sort_by)
  if (columns.some((index) => index < 0) || (sort_by !== undefined && !sorted)) return null
  const keep = filterRows(table, orderConditions(conditionsOf(card.config.query ?? {})))
  const asked = card.spec.limit ?? rowsMax
  const passing = keep ? keep.reduce((sum, isKept) => sum + isKept, 0) : table.rowCount
  const limit = Math.min(asked, rowsMax)
  const rows = sorted
    ? firstRowsOf(sorted, { keep, direction: sort_order, limit })
    : firstPassing(keep, { count: table.rowCount, limit })
  const keys = previewKeys(names)
  const cells = rows.map((row) => columns.map((index) => cellAt(context, index, row)))
  return { columns: keys, rows: previewRows(keys, cells), total_rows: totalOf(card, passing) }
}

/** More rows are looked up in the data themselves. */
const rowsMax = 100

/** A table of the first ten has ten, whatever passes. */
const totalOf = ({ data_preview, spec }: TableCard, passing: number) =>
  spec.limit !== undefined && data_preview.total_rows === spec.limit ? Math.min(passing, spec.limit) : passing

function firstPassing(keep: Uint8Array | null, { count, limit }: { count: number; limit: number }): number[] {
  const rows: number[] = []
  for (let row = 0; row < count && rows.length < limit; row++) if (!keep || keep[row]) rows.push(row)
  return rows
}
