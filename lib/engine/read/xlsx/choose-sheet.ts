import type { Sheet } from '@/lib/contracts/analysis'
import { nearestName } from '@/lib/format/nearest-name'
import { EngineError } from '../../engine-error'
import type { SheetCells } from './sheet-cells'

/** More names than these say nothing to a person, nor to a list of choices. */
const namedMax = 20
const listedMax = 200

/** The sheet of that name, hidden or not; the first of all where none is named. Throws `validation_error`. */
export function chooseSheet(sheets: SheetCells[], wanted: string | undefined): SheetCells {
  if (wanted === undefined) return sheets[0]!
  const found =
    sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => bare(name) === bare(wanted))
  if (found) return found
  const names = sheets.map(({ name }) => name)
  const near = nearestName(wanted, names)
  const more = names.length > namedMax ? ` and ${names.length - namedMax} more` : ''
  const listed = names.slice(0, namedMax).map((name) => `“${name}”`)
  throw new EngineError(
    'validation_error',
    `sheet: there is no sheet “${wanted}” with a value in it; ${near ? `did you mean “${near}”?` : `the workbook has ${listed.join(', ')}${more}.`}`,
  )
}

const bare = (name: string) => name.trim().toLowerCase()

export const filledRows = ({ rows }: SheetCells): number => rows.filter((row) => row.length > 0).length

/** The sheets in the shape of the wire, the one that was read always among them. */
export function presentSheets(sheets: SheetCells[], read: SheetCells): Sheet[] {
  return sheets
    .filter((sheet, at) => at < listedMax || sheet === read)
    .map((sheet) => ({
      name: sheet.name,
      rows: filledRows(sheet),
      is_hidden: sheet.isHidden,
      is_read: sheet === read,
    }))
}
