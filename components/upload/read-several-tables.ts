import type { FileType } from '@/lib/contracts/generation'
import type { RawPreview } from './raw-preview'

/** Longer texts are not looked through before they are sent: the reader would stop the page for more than a moment. */
export const textMax = 1_000_000
const sampleRowsMax = 200

/**
 * The table that is wanted of several in one text, else the one that the server would take, with the names under which
 * the server knows them; null where there is but one. Read as the server reads it, by a reader that is fetched for it.
 */
export async function readSeveralTables(
  text: string,
  { fileType, wanted }: { fileType: Exclude<FileType, 'xlsx'>; wanted: string | null },
): Promise<RawPreview | null> {
  if (text.length > textMax) return null
  try {
    const { readText } = await import('@/lib/engine/read/read-text')
    const { sheets = [], table, dialect } = readText({ text, encoding: 'utf-8', steps: [] }, fileType, wanted)
    if (sheets.length < 2) return null
    const rowCount = Math.min(table.rowCount, sampleRowsMax)
    return {
      delimiter: dialect.delimiter,
      names: table.columns.map(({ name }) => name),
      rows: Array.from({ length: rowCount }, (_, row) =>
        table.columns.map(({ codes, values }) => values[codes[row]!] ?? ''),
      ),
      rowCount: table.rowCount,
      isPartial: false,
      sheet: sheets.find(({ is_read }) => is_read)!.name,
      sheets: sheets.map(({ name, is_hidden, kind }) => ({ name, isHidden: is_hidden, kind })),
    }
  } catch {
    // what is wrong with the file is told by the preview of its first rows
    return null
  }
}
