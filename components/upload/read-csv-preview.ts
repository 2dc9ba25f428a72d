import { PreviewError } from './preview-error'
import type { RawPreview } from './raw-preview'
import { readSeveralTables, textMax } from './read-several-tables'

/** Enough for the first rows of any table that people can read. */
const bytesMax = 256 * 1024
const sampleRowsMax = 200
/** A title or a remark stands in the first lines, if anywhere. */
const headerSearchRows = 20

/** The first rows of a CSV file; the delimiter is Papa Parse's guess. */
export async function readCsvPreview(file: Blob, wanted: string | null = null): Promise<RawPreview> {
  const isCut = file.size > bytesMax
  const text = decode(await file.slice(0, bytesMax).arrayBuffer())
  if (text.includes('\0')) throw new PreviewError('This is not a text file.')
  const several = file.size <= textMax ? await severalIn(file, wanted) : null
  if (several) return several
  const { default: Papa } = await import('papaparse')
  const parsed = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  // The cut may have gone through the last row.
  const lines = isCut && parsed.data.length > 1 ? parsed.data.slice(0, -1) : parsed.data
  const header = headerIndex(lines)
  const names = lines[header]
  if (!names) throw new PreviewError('There is no row in this file.')
  const rows = lines.slice(header + 1)
  return {
    delimiter: names.length > 1 ? parsed.meta.delimiter : null,
    names,
    rows: rows.slice(0, sampleRowsMax),
    rowCount: rows.length,
    isPartial: isCut,
    remark: isCut ? undefined : quoteRemark(parsed.errors),
  }
}

const severalIn = async (file: Blob, wanted: string | null) =>
  readSeveralTables(decode(await file.arrayBuffer()), { fileType: 'csv', wanted })

/** All that comes after a quote which nothing closes is one cell. */
function quoteRemark(errors: { code: string; row?: number }[]): string | undefined {
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (!open) return undefined
  return `A quote (") in line ${(open.row ?? 0) + 1} is never closed, so that all behind it may be read as one cell. Close it, or leave it out.`
}

/** The first row that is as wide as the table and not mostly blank: remarks above it are narrower. */
function headerIndex(lines: string[][]): number {
  const head = lines.slice(0, headerSearchRows)
  const width = median(head.map((row) => row.length))
  const filledCells = head.map((row) => row.filter((cell) => cell.trim() !== '').length)
  const least = median(filledCells) / 2
  const index = head.findIndex((row, at) => row.length >= width && filledCells[at]! >= least)
  return Math.max(0, index)
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** UTF-8, UTF-16 by its mark, else the encoding of older Windows programs. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
