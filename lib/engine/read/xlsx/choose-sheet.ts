import type { Sheet } from '@/lib/contracts/analysis'
import type { TableLayout } from '../csv/infer-layout'
import { chooseNamed, findNamed, listChoices, presentTable } from '../name-choice'
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
  const [name, ...inner] = wanted?.split(within) ?? []
  const sheet = wanted !== undefined && !findNamed(sheets, wanted) ? findNamed(sheets, name!) : undefined
  if (sheet && inner.length > 0) return { sheet, table: inner.join(within) }
  return { sheet: chooseNamed(sheets, wanted, { one: 'sheet', whole: 'the workbook' })! }
}

export const filledRows = ({ rows }: SheetCells): number => rows.filter((row) => row.length > 0).length

/** The sheets in the shape of the wire; below the one that was read the tables beside its largest. */
export function presentSheets(
  sheets: SheetCells[],
  { sheet: read }: SheetChoice,
  { tables: [largest, ...smaller], table }: TableLayout,
): Sheet[] {
  const all = sheets.flatMap((sheet) => {
    const { name, isHidden } = sheet
    const isRead = sheet === read && table === (largest ?? null)
    const whole: Sheet = {
      kind: 'sheet',
      name,
      rows: filledRows(sheet),
      is_hidden: isHidden,
      is_read: isRead,
    }
    const inner = smaller.map((one) =>
      presentTable({ ...one, name: `${name}${within}${one.name}` }, one === table, isHidden),
    )
    return sheet === read ? [whole, ...inner] : [whole]
  })
  return listChoices(all)
}
