import { EngineError } from '../../engine-error'
import { TextColumnBuilder } from '../../table/text-column-builder'
import type { ReadResult } from '../../table/text-table'
import type { DecodedText } from '../decode-text'

export function readJson({ text, encoding, steps }: DecodedText): ReadResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new EngineError('file_unparsable', 'The file is not valid JSON.')
  }
  if (!Array.isArray(value) || value.length === 0) {
    throw new EngineError('empty_dataset', 'The file has no list of records.')
  }
  const builders = new Map<string, TextColumnBuilder>()
  value.forEach((record, row) => {
    for (const [key, cell] of Object.entries(Object(record) as object)) {
      const builder = builders.get(key) ?? new TextColumnBuilder(key, { expectedRowCount: value.length })
      builders.set(key, builder)
      builder.set(row, cell == null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell))
    }
  })
  const columns = [...builders.values()].map((builder) => builder.finish(value.length))
  const rowCount = value.length
  return {
    table: { columns, rowCount },
    dialect: {
      delimiter: null,
      quote: null,
      encoding,
      header_row: null,
      decimal: null,
      date_order: null,
      confidence: 1,
    },
    steps,
    rowsAsRead: () => [
      columns.map((column) => column.name),
      ...Array.from({ length: rowCount }, (_, row) => columns.map((c) => c.values[c.codes[row]!]!)),
    ],
  }
}
