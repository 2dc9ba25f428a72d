import { guessType, type RoughType } from './guess-type'
import type { PickedFile } from './pick-file'
import { readCsvPreview } from './read-csv-preview'
import { readJsonPreview } from './read-json-preview'

export interface PreviewColumn {
  name: string
  type: RoughType
  /** Cells of the first rows, as text. */
  sample: string[]
}

export interface Preview {
  /** Null for JSON. */
  delimiter: string | null
  columns: PreviewColumn[]
  /** Rows that were read, the header not among them. */
  rowCount: number
  /** Whether the file goes on after them. */
  isPartial: boolean
}

/** The first rows of a file, read in the browser before anything is sent. */
export async function readPreview({ file, fileType }: PickedFile): Promise<Preview> {
  const raw = await (fileType === 'csv' ? readCsvPreview(file) : readJsonPreview(file))
  const columns = raw.names.map((name, index) => {
    const sample = raw.rows.map((row) => row[index] ?? '')
    return { name: name.trim() || `column_${index + 1}`, type: guessType(sample), sample }
  })
  return { delimiter: raw.delimiter, columns, rowCount: raw.rowCount, isPartial: raw.isPartial }
}
