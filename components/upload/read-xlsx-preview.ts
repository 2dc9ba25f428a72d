import { read, utils, type WorkSheet } from '@e965/xlsx'
import { PreviewError } from './preview-error'
import type { RawPreview } from './raw-preview'

/** Rows that are looked at of each sheet; the table may begin below a title. */
const rowsRead = 250
const sampleRowsMax = 200

interface OpenSheet {
  name: string
  isHidden: boolean
  rows: string[][]
  /** The row of `rows` that is the header. */
  header: number
  /** Cells that say something, as far as can be told from the first rows. */
  filled: number
}

/** A workbook is opened once, however many of its sheets are looked at. */
const opened = new WeakMap<Blob, Promise<OpenSheet[]>>()

/** The first rows of a workbook's sheet: the one that is wanted, else the one that has most in it. */
export async function readXlsxPreview(file: Blob, wanted: string | null = null): Promise<RawPreview> {
  if (!opened.has(file)) opened.set(file, openSheets(file))
  const sheets = await opened.get(file)!
  const sheet = sheets.find(({ name }) => name === wanted) ?? sheets[0]
  if (!sheet) throw new PreviewError('There is no table in this workbook.')
  const body = sheet.rows.slice(sheet.header + 1)
  return {
    delimiter: null,
    names: sheet.rows[sheet.header]!,
    rows: body.slice(0, sampleRowsMax),
    rowCount: Math.min(body.length, sampleRowsMax),
    isPartial: sheet.rows.length >= rowsRead,
    sheet: sheet.name,
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
  }
}

/** Those with a row below a header, in the order in which the server would take them. */
async function openSheets(file: Blob): Promise<OpenSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // what reads workbooks takes any text for a sheet
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isPacked)
    throw new PreviewError(
      'This is not an Excel workbook (.xlsx). In Excel, save it as one without a password.',
    )
  return parse(bytes)
    .filter(({ rows, header }) => rows.length > header + 1)
    .sort((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.filled - a.filled)
}

function parse(bytes: Uint8Array): OpenSheet[] {
  try {
    const workbook = read(bytes, { type: 'array', dense: true, sheetRows: rowsRead, UTC: true })
    return workbook.SheetNames.map((name, at) => {
      const sheet = workbook.Sheets[name]!
      const rows = rowsOf(sheet)
      const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
      return { name, isHidden, rows, header: headerOf(rows), filled: filledIn(rows) * timesAsLong(sheet) }
    })
  } catch {
    throw new PreviewError('This is not a whole Excel workbook (.xlsx).')
  }
}

const rowsOf = (sheet: WorkSheet) =>
  utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: false })

/** How much longer the sheet says that it is than what was read of it. */
function timesAsLong(sheet: WorkSheet): number {
  const whole = sheet['!fullref'] as string | undefined
  if (!whole) return 1
  const { s, e } = utils.decode_range(whole)
  return Math.max(1, (e.r - s.r + 1) / rowsRead)
}

const filledIn = (rows: string[][]) =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0)

/** The first row that is as full as most: a title above has one cell. */
function headerOf(rows: string[][]): number {
  const widths = rows.map((row) => row.filter((cell) => cell !== '').length)
  return widths.findIndex((width) => width > Math.max(...widths) / 2)
}
