import type { CleaningStep, Dialect } from '@/lib/contracts/analysis'
import { EngineError } from '../../engine-error'
import { emptySource } from '../../table/source-text'
import type { ReadResult, TextTable } from '../../table/text-table'
import { buildTable } from '../csv/build-table'
import { CellGrid } from '../csv/cell-grid'
import { inferLayout } from '../csv/infer-layout'
import type { DecodedText } from '../decode-text'
import { chooseNamed, presentTables } from '../name-choice'
import { TableError } from '../table-error'
import { uniqueNames } from '../unique-names'
import { cellText } from './cell-text'
import { type FoundTable, findTables, isObject } from './find-tables'
import { flattenRecords } from './flatten-records'
import { nestedTables } from './nested-tables'
import { parseJson } from './parse-json'
import { requireJson } from './require-json'

const tablesNamedMax = 5
/** Smaller lists are values, not tables worth a word. */
const tableSizeMin = 4

interface ReadRecords {
  table: TextTable
  steps: CleaningStep[]
  rowsAsRead: () => string[][]
}

/** Finds the table in JSON or NDJSON text that is named by its path, else the largest. */
export function readJson({ text, encoding, steps }: DecodedText, wanted?: string): ReadResult {
  requireJson(text)
  const parsed = parseJson(text)
  const tables = nameTables(
    listTables(parsed.value)
      .flatMap((table, at) => (at === 0 ? [table, ...nestedTables(table)] : [table]))
      .filter((table, at) => at === 0 || isWorthAWord(table)),
  )
  const main = chooseNamed(tables, wanted)
  if (!main)
    throw new EngineError(
      'empty_dataset',
      'The JSON holds no records. Send a list of objects, one for each row.',
    )
  const read = 'records' in main.content ? readRecords(main.content.records) : readRows(main.content)
  if (read.table.columns.length === 0 || read.table.rowCount === 0) {
    throw new TableError('empty_dataset', 'The records in the JSON hold no values.', read.rowsAsRead)
  }
  return {
    table: read.table,
    dialect: presentDialect(encoding),
    steps: [...steps, ...parsed.steps, ...describePlaces(tables, main, read.table.rowCount), ...read.steps],
    sheets: presentTables(tables, main),
    rowsAsRead: read.rowsAsRead,
  }
}

interface NamedTable extends FoundTable {
  name: string
  rows: number
}

/** Called by where they stand; keys with points in them may read like the path of another. */
function nameTables(tables: FoundTable[]): NamedTable[] {
  const names = uniqueNames(tables.map(({ path }) => (path.trim() === '' ? 'Table 1' : path)))
  return tables.map((table, at) => ({
    ...table,
    name: names[at]!,
    rows: ('records' in table.content ? table.content.records : table.content.rows).length,
  }))
}

const isWorthAWord = (table: FoundTable) => table.size >= tableSizeMin && !isListOfValues(table)

const isListOfValues = ({ content }: FoundTable): boolean => 'rows' in content && content.names?.length === 1

/** A single object without any list in it is a table of one row. */
function listTables(value: unknown): FoundTable[] {
  const tables = findTables(value)
  if (tables.length > 0 || !isObject(value) || Object.keys(value).length === 0) return tables
  return [{ path: '', content: { records: [value] }, size: 1 }]
}

function readRecords(records: unknown[]): ReadRecords {
  const { columns, rowCount, steps } = flattenRecords(records)
  const texts = (row: number) => columns.map((column) => column.values[column.codes[row]!]!)
  return {
    table: { columns, rowCount },
    steps,
    rowsAsRead: () => [
      columns.map(({ name }) => name),
      ...Array.from({ length: rowCount }, (_, row) => texts(row)),
    ],
  }
}

/** Rows of cells are laid out as a CSV's are: the first may be a header. */
function readRows({ rows, names }: { rows: unknown[][]; names: string[] | null }): ReadRecords {
  const grid = new CellGrid(emptySource, rows.length + 1)
  const lines = names ? [names, ...rows] : rows
  lines.forEach((cells, line) => {
    for (const cell of cells) grid.addText(cellText(cell))
    grid.endRow(line, line)
  })
  grid.finish()
  const inferred = inferLayout(grid)
  const known = { header: [0], body: { from: 1, to: grid.rowCount }, skipped: new Set<number>() }
  const layout = names ? { ...inferred, ...known, width: Math.max(inferred.width, names.length) } : inferred
  return {
    table: buildTable(grid, layout),
    steps: [],
    rowsAsRead: () => Array.from({ length: grid.rowCount }, (_, row) => grid.rowTexts(row)),
  }
}

function describePlaces(tables: NamedTable[], main: NamedTable, rows: number): CleaningStep[] {
  const others = tables.filter((table) => table !== main)
  const steps: CleaningStep[] = []
  if (main.path !== '') {
    steps.push({
      step: 'records_path',
      column: null,
      rows,
      detail: `The records were taken from ${main.name}.`,
    })
  }
  if (others.length > 0) {
    const names = others
      .slice(0, tablesNamedMax)
      .map(({ name }) => name)
      .join(', ')
    const detail = `${others.length + 1} tables were found; ${main === tables[0] ? 'the largest' : `“${main.name}”`} was taken. Not read: ${names}. Another can be chosen when the dashboard is made anew (\`sheet\` of the API).`
    steps.push({ step: 'other_tables', column: null, rows, detail })
  }
  return steps
}

const presentDialect = (encoding: string): Dialect => ({
  delimiter: null,
  quote: null,
  encoding,
  header_row: null,
  decimal: null,
  date_order: null,
  confidence: 1,
})
