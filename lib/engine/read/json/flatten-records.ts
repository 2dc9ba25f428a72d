import type { CleaningStep } from '@/lib/contracts/analysis'
import { TextColumnBuilder } from '../../table/text-column-builder'
import type { TextColumn } from '../../table/text-table'
import { cellCharsMax, cellsMax, tooManyCells, tooManyColumns } from '../limits'
import { uniqueNames } from '../unique-names'
import { cellText } from './cell-text'
import { type ColumnNode, ColumnTree } from './column-tree'

export interface FlatRecords {
  columns: TextColumn[]
  rowCount: number
  steps: CleaningStep[]
}

/** Records as columns: nested objects become columns with a dot in their names, lists become text. */
export function flattenRecords(records: unknown[]): FlatRecords {
  const rows = records.filter((record) => record !== null)
  const tree = new ColumnTree()
  for (const record of rows) tree.learn(record)
  const folded = tree.foldTo(rows.length)
  const leaves = tree.leaves()
  if (leaves === null) throw tooManyColumns('The JSON')
  if (rows.length * leaves.length > cellsMax) throw tooManyCells()
  const names = uniqueNames(leaves.map(({ path }) => path))
  const builders = new Map<ColumnNode, TextColumnBuilder>()
  leaves.forEach(({ node }, i) => {
    builders.set(node, new TextColumnBuilder(names[i]!, { expectedRowCount: rows.length }))
  })
  const cutRows = new Set<number>()
  rows.forEach((record, row) => {
    tree.visit(record, (node, value) => {
      const text = cellText(value)
      if (text.length > cellCharsMax) cutRows.add(row)
      builders.get(node)!.set(row, text.slice(0, cellCharsMax))
    })
  })
  return {
    columns: [...builders.values()].map((builder) => builder.finish(rows.length)),
    rowCount: rows.length,
    steps: report({ rows: rows.length, nulls: records.length - rows.length, folded, cut: cutRows.size }),
  }
}

function report(counts: { rows: number; nulls: number; folded: string[]; cut: number }): CleaningStep[] {
  const steps: CleaningStep[] = counts.folded.map((path) => ({
    step: 'folded_object',
    column: path,
    rows: counts.rows,
    detail: `The object ${path} has a key of its own in nearly every record; it was kept as one column of text.`,
  }))
  const add = (step: string, rows: number, detail: string) => {
    if (rows > 0) steps.push({ step, column: null, rows, detail })
  }
  add('null_records', counts.nulls, 'Records that are null were left out.')
  add('long_cells', counts.cut, `Cells longer than ${cellCharsMax} characters were cut.`)
  return steps
}
