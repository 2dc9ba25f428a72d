import { read, utils } from '@e965/xlsx'
import { PreviewError } from './preview-error'
import type { RawPreview } from './raw-preview'

/** Rows that are looked at of each sheet; the table may begin below a title. */
const rowsRead = 250
const sampleRowsMax = 200

/** The first rows of the workbook's sheet that has most in them; hidden sheets are left out. */
export async function readXlsxPreview(file: Blob): Promise<RawPreview> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // what reads workbooks takes any text for a sheet
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isPacked)
    throw new PreviewError(
      'This is not an Excel workbook (.xlsx). In Excel, save it as one without a password.',
    )
  const tables = sheetsOf(bytes).sort((a, b) => filledIn(b) - filledIn(a))
  const [table] = tables
  const start = table ? headerOf(table) : -1
  if (!table || start < 0) throw new PreviewError('There is no table in this workbook.')
  const body = table.slice(start + 1)
  return {
    delimiter: null,
    names: table[start]!,
    rows: body.slice(0, sampleRowsMax),
    rowCount: Math.min(body.length, sampleRowsMax),
    isPartial: table.length >= rowsRead,
  }
}

function sheetsOf(bytes: Uint8Array): string[][][] {
  try {
    const workbook = read(bytes, { type: 'array', dense: true, sheetRows: rowsRead, UTC: true })
    return workbook.SheetNames.filter((_, at) => !workbook.Workbook?.Sheets?.[at]?.Hidden).map((name) =>
      utils.sheet_to_json<string[]>(workbook.Sheets[name]!, {
        header: 1,
        raw: false,
        defval: '',
        blankrows: false,
      }),
    )
  } catch {
    throw new PreviewError('This is not a whole Excel workbook (.xlsx).')
  }
}

const filledIn = (rows: string[][]) =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0)

/** The first row that is as full as most: a title above has one cell. */
function headerOf(rows: string[][]): number {
  const widths = rows.map((row) => row.filter((cell) => cell !== '').length)
  return widths.findIndex((width) => width > Math.max(...widths) / 2)
}
