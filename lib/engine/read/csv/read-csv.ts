import Papa from 'papaparse'
import { EngineError } from '../../engine-error'
import { TextColumnBuilder } from '../../table/text-column-builder'
import type { ReadResult } from '../../table/text-table'
import type { DecodedText } from '../decode-text'

export function readCsv({ text, encoding, steps }: DecodedText): ReadResult {
  const parsed = Papa.parse<string[]>(text)
  const rows = parsed.data.filter((row) => row.length > 1 || row[0] !== '')
  const [header, ...body] = rows
  if (!header || body.length === 0) throw new EngineError('empty_dataset', 'The file has no rows of data.')
  const builders = header.map((name, i) => new TextColumnBuilder(name || `column_${i + 1}`, body.length))
  body.forEach((row, r) => {
    for (const [c, builder] of builders.entries()) builder.set(r, row[c] ?? '')
  })
  return {
    table: { columns: builders.map((builder) => builder.finish(body.length)), rowCount: body.length },
    dialect: {
      delimiter: parsed.meta.delimiter,
      quote: '"',
      encoding,
      header_row: 0,
      decimal: null,
      date_order: null,
      confidence: 0.5,
    },
    steps,
    rowsAsRead: () => parsed.data,
  }
}
