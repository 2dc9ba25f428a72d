import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { filterWords } from '../narrate/condition-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsWord } from '../profile/row-words'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import { previewKeys, previewRows } from '../request/preview'
import { openConditions, shownRows } from '../request/shown-rows'
import { queryConditions } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import { firstRowsOf } from './first-rows-of'
import { cellAt } from './points'
import { pointFormats } from './scatter'
import { tableColumns } from './table-columns'

/** More rows are looked up in the data themselves. */
const rowsMax = 100

/** The rows themselves, those that stand out first. */
export const tableCard: CardRule<'table'> = {
  // Composing puts them last, by themselves.
  candidates: () => [],
  draft: tableDraft,
}

function tableDraft(request: CardRequest, context: CardContext): CardDraft<'table'> | null {
  const columns = tableColumns(context, request)
  if (columns.length === 0) return null
  const filters = shownRows(context, request)
  const order = firstRows(context, request)
  if (order.rows.length === 0) return null
  const names = columns.map((index) => context.table.columns[index]!.name)
  const keys = previewKeys(names)
  return {
    type: 'table',
    title:
      request.asked?.title ??
      `${upperFirst(tableTitle(context, order))}${filterWords(context, request.asked?.filters ?? [])}`,
    description: request.asked ? tableNote(context, order) : '',
    spec: {
      columns: names,
      ...(order.column !== null && {
        sort_by: context.table.columns[order.column]!.name,
        sort_order: order.direction,
      }),
      ...((order.total > order.rows.length || request.limit !== null) && {
        limit: order.rows.length,
      }),
    },
    data_preview: {
      columns: keys,
      rows: previewRows(
        keys,
        order.rows.map((row) => columns.map((index) => cellAt(context, index, row))),
      ),
      total_rows: order.total,
    },
    config: {
      ...(filters.length > 0 && { query: queryConditions(filters) }),
      formats: pointFormats(context, columns),
      size: 'full',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** `Consignments with the highest late min`, `Latest orders`. */
function tableTitle({ profile }: CardContext, { column, direction }: Order): string {
  const things = rowsWord(profile, 2)
  if (column === null) return things
  const { role, summary, label } = profile.columns[column]!
  const isDown = direction === 'desc'
  if (role === 'time') return `${isDown ? 'latest' : 'earliest'} ${things}`
  if (summary) return `${things} with the ${isDown ? 'highest' : 'lowest'} ${lowerFirst(label)}`
  return `${things} by ${lowerFirst(label)}`
}

/** In which order the rows stand, and how many of them: `The highest revenue first; 100 of 1,862 rows.` */
function tableNote({ profile }: CardContext, { rows, total, column, direction }: Order): string {
  const of = `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`
  const part = rows.length < total ? `${formatCount(rows.length)} of ${of}` : ''
  const order = column === null ? '' : orderWords(profile.columns[column]!, direction)
  return `${[order, part].filter(Boolean).join('; ') || of}.`
}

function orderWords({ role, summary, label }: ColumnProfile, direction: Order['direction']): string {
  const isDown = direction === 'desc'
  if (role === 'time') return `The ${isDown ? 'latest' : 'earliest'} ${lowerFirst(label)} first`
  if (summary) return `The ${isDown ? 'highest' : 'lowest'} ${lowerFirst(label)} first`
  return `In ${isDown ? 'falling' : 'rising'} order of ${lowerFirst(label)}`
}

interface Order {
  /** The first rows, `total` of which there are. */
  rows: number[]
  total: number
  column: number | null
  direction: 'asc' | 'desc'
}

/** By what was asked, else by the first outcome that has sizes, else by the latest date, else as they stand. */
function firstRows(context: CardContext, request: CardRequest): Order {
  const { table, time } = context
  const keep = filterRows(table, openConditions(context, request))
  const count = keep ? keep.reduce((sum, isKept) => sum + isKept, 0) : table.rowCount
  const limit = Math.min(request.limit ?? rowsMax, rowsMax)
  const total = Math.min(count, request.limit ?? count)
  const asked = request.sort ? (request.sort.by === 'y' ? request.metric.column : request.x) : null
  const column =
    asked ??
    (request.asked ? null : (outcomesOf(context).find(({ of }) => !of)?.index ?? time?.index ?? null))
  if (column === null) {
    const rows: number[] = []
    for (let row = 0; row < table.rowCount && rows.length < limit; row++)
      if (!keep || keep[row]) rows.push(row)
    return { rows, total, column, direction: 'asc' }
  }
  const direction = request.sort?.order ?? 'desc'
  const rows = firstRowsOf(table.columns[column]!, { keep, direction, limit })
  return { rows, total, column, direction }
}
