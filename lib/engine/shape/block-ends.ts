import { labelCodes } from '../clean/total-labels'
import type { TextColumn, TextTable } from '../table/text-table'
import { textAt } from './text-at'

/** Columns in which what is added up is named. */
const namesMax = 3

/** Rows that end blocks, each with the place of the column that calls it a total. */
export type BlockEnds = ReadonlyMap<number, number>

/** The labelled totals, and a total of all that has no name; null where a block begins without a name after one. */
export function labelledTotals({ columns }: TextTable): BlockEnds | null {
  const totals = new Map<number, number>()
  columns.slice(0, namesMax).forEach((column, at) => {
    for (const row of labelledCells(column)) if (!totals.has(row)) totals.set(row, at)
  })
  const unnamed = unnamedAfter(columns[0]!, totals)
  if (unnamed.some((row, at) => totals.has(row + 1) || unnamed[at + 1] === row + 1)) return null
  for (const row of unnamed) totals.set(row, 0)
  return totals
}

/**
 * Whether after each total the next block begins with its name: in the last of the merged columns, and in each that has
 * the total's label or stands behind it.
 */
export function areNamedAfter(merged: TextColumn[], totals: BlockEnds): boolean {
  return [...totals].every(([row, labelledAt]) =>
    merged.every((column, at) => {
      const isNext = row + 1 < column.codes.length && !totals.has(row + 1)
      const isClosed = at === merged.length - 1 || at >= labelledAt
      return !isNext || !isClosed || textAt(column, row + 1) !== ''
    }),
  )
}

/** What stands below the total of a block and has no name is of no block. */
function unnamedAfter(first: TextColumn, totals: BlockEnds): number[] {
  const rows: number[] = []
  if (totals.size === 0) return rows
  let isClosed = false
  for (let row = 0; row < first.codes.length; row++) {
    if (textAt(first, row) !== '') isClosed = totals.has(row)
    else if (isClosed && !totals.has(row)) rows.push(row)
  }
  return rows
}

function labelledCells({ codes, values, plain }: TextColumn): number[] {
  if (plain) return []
  const labels = labelCodes(values)
  return labels.size > 0 ? [...codes.keys()].filter((row) => labels.has(codes[row]!)) : []
}
