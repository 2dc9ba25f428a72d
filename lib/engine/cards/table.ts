import { formatCount } from '@/lib/format/format-count'
import { filterWords } from '../narrate/title-of'
import { filterRows } from '../table/filter-rows'
import type { CardContext, CardDraft, CardRequest, CardRule } from './card'
import { isDate } from './dimension-of'
import { cellAt } from './points'
import { previewKeys, previewRows } from './preview'
import { requestOf } from './request'
import { pointFormats } from './scatter'
import { tableColumns } from './table-columns'

/** More rows are looked up in the data themselves. */
const rowsMax = 100
const tableScore = 0.5

/** The rows themselves, those that stand out first. */
export const tableCard: CardRule<'table'> = {
  candidates: () => [
    requestOf({ type: 'table', score: tableScore, why: 'The rows behind the charts, the largest first.' }),
  ],
  draft: tableDraft,
}

function tableDraft(request: CardRequest, context: CardContext): CardDraft<'table'> | null {
  const columns = tableColumns(context, request)
  if (columns.length === 0) return null
  const filters = [...context.filters, ...request.filters]
  const order = sortedRows(context, request, filters)
  const limit = Math.min(request.limit ?? rowsMax, rowsMax)
  const names = columns.map((index) => context.table.columns[index]!.name)
  const keys = previewKeys(names)
  const shown = order.rows.slice(0, limit)
  const total = request.limit === null ? order.rows.length : shown.length
  return {
    type: 'table',
    title:
      request.asked?.title ??
      `${order.label ? `Rows by ${order.label}` : 'Rows'}${filterWords(request.asked?.filters ?? [])}`,
    description: tableNote(columns.length, context.table.columns.length, total),
    spec: {
      columns: names,
      ...(order.column !== null && {
        sort_by: context.table.columns[order.column]!.name,
        sort_order: order.direction,
      }),
      ...(order.rows.length > limit && { limit }),
    },
    data_preview: {
      columns: keys,
      rows: previewRows(
        keys,
        shown.map((row) => columns.map((index) => cellAt(context, index, row))),
      ),
      total_rows: total,
    },
    config: {
      ...(filters.length > 0 && { query: { filters } }),
      formats: pointFormats(context, columns),
      size: 'full',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

function tableNote(shown: number, all: number, rows: number): string {
  const columns = shown < all ? `, ${shown} of ${all} columns` : ''
  return `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}${columns}.`
}

interface Order {
  rows: number[]
  column: number | null
  direction: 'asc' | 'desc'
  label: string | null
}

/** By what was asked, else by the first measure, else by the latest date, else as they stand. */
function sortedRows(context: CardContext, request: CardRequest, filters: CardRequest['filters']): Order {
  const keep = filterRows(context.table, filters)
  const rows = Array.from({ length: context.table.rowCount }, (_, row) => row).filter(
    (row) => !keep || keep[row],
  )
  const asked = request.sort ? (request.sort.by === 'y' ? request.metric.column : request.x) : null
  const column = asked ?? (request.asked ? null : (context.measures[0]?.index ?? context.time?.index ?? null))
  if (column === null) return { rows, column: null, direction: 'asc', label: null }
  const direction = request.sort?.order ?? 'desc'
  const { numbers, codes, values, type } = context.table.columns[column]!
  const sign = direction === 'desc' ? -1 : 1
  const isNumeric = numbers !== null && (type !== 'text' || isDate(type))
  const key = (row: number) => (isNumeric ? numbers[row]! : (values[codes[row]!] ?? ''))
  const isMissing = (row: number) => codes[row]! < 0
  rows.sort((a, b) => {
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b)) || a - b
    const [left, right] = [key(a), key(b)]
    return left === right ? a - b : sign * (left < right ? -1 : 1)
  })
  return { rows, column, direction, label: context.profile.columns[column]!.label }
}
