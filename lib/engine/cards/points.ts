import type { CardConfig } from '@/lib/contracts/blocks'
import type { CardData, Cell } from '@/lib/contracts/cards'
import type { CardContext, CardRequest } from '../request/card'
import { previewKeys, previewRows } from '../request/preview'
import { openConditions, shownRows } from '../request/shown-rows'
import { queryConditions } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import { listRows } from '../table/kept-rows'
import { type Column, missingCode } from '../table/table'
import { sampleRows } from './sample-rows'

export interface Points {
  preview: Pick<CardData<'scatter'>, 'columns' | 'rows' | 'total_rows'>
  query: CardConfig['query']
}

/** The data's own rows, of the columns given, where all of them that are `needed` have a value. */
export function pointRows(
  context: CardContext,
  request: CardRequest,
  { needed, others = [] }: { needed: number[]; others?: number[] },
): Points {
  const columns = [...needed, ...others]
  const filters = shownRows(context, request)
  const keep = filterRows(context.table, openConditions(context, request))
  const sources = columns.map((index) => context.table.columns[index]!)
  const rows = readableRows(
    needed.map((index) => context.table.columns[index]!),
    keep,
    context.table.rowCount,
  )
  const keys = previewKeys(sources.map(({ name }) => name))
  const cells = Array.from(sampleRows(rows), (row) =>
    sources.map((_, place) => cellAt(context, columns[place]!, row)),
  )
  return {
    preview: { columns: keys, rows: previewRows(keys, cells), total_rows: rows.length },
    query: filters.length > 0 ? queryConditions(filters) : undefined,
  }
}

function readableRows(needed: Column[], keep: Uint8Array | null, rowCount: number): Int32Array {
  const left = keep ? keep.slice() : new Uint8Array(rowCount).fill(1)
  for (const { numbers, codes } of needed) {
    if (numbers) leaveUnread(numbers, left)
    else leaveMissing(codes, left)
  }
  return listRows(left)
}

function leaveUnread(numbers: Float64Array, left: Uint8Array): void {
  for (let row = 0; row < left.length; row++) if (Number.isNaN(numbers[row]!)) left[row] = 0
}

function leaveMissing(codes: Int32Array, left: Uint8Array): void {
  for (let row = 0; row < left.length; row++) if (codes[row] === missingCode) left[row] = 0
}

/** A cell as JSON: numbers as numbers, everything else as its cleaned text. */
export function cellAt({ table }: Pick<CardContext, 'table'>, index: number, row: number): Cell {
  const column = table.columns[index]!
  const code = column.codes[row]!
  if (code === missingCode) return null
  const isNumeric = column.type === 'integer' || column.type === 'number'
  return isNumeric && isReadable(column, row) ? column.numbers![row]! : column.values[code]!
}

const isReadable = ({ numbers, codes }: Column, row: number) =>
  numbers ? !Number.isNaN(numbers[row]!) : codes[row] !== missingCode
