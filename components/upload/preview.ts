import type { FileType } from '@/lib/contracts/generation'
import { guessType, type RoughType } from './guess-type'
import type { PickedFile } from './pick-file'
import { PreviewError } from './preview-error'
import type { PreviewSheet, RawPreview } from './raw-preview'
import { readCsvPreview } from './read-csv-preview'
import { readJsonPreview } from './read-json-preview'

export interface PreviewColumn {
  name: string
  type: RoughType
  /** Cells of the first rows, as text. */
  sample: string[]
}

export interface Preview {
  /** Null for JSON and workbooks. */
  delimiter: string | null
  columns: PreviewColumn[]
  /** Rows that were read, the header not among them. */
  rowCount: number
  /** Whether the file goes on after them. */
  isPartial: boolean
  /** What looks like a slip in the file; null where nothing does. */
  remark: string | null
  /** Of a workbook, or of several tables in a file: which is shown, and all that may be read. */
  sheet: string | null
  sheets: PreviewSheet[]
}

/** What reads workbooks is fetched with the first of them. */
const readers: Record<FileType, (file: File, sheet: string | null) => Promise<RawPreview>> = {
  csv: readCsvPreview,
  json: readJsonPreview,
  xlsx: async (file, sheet) => (await import('./read-xlsx-preview')).readXlsxPreview(file, sheet),
}

/** The first rows of a file, or of the sheet or table that is wanted, read in the browser before anything is sent. */
export async function readPreview(
  { file, fileType }: PickedFile,
  wanted: string | null = null,
): Promise<Preview> {
  const raw = await readers[fileType](file, wanted)
  if (raw.rowCount === 0 && !raw.isPartial) throw new PreviewError('There is no row below the header.')
  const columns = raw.names.map((name, index) => {
    const sample = raw.rows.map((row) => row[index] ?? '')
    return { name: name.trim() || `column_${index + 1}`, type: guessType(sample), sample }
  })
  const { delimiter, rowCount, isPartial, remark = null, sheet = null, sheets = [] } = raw
  return { delimiter, columns, rowCount, isPartial, remark, sheet, sheets }
}
