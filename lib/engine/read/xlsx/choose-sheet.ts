import type { Sheet } from '@/lib/contracts/analysis'
import type { TableLayout } from '../csv/infer-layout'
import type { NamedTable } from '../csv/name-tables'
import { bare, chooseNamed, findNamed, listChoices, presentTable } from '../name-choice'
import { uniqueNames } from '../unique-names'
import type { SheetCells } from './sheet-cells'

/** Stands between the name of a sheet and that of one of its tables. */
const within = ' › '

export interface SheetChoice {
  sheet: SheetCells
  /** Of the tables in it; the largest where none is named. */
  table?: string
}

/** The sheet of that name, hidden or not, or the table in one; the first of all where none is named. Throws `validation_error`. */
export function chooseSheet(sheets: SheetCells[], wanted: string | undefined): SheetChoice {
  const inner = wanted !== undefined && !findNamed(sheets, wanted) ? findWithin(sheets, wanted) : null
  return inner ?? { sheet: chooseNamed(sheets, wanted, { one: 'sheet', whole: 'the workbook' })! }
}

/** Cut at the last mark that ends a sheet's name: that may have marks of its own. */
function findWithin(sheets: SheetCells[], wanted: string): SheetChoice | null {
  for (let at = wanted.lastIndexOf(within); at > 0; at = wanted.lastIndexOf(within, at - 1)) {
    const sheet = findNamed(sheets, wanted.slice(0, at))
    if (sheet) return { sheet, table: wanted.slice(at + within.length) }
  }
  return null
}

/** The one of a sheet's tables that is chosen, by the names that are listed. Throws `validation_error`. */
export function chooseWithin(
  sheets: SheetCells[],
  { sheet, table }: SheetChoice,
  tables: NamedTable[],
): NamedTable | undefined {
  const names = namesWithin(sheets, sheet, tables)
  const choices = tables.map((one, at) => ({ name: names[at]!, one }))
  return chooseNamed(choices, table, { one: 'table', whole: `the sheet “${sheet.name}”` })?.one
}

/** The names of a sheet's tables, other ones than what is left of the sheets whose names begin like theirs. */
function namesWithin(sheets: SheetCells[], sheet: SheetCells, tables: NamedTable[]): string[] {
  const front = `${bare(sheet.name)}${within}`
  const alike = sheets.filter(({ name }) => bare(name).startsWith(front))
  const taken = alike.map(({ name }) => ({ name: name.trim().slice(front.length) }))
  const names = tables.map(({ name }) => findNamed(taken, name)?.name ?? name)
  return uniqueNames([...taken.map(({ name }) => name), ...names]).slice(taken.length)
}

export const filledRows = ({ rows }: SheetCells): number => rows.filter((row) => row.length > 0).length

/** The sheets in the shape of the wire; below the one that was read the tables beside its largest. */
export function presentSheets(
  sheets: SheetCells[],
  { sheet: read }: SheetChoice,
  { tables, table }: TableLayout,
): Sheet[] {
  const names = namesWithin(sheets, read, tables)
  const all = sheets.flatMap((sheet) => {
    const { name, isHidden } = sheet
    const isRead = sheet === read && table === (tables[0] ?? null)
    const whole: Sheet = {
      kind: 'sheet',
      name,
      rows: filledRows(sheet),
      is_hidden: isHidden,
      is_read: isRead,
    }
    if (sheet !== read) return [whole]
    const inner = tables.map((one, at) =>
      presentTable({ ...one, name: `${name}${within}${names[at]}` }, one === table, isHidden),
    )
    return [whole, ...inner.slice(1)]
  })
  return listChoices(all)
}
