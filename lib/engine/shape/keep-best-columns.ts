import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Column, Table } from '../table/table'

/** A table this wide is looked at whole: each column beside each other one. */
const wholeMax = 500
/** Of a wider one so many columns are looked at, which takes no longer. */
const keptMax = 200
/** Values of a column that things can be told apart by. */
const groupsMax = 50

/** The columns of a very wide table that say most, in the file's order; those in `named` are always among them. */
export function keepBestColumns(table: Table, named: string[]): { table: Table; steps: CleaningStep[] } {
  const { columns } = table
  if (columns.length <= wholeMax) return { table, steps: [] }
  const ranked = columns
    .map((column, at) => ({ at, worth: named.includes(column.name) ? 3 : worthOf(column) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
  const kept = ranked
    .slice(0, keptMax)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const detail =
    `The table has ${columns.length} columns, more than can be compared with each other: the dashboard is made of ` +
    `the ${kept.length} that say most, fullest and most varied first. The cleaned table has all of them. ` +
    'To choose others, send a file with fewer columns.'
  return {
    table: { ...table, columns: kept.map((at) => columns[at]!) },
    steps: [{ step: 'columns_not_used', column: null, rows: table.rowCount, detail }],
  }
}

/** 0 to 2: how full it is, and one more for what can be put together or told apart by. */
function worthOf({ type, codes, values, missing }: Column): number {
  const full = codes.length === 0 ? 0 : 1 - missing / codes.length
  if (values.length < 2) return 0
  const isGrouping = values.length <= groupsMax && values.length < codes.length - missing
  return full + (type !== 'text' || isGrouping ? 1 : 0)
}
