import { utils, write } from '@e965/xlsx'
import type { OddGrid } from './odd-grid'

/** A way to write one and the same table as a file. */
export interface FileDialect {
  name: string
  fileType: 'csv' | 'json' | 'xlsx'
  /** Null where this table can't be written so. */
  write(grid: OddGrid): Uint8Array | null
}

interface CsvShape {
  delimiter?: string
  quote?: string
  /** What stands before a quote in a cell; the quote itself where it is not given. */
  escapeMark?: string
  /** Every cell is quoted, not only those that need it. */
  quotesAll?: boolean
  lineEnd?: string
  /** A mark of decimals other than the point. */
  decimal?: string
  before?: string[]
  after?: string[]
  /** At each line's end. */
  tail?: string
  /** After each row. */
  gap?: boolean
  noFinalEnd?: boolean
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const littleEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())
const latin = (text: string) =>
  /^[\x20-\x7e\xa0-\xff\r\n\t]*$/.test(text) ? new Uint8Array(Buffer.from(text, 'latin1')) : null

const mark = '\ufeff'
const plainNumber = /^-?\d+\.\d+$/

function csvText({ names, rows }: OddGrid, shape: CsvShape): string {
  const { delimiter = ',', quote = '"', lineEnd = '\n', decimal, tail = '' } = shape
  const { escapeMark = quote } = shape
  const special = [delimiter.trim() || delimiter, quote, '\r', '\n']
  const isNumeric = names.map((_, at) => rows.every((row) => plainNumber.test(row[at] ?? '')))
  const cell = (text: string, at: number) => {
    const own = decimal && isNumeric[at] ? text.replace('.', decimal) : text
    const isBare = !shape.quotesAll && !special.some((one) => own.includes(one)) && own === own.trim()
    if (isBare && !(delimiter === ' ' && own === '')) return own
    return quote + own.replaceAll(quote, escapeMark + quote) + quote
  }
  const lines = [names, ...rows].map((row) => row.map(cell).join(delimiter) + tail)
  const spaced = shape.gap ? lines.flatMap((line) => [line, '']) : lines
  const text = [...(shape.before ?? []), ...spaced, ...(shape.after ?? [])].join(lineEnd)
  return text + (shape.noFinalEnd ? '' : lineEnd)
}

const csv = (
  name: string,
  shape: CsvShape = {},
  encode: (text: string) => Uint8Array | null = utf8,
): FileDialect => ({ name, fileType: 'csv', write: (grid) => encode(csvText(grid, shape)) })

const records = ({ names, rows }: OddGrid) =>
  rows.map(
    (row) => `{${names.map((name, at) => `${JSON.stringify(name)}:${JSON.stringify(row[at] ?? '')}`)}}`,
  )

const json = (name: string, text: (grid: OddGrid) => string): FileDialect => ({
  name,
  fileType: 'json',
  write: (grid) => utf8(text(grid)),
})

function workbook({ names, rows }: OddGrid, above: string[][]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['see the other sheet']]), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet([...above, names, ...rows]), 'Table')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const xlsx = (name: string, above: string[][] = []): FileDialect => ({
  name,
  fileType: 'xlsx',
  write: (grid) => workbook(grid, above),
})

const title = ['Report of all shops', '']
const source = ['', 'Source: the shops']

/** The one that all others are compared with. */
export const referenceDialect = csv('reference')

export const dialects: FileDialect[] = [
  csv('semicolon', { delimiter: ';' }),
  csv('tab', { delimiter: '\t' }),
  csv('bar', { delimiter: '|' }),
  csv('caret', { delimiter: '^' }),
  csv('tilde', { delimiter: '~' }),
  csv('two bars', { delimiter: '||' }),
  csv('unit separator', { delimiter: '\u001f' }),
  csv('section sign', { delimiter: '§' }),
  csv('comma and space', { delimiter: ', ' }),
  csv('space, all quoted', { delimiter: ' ', quotesAll: true }),
  csv('colon, all quoted', { delimiter: ':', quotesAll: true }),
  csv('all quoted', { quotesAll: true }),
  csv('semicolon, all quoted', { delimiter: ';', quotesAll: true }),
  csv('apostrophes', { quote: "'", quotesAll: true }),
  csv('semicolon and apostrophes', { delimiter: ';', quote: "'", quotesAll: true }),
  csv('backticks', { quote: '`', quotesAll: true }),
  csv('backslashes', { escapeMark: '\\', quotesAll: true }),
  csv('CRLF', { lineEnd: '\r\n' }),
  csv('CR', { lineEnd: '\r' }),
  csv('tab and CRLF', { delimiter: '\t', lineEnd: '\r\n' }),
  csv('no final line end', { noFinalEnd: true }),
  csv('blank lines between rows', { gap: true }),
  csv('blank lines at the end', { after: ['', '', ''] }),
  csv('a title', { before: title }),
  csv('a title of several lines', { before: ['Sales of the shops', 'Made by: Accounting', ''] }),
  csv('a title and a source', { before: title, after: source }),
  csv('a source', { after: source }),
  csv('semicolon under a title', { delimiter: ';', before: title }),
  csv('tab over a source', { delimiter: '\t', after: source }),
  csv('comment lines', { before: ['# made by a program', '# on Monday'] }),
  csv('a separator line', { delimiter: ';', before: ['sep=;'], lineEnd: '\r\n' }),
  csv('a delimiter at each end', { tail: ',' }),
  csv('decimal commas', { delimiter: ';', decimal: ',' }),
  csv('decimal commas, tab', { delimiter: '\t', decimal: ',' }),
  csv('byte order mark', {}, (text) => utf8(mark + text)),
  csv('UTF-16, little end first', { delimiter: '\t' }, (text) => littleEndian(mark + text)),
  csv('UTF-16, big end first', {}, (text) => bigEndian(mark + text)),
  csv('Latin 1', { delimiter: ';' }, latin),
  json('records', (grid) => `[${records(grid).join(',')}]`),
  json('a record a line', (grid) => records(grid).join('\n')),
  xlsx('workbook'),
  xlsx('workbook under a title', [['Report of all shops'], []]),
]
