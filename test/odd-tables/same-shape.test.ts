import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import { type Column, missingCode, type Table } from '@/lib/engine/table/table'
import { throwDice } from './dice'
import { type KnownTable, makeKnownTable, type Shape, shapes } from './shapes'

type Rows = (string | number)[][]

interface Dialect {
  name: string
  fileType?: 'csv' | 'xlsx'
  write(rows: Rows): string | Uint8Array
}

const joined =
  (delimiter: string, write: (cell: string | number) => string | number = String) =>
  (rows: Rows) =>
    `${rows.map((row) => row.map((cell) => write(cell)).join(delimiter)).join('\n')}\n`
const quoted = (cell: string | number) => `"${cell}"`
const ofCents = { minimumFractionDigits: 2 }
const german = (cell: string | number) =>
  typeof cell === 'number' ? cell.toLocaleString('de-DE', ofCents) : cell
const swiss = (cell: string | number) =>
  typeof cell === 'number' ? cell.toLocaleString('de-DE').replaceAll('.', '’') : cell

const dialects: Dialect[] = [
  { name: 'commas', write: joined(',') },
  { name: 'semicolons, points and commas', write: joined(';', german) },
  { name: 'semicolons, apostrophes', write: joined(';', swiss) },
  { name: 'tabs', write: joined('\t') },
  { name: 'all quoted', write: joined(',', quoted) },
  { name: 'under a title', write: (rows) => `Sales of all towns\n\n${joined(',')(rows)}` },
]

const french = (cell: string | number) =>
  typeof cell === 'number' ? cell.toLocaleString('fr-FR', ofCents) : cell

function workbookOf(rows: Rows): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Towns')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

/** Tried with fewer tables. */
const furtherDialects: Dialect[] = [
  { name: 'semicolons, thin spaces and commas', write: joined(';', french) },
  { name: 'bars', write: joined('|') },
  { name: 'apostrophes around each cell', write: joined(',', (cell) => `'${cell}'`) },
  {
    name: 'a mark, tabs, CRLF',
    write: (rows) => `\ufeff${joined('\t', german)(rows).replaceAll('\n', '\r\n')}`,
  },
  { name: 'two bytes a letter', write: (rows) => Buffer.from(`\ufeff${joined('\t')(rows)}`, 'utf16le') },
  { name: 'Latin 1', write: (rows) => Buffer.from(joined(';', german)(rows), 'latin1') },
  {
    name: 'under several lines, over a source',
    write: (rows) =>
      `Sales of all towns\nMade by: Accounting\n\n${joined(';', german)(rows)}\nSource: the towns\n`,
  },
  { name: 'as wide everywhere', write: (rows) => joined(',')(widened(rows)) },
  { name: 'a workbook', fileType: 'xlsx', write: workbookOf },
  {
    name: 'a workbook under a title',
    fileType: 'xlsx',
    write: (rows) => workbookOf([['Sales of all towns'], [], ...rows]),
  },
]

/** As spreadsheets save it. */
function widened(rows: Rows): Rows {
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/** What each thing came to in each month: `Ulm 2023-04` by sales and, where they stand in it, costs. */
function expected({ things, months, cells }: KnownTable, { hasCosts }: Shape): string[] {
  return things
    .flatMap(({ name }, thing) =>
      months.map((month, at) => {
        const [sales, costs] = cells[thing]![at]!
        return `${name} ${month.slice(0, 7)} ${hasCosts ? `${sales} ${costs}` : sales}`
      }),
    )
    .sort()
}

function found({ columns, rowCount }: Table, known: KnownTable, { hasCosts }: Shape): string[] {
  const town = columns.find(({ values }) => known.things.every(({ name }) => values.includes(name)))
  const month = columns.find(({ type }) => type === 'date')
  const ofName = (name: string) =>
    columns.find((column) => column.numbers && column.name.toLowerCase() === name)
  const numbers = hasCosts
    ? [ofName('sales'), ofName('costs')]
    : [columns.find((column) => column.numbers && column !== month && !column.derivedFrom)]
  if (!town || !month || numbers.includes(undefined)) return columns.map(({ name }) => name)
  const textOf = (column: Column, row: number) => column.values[column.codes[row]!]
  const cells = new Map<string, (number | undefined)[]>()
  for (let row = 0; row < rowCount; row++) {
    const key = `${textOf(town, row)} ${new Date(month.numbers![row]!).toISOString().slice(0, 7)}`
    // a number has a row of its own where each of them has
    const known = cells.get(key) ?? numbers.map(() => undefined)
    const own = numbers.map((column, at) =>
      column!.codes[row] === missingCode ? known[at] : column!.numbers![row],
    )
    cells.set(key, own)
  }
  const rows = numbers.map((column) => rowCount - column!.missing)
  return rows.every((count) => count === cells.size)
    ? [...cells].map(([key, own]) => `${key} ${own.join(' ')}`).sort()
    : [`${rows.join(' and ')} numbers in ${cells.size} cells`]
}

const seeds = Array.from({ length: 6 }, (_, at) => at + 1)
const furtherSeeds = [7, 8]

function check(shape: Shape, { write: writeRows, fileType = 'csv' }: Dialect, seed: number) {
  const known = makeKnownTable(throwDice(seed))
  const written = writeRows(shape.rows(known))
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : new Uint8Array(written)
  const { table } = understandDataset(bytes, { fileType, fileName: `towns.${fileType}` })
  expect(found(table, known, shape), `seed ${seed}`).toEqual(expected(known, shape))
}

describe.each(shapes)('$name', (shape) => {
  it.each(dialects)('reads as the same table in any dialect: $name', (dialect) => {
    for (const seed of seeds) check(shape, dialect, seed)
  })

  it.each(furtherDialects)('… and in further ones: $name', (dialect) => {
    for (const seed of furtherSeeds) check(shape, dialect, seed)
  })
})
