import type { OddGrid } from './odd-grid'
import {
  type CsvShape,
  csvText,
  jsonColumns,
  jsonLists,
  jsonRecords,
  jsonSplit,
  typedCell,
  withTotal,
} from './write-dialect'
import { type WorkbookShape, workbook } from './write-workbook'

/** A way to write one and the same table as a file. */
export interface FileDialect {
  name: string
  fileType: 'csv' | 'json' | 'xlsx'
  /** Null where this table can't be written so. */
  write(grid: OddGrid): Uint8Array | null
  /** What its columns are called then; their own names where it is not given. */
  namesOf?(names: string[]): string[]
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const littleEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())
const latin = (text: string) =>
  /^[\x20-\x7e\xa0-\xff\r\n\t]*$/.test(text) ? new Uint8Array(Buffer.from(text, 'latin1')) : null

const mark = '\ufeff'

const csv = (
  name: string,
  shape: CsvShape = {},
  encode: (text: string) => Uint8Array | null = utf8,
): FileDialect => ({ name, fileType: 'csv', write: (grid) => encode(csvText(grid, shape)) })

/** A CSV whose lines above and below depend on how wide the table is, as where a spreadsheet was saved. */
const framed = (name: string, shapeOf: (width: number) => CsvShape): FileDialect => ({
  name,
  fileType: 'csv',
  write: (grid) => utf8(csvText(grid, shapeOf(grid.names.length))),
})

const json = (name: string, text: (grid: OddGrid) => string): FileDialect => ({
  name,
  fileType: 'json',
  write: (grid) => utf8(text(grid)),
})

const xlsx = (name: string, shape: WorkbookShape = {}): FileDialect => ({
  name,
  fileType: 'xlsx',
  write: (grid) => workbook(grid, shape),
})

/** The table with a row that adds it up, which is no row of it. */
const totalled = (dialect: FileDialect): FileDialect => ({
  ...dialect,
  write: (grid) => {
    const own = withTotal(grid)
    return own && dialect.write(own)
  },
})

const groups = ['Shops', 'Stores of others']
const groupedMin = 5

/** Which of two groups a column is in; the first is in none. */
const groupAt = (at: number, count: number) => (at === 0 ? null : groups[Number(at * 2 > count)]!)

/** A row above the names, whose cells each stand for the columns up to the next one. */
const grouped = (name: string, delimiter: string): FileDialect => ({
  name,
  fileType: 'csv',
  write: (grid) => {
    const count = grid.names.length
    const cells = grid.names.map((_, at) =>
      groupAt(at, count) === groupAt(at - 1, count) ? '' : groupAt(at, count),
    )
    const above = ['', ...cells.slice(1)].join(delimiter)
    return count >= groupedMin ? utf8(csvText(grid, { delimiter, before: [above] })) : null
  },
  namesOf: (names) => names.map((own, at) => (at === 0 ? own : `${groupAt(at, names.length)} ${own}`)),
})

const title = ['Report of all shops', '']
const source = ['', 'Source: the shops']
const notes = ['', 'Notes:', '* provisional', 'Source: the shops, 2024']
const commas = (width: number) => ','.repeat(width - 1)

/** The one that all others are compared with. */
export const referenceDialect = csv('reference')

const delimiters: FileDialect[] = [
  csv('semicolon', { delimiter: ';' }),
  csv('tab', { delimiter: '\t' }),
  csv('bar', { delimiter: '|' }),
  csv('caret', { delimiter: '^' }),
  csv('tilde', { delimiter: '~' }),
  csv('two bars', { delimiter: '||' }),
  csv('unit separator', { delimiter: '\u001f' }),
  csv('section sign', { delimiter: '§' }),
  csv('comma and space', { delimiter: ', ' }),
  csv('semicolon and space', { delimiter: '; ' }),
  csv('bar within spaces', { delimiter: ' | ' }),
  csv('bars around each line', { delimiter: '|', head: '|', tail: '|' }),
  csv('space, all quoted', { delimiter: ' ', quotesAll: true }),
  csv('colon, all quoted', { delimiter: ':', quotesAll: true }),
  csv('apostrophe, all quoted', { delimiter: "'", quotesAll: true }),
  csv('a delimiter at each end', { tail: ',' }),
  csv('a semicolon at each end', { delimiter: ';', tail: ';' }),
  csv('three delimiters at each end', { tail: ',,,' }),
  csv('an empty column in front', { head: ',' }),
]

const quotes: FileDialect[] = [
  csv('all quoted', { quotesAll: true }),
  csv('semicolon, all quoted', { delimiter: ';', quotesAll: true }),
  csv('tab, all quoted', { delimiter: '\t', quotesAll: true }),
  csv('apostrophes', { quote: "'", quotesAll: true }),
  csv('semicolon and apostrophes', { delimiter: ';', quote: "'", quotesAll: true }),
  csv('backticks', { quote: '`', quotesAll: true }),
  csv('backslashes', { escapeMark: '\\', quotesAll: true }),
]

const lines: FileDialect[] = [
  csv('CRLF', { lineEnd: '\r\n' }),
  csv('CR', { lineEnd: '\r' }),
  csv('tab and CRLF', { delimiter: '\t', lineEnd: '\r\n' }),
  csv('no final line end', { noFinalEnd: true }),
  csv('blank lines between rows', { gap: true }),
  csv('blank lines at the start', { before: ['', ''] }),
  csv('blank lines at the end', { after: ['', '', ''] }),
]

const surroundings: FileDialect[] = [
  csv('a title', { before: title }),
  csv('a title of several lines', { before: ['Sales of the shops', 'Made by: Accounting', ''] }),
  csv('a title of five lines', {
    before: ['Sales', 'Made by: Accounting', 'All shops', 'Confidential', ''],
  }),
  framed('a title as wide as the table', (width) => ({
    before: [`Report of all shops${commas(width)}`, commas(width)],
  })),
  csv('a title and a source', { before: title, after: source }),
  csv('a source', { after: source }),
  csv('notes of several lines', { after: notes }),
  framed('notes as wide as the table', (width) => ({
    after: [commas(width), `Source: the shops${commas(width)}`],
  })),
  framed('rows of nothing but delimiters at the end', (width) => ({
    after: [commas(width), commas(width), commas(width)],
  })),
  csv('semicolon under a title', { delimiter: ';', before: title }),
  csv('tab over a source', { delimiter: '\t', after: source }),
  csv('comment lines', { before: ['# made by a program', '# on Monday'] }),
  csv('a separator line', { delimiter: ';', before: ['sep=;'], lineEnd: '\r\n' }),
  grouped('two rows of names', ','),
  grouped('two rows of names, semicolon', ';'),
  totalled(csv('a grand total')),
  totalled(csv('a grand total, semicolon, and a source', { delimiter: ';', after: source })),
]

const spellings: FileDialect[] = [
  csv('decimal commas', { delimiter: ';', decimal: ',' }),
  csv('decimal commas, tab', { delimiter: '\t', decimal: ',' }),
  csv('decimal commas, all quoted', { decimal: ',', quotesAll: true }),
  csv('thousands with commas', { thousands: ',' }),
  csv('thousands with spaces', { delimiter: ';', thousands: '\u00a0', decimal: ',' }),
  csv('thousands with apostrophes', { delimiter: ';', thousands: '’' }),
  csv('byte order mark', {}, (text) => utf8(mark + text)),
  csv('byte order mark, semicolon, CRLF', { delimiter: ';', lineEnd: '\r\n' }, (text) => utf8(mark + text)),
  csv('UTF-16, little end first', { delimiter: '\t' }, (text) => littleEndian(mark + text)),
  csv('UTF-16, big end first', {}, (text) => bigEndian(mark + text)),
  csv('Latin 1', { delimiter: ';' }, latin),
]

const jsons: FileDialect[] = [
  json('records', (grid) => `[${jsonRecords(grid).join(',')}]`),
  json('records of numbers', (grid) => `[${jsonRecords(grid, typedCell).join(',')}]`),
  json('a record a line', (grid) => jsonRecords(grid).join('\n')),
  json('a record a line, blank lines between', (grid) => jsonRecords(grid).join('\r\n\r\n')),
  json('records within an answer', (grid) => `{"meta":{"page":1},"data":[${jsonRecords(grid).join(',')}]}`),
  json('records deep within', (grid) => `{"ok":true,"result":{"items":[${jsonRecords(grid).join(',')}]}}`),
  json('JSON columns', jsonColumns),
  json('JSON lists', jsonLists),
  json('JSON names and rows', jsonSplit),
]

const workbooks: FileDialect[] = [
  xlsx('workbook'),
  xlsx('workbook of numbers', { isTyped: true }),
  xlsx('workbook under a title', { above: [['Report of all shops'], []] }),
  xlsx('workbook over a source', { below: [[], ['Source: the shops']] }),
  xlsx('workbook that begins further in', { origin: 'C4' }),
  xlsx('workbook of merged cells', { isMerged: true }),
]

export const dialects: FileDialect[] = [
  ...delimiters,
  ...quotes,
  ...lines,
  ...surroundings,
  ...spellings,
  ...jsons,
  ...workbooks,
]
