import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { EngineError } from '../engine-error'
import { sourceText } from '../table/source-text'
import type { TextTable } from '../table/text-table'
import { SampleRows } from './csv/cell-sink'
import { type CsvDialect, plainDialect } from './csv/csv-dialect'
import { CellCutter } from './csv/cut-cells'
import { cutText } from './csv/cut-text'
import { readTable } from './read-table'
import { TableError } from './table-error'

const encode = (text: string) => new TextEncoder().encode(text)
const readCsvText = (text: string) => readTable(encode(text), { fileType: 'csv' })
const rowsOf = (table: TextTable) =>
  Array.from({ length: table.rowCount }, (_, row) => table.columns.map((c) => c.values[c.codes[row]!]!))

function errorOf(bytes: Uint8Array, fileType: 'csv' | 'json'): EngineError {
  try {
    readTable(bytes, { fileType })
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  throw new Error('The file was read.')
}

describe('any bytes', () => {
  it.each(['csv', 'json'] as const)('end in a table or in an EngineError as %s', (fileType) => {
    const soup = fc.stringMatching(/^[ab1"',;\\\n\r\t{}[\]: #]{0,80}$/)
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), soup.map(encode)), (bytes) => {
        try {
          const { table } = readTable(bytes, { fileType })
          for (const { codes, values } of table.columns) {
            expect(codes.length).toBe(table.rowCount)
            expect(new Set(values).size).toBe(values.length)
            expect(codes.every((code) => code >= 0 && code < values.length)).toBe(true)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
        }
      }),
      { numRuns: 1500 },
    )
  })
})

describe('the cutter', () => {
  const dialects: CsvDialect[] = [
    plainDialect,
    { ...plainDialect, delimiter: ';' },
    { ...plainDialect, quote: "'", escape: "'" },
    { ...plainDialect, delimiter: '\t', escape: '\\' },
  ]
  const papaRows = (text: string, { delimiter, quote, escape: mark }: CsvDialect) =>
    Papa.parse<string[]>(text, {
      delimiter: delimiter!,
      quoteChar: quote!,
      escapeChar: mark!,
      newline: '\n',
    }).data.filter((row) => row.length > 1 || row[0] !== '')

  it('cuts regular text as Papa Parse does', () => {
    const cell = fc.stringMatching(/^[ab ,;'"\t\n]{0,6}$/)
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, fc.constantFrom(...dialects), (rows, dialect) => {
        const quote = dialect.quote!
        const write = (text: string) => quote + text.replaceAll(quote, dialect.escape + quote) + quote
        const text = rows.map((row) => row.map(write).join(dialect.delimiter!)).join('\n')
        const sink = new SampleRows(text)
        const { irregularAt } = new CellCutter(sourceText(text), dialect, sink).cut()
        expect(irregularAt).toBe(-1)
        expect(sink.rows).toEqual(rows)
        expect(papaRows(text, dialect)).toEqual(rows)
      }),
    )
  })

  it('leaves irregular text to Papa Parse', () => {
    const soup = fc.stringMatching(/^[ab1",\n]{0,60}$/)
    fc.assert(
      fc.property(soup, (text) => {
        const { grid, mendedLines } = cutText(text, plainDialect)
        fc.pre(mendedLines.length === 0)
        const rows = Array.from({ length: grid.rowCount }, (_, row) => grid.rowTexts(row))
        expect(rows.filter((row) => row.length > 1 || row[0] !== '')).toEqual(papaRows(text, plainDialect))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a table written in any supported dialect', () => {
  const word = fc.stringMatching(/^[A-Za-z][a-z]{1,7}( [a-z]{2,6})?([,;|'"] ?[a-z]{2,4})?$/)
  const record = fc.tuple(
    fc.integer({ min: 0, max: 100_000 }).map(String),
    word,
    fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    fc
      .date({ min: new Date('2001-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10)),
  )

  const file = fc.record({
    records: fc.array(record, { minLength: 4, maxLength: 30 }),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    encoding: fc.constantFrom('utf-8', 'utf-16le'),
    always: fc.boolean(),
  })

  it('is read again as the same table', () => {
    fc.assert(
      fc.property(file, ({ records, delimiter, lineEnd, encoding, always }) => {
        const rows = [['No', 'Name of it', 'Amount', 'Day'], ...records]
        const cell = (text: string) =>
          always || text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
        const text = rows.map((row) => row.map(cell).join(delimiter) + lineEnd).join('')
        const units = Uint16Array.from(text, (char) => char.charCodeAt(0))
        const bytes = encoding === 'utf-8' ? encode(text) : new Uint8Array(units.buffer)
        const { table, dialect } = readTable(bytes, { fileType: 'csv' })
        expect([table.columns.map(({ name }) => name), ...rowsOf(table)]).toEqual(rows)
        expect(dialect).toMatchObject({ delimiter, encoding })
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is reported', () => {
  it('names the rows that were mended', () => {
    const { steps, dialect } = readCsvText('Report\n\na,b,c\n1,2,3\n4,5\n6,7,8\n9,8,7,6\n\nSource: x\n')
    expect(dialect).toMatchObject({ delimiter: ',', quote: '"', encoding: 'utf-8', header_row: 2 })
    expect(steps.map(({ step, rows }) => [step, rows])).toEqual([
      ['preamble', 1],
      ['footer', 1],
      ['column_name', 4],
      ['short_rows', 1],
      ['long_rows', 1],
    ])
    expect(steps.find(({ step }) => step === 'short_rows')?.detail).toContain('line 5')
  })

  it('keeps the rows as cut, preamble and all', () => {
    expect(readCsvText('Report\n\na,b,c\n1,2,3\n4,5\n').rowsAsRead()).toEqual([
      ['Report'],
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['4', '5'],
    ])
  })

  it('gives the rows with the error where there is a header alone', () => {
    const error = errorOf(encode('a,b,c\n'), 'csv')
    expect(error.code).toBe('empty_dataset')
    expect(error instanceof TableError && error.rowsAsRead()).toEqual([['a', 'b', 'c']])
    expect(errorOf(encode(''), 'csv')).not.toBeInstanceOf(TableError)
  })
})

describe('files that are no table', () => {
  it.each(
    [
      ['nothing', '', 'csv', 'empty_dataset'],
      ['blanks', ' \n\n ', 'csv', 'empty_dataset'],
      ['delimiters alone', ',,\n,,\n', 'csv', 'empty_dataset'],
      ['JSON sent as CSV', '[{"a": 1}]', 'csv', 'file_type_mismatch'],
      ['NDJSON sent as CSV', '{"a": 1}\n{"a": 2}\n', 'csv', 'file_type_mismatch'],
      ['a web page', '<!doctype html><html></html>', 'csv', 'file_type_mismatch'],
      ['CSV sent as JSON', 'a,b\n1,2\n', 'json', 'file_type_mismatch'],
      ['a workbook', 'PK\u0003\u0004rest', 'csv', 'file_type_mismatch'],
      ['a PDF', '%PDF-1.7', 'json', 'file_type_mismatch'],
      ['control characters', '\u0002\u0003\u0004\u0005abc', 'csv', 'file_unparsable'],
      ['an empty list', '[]', 'json', 'empty_dataset'],
      ['empty records', '[{}, {}, {}]', 'json', 'empty_dataset'],
      ['one value', '42', 'json', 'file_unparsable'],
      ['broken JSON', '[{"a": 1}, {"a" 2}]', 'json', 'file_unparsable'],
      ['cut off JSON', '[{"a": 1}, {"a": ', 'json', 'file_unparsable'],
    ].map(([name, text, fileType, code]) => ({ name, text, fileType: fileType as 'csv' | 'json', code })),
  )('$name', ({ text, fileType, code }) => {
    expect(errorOf(encode(text!), fileType).code).toBe(code)
  })

  it('say where JSON breaks off', () => {
    expect(errorOf(encode('[\n  {"a": 1},\n  {"a" 2}\n]'), 'json').message).toContain('line 3, column 8')
  })
})
