import { quoted } from '../clean/change-steps'
import type { Column, Table } from '../table/table'
import type { TextColumn } from '../table/text-table'
import { findList, type ListColumn } from './find-list'
import { findNames } from './find-names'
import { isNumeric } from './find-periods'
import { cellsAt, freeName, type LongForm, type LongTable, longCellsMax, textColumn } from './long-form'

/** Records within records are lines of them for certain where so many rows have some; lists of words are told otherwise too. */
const certainMin = 0.5

/** What stands as a list in the cells of a column, of all or of those named: a row for each of its entries. */
export function listsForm(table: Table, among?: string[]): LongForm | null {
  for (const { column, list } of listsOf(table, among)) {
    const rows = rowsOf(list)
    if (rows * (table.columns.length + list.fields.length) > longCellsMax) continue
    const filled = list.entries.filter((entries) => entries.length > 0).length
    const others = table.columns.filter((one) => one !== column)
    const eachOf = findNames(others, among)
    const isNamed = !among || others.every((one) => !isNumeric(one) || one.eachOf || eachOf.has(one.name))
    return {
      text: `Make it long: each of ${quoted(column.name)} as a row`,
      wideText: `Keep it: ${quoted(column.name)} as lists in cells`,
      isCertain: list.areRecords && filled >= certainMin * table.rowCount && isNamed,
      rows,
      columns: table.columns.length - 1 + list.fields.length,
      make: () => ({ ...makeLong(table, column, list), eachOf }),
    }
  }
  return null
}

/** Records before words: an order's lines say more of it than its labels. */
function listsOf({ columns }: Table, among?: string[]): { column: Column; list: ListColumn }[] {
  const lists = columns.flatMap((column) => {
    const list = !among || among.includes(column.name) ? findList(column) : null
    return list ? [{ column, list }] : []
  })
  return lists.sort((a, b) => Number(b.list.areRecords) - Number(a.list.areRecords))
}

const rowsOf = ({ entries }: ListColumn) => entries.reduce((sum, own) => sum + Math.max(1, own.length), 0)

function makeLong({ columns, rowCount }: Table, column: Column, { entries, fields }: ListColumn): LongTable {
  const rows = entries.flatMap((own, row) => Array<number>(Math.max(1, own.length)).fill(row))
  const each = entries.flatMap((own) => (own.length > 0 ? own : [null]))
  const others = columns.filter((one) => one !== column)
  const taken = others.map(({ name }) => name)
  const added: TextColumn[] = fields.map((field) => {
    const name = field === '' ? column.name : freeName(`${column.name}.${field}`, taken)
    return textColumn(
      name,
      // a record may lack a field that all objects have: `constructor`
      each.map((entry) => (entry && Object.hasOwn(entry, field) ? entry[field]! : '')),
    )
  })
  const detail = `The cells of ${quoted(column.name)} hold lists: made long, a row for each of their entries. What else is told of a row stands in each of them.`
  return {
    table: { columns: [...others.map((one) => cellsAt(one, rows)), ...added], rowCount: rows.length },
    step: { step: 'lists_as_rows', column: column.name, rows: rowCount, detail },
    values: [],
    repeated: others.filter(isNumeric).map(({ name }) => name),
    opened: added.map(({ name }) => name),
  }
}
