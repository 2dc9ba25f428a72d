import type { CleaningStep } from '@/lib/contracts/analysis'
import type { TextTable } from '../../table/text-table'
import { cellCharsMax } from '../limits'
import type { CellGrid } from './cell-grid'
import type { CsvDialect } from './csv-dialect'
import type { CutText } from './cut-text'
import type { TableLayout } from './infer-layout'

const rowsNamedMax = 5

export interface Repairs {
  text: string
  cut: CutText
  layout: TableLayout
  table: TextTable
  dialect: CsvDialect
}

/** What was mended or left out while reading, each with its rows. */
export function reportRepairs(repairs: Repairs): CleaningStep[] {
  return [
    ...describeQuotes(repairs),
    ...describeLayout(repairs),
    ...describeNames(repairs),
    ...describeWidths(repairs),
  ]
}

const step = (name: string, rows: number, detail: string): CleaningStep[] =>
  rows > 0 ? [{ step: name, column: null, rows, detail }] : []

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function listSome(names: string[]): string {
  const some = names.slice(0, rowsNamedMax).join(', ')
  return names.length > rowsNamedMax ? `${some} and ${names.length - rowsNamedMax} more` : some
}

/** `2, 5, 9 and 12 more`, counted from 1. */
function nameRows(lines: number[]): string {
  const named = lines
    .slice(0, rowsNamedMax)
    .map((line) => line + 1)
    .join(', ')
  return lines.length > rowsNamedMax ? `${named} and ${lines.length - rowsNamedMax} more` : named
}

function describeQuotes({ cut, dialect }: Repairs): CleaningStep[] {
  const { grid, strayQuotes, mendedLines, isOpenAtEnd } = cut
  const cutLines = [...grid.cutRows].map((row) => grid.line(row))
  return [
    ...step(
      'stray_quotes',
      strayQuotes - mendedLines.length,
      `${plural(strayQuotes - mendedLines.length, 'quote')} inside quoted cells taken as characters.`,
    ),
    ...step(
      'open_quotes',
      mendedLines.length,
      `A quote that opens a cell and is never closed was taken as a character, on line ${nameRows(mendedLines)}.`,
    ),
    ...step(
      'open_quotes',
      Number(isOpenAtEnd),
      `A cell opened by ${dialect.quote} is never closed; it was ended with the file.`,
    ),
    ...step(
      'long_cells',
      cutLines.length,
      `Cells longer than ${cellCharsMax} characters were cut, on line ${nameRows(cutLines)}.`,
    ),
  ]
}

function describeLayout({ cut, layout }: Repairs): CleaningStep[] {
  const { grid } = cut
  const { body, header, title, preamble, footer, repeatedHeaders } = layout
  const comments = grid.comments.size
  return [
    ...step('comment_lines', comments, `${plural(comments, 'comment line')} left out.`),
    ...step(
      'preamble',
      preamble,
      `${plural(preamble, 'row')} before the table left out, from line ${grid.line(0) + 1}.`,
    ),
    ...step(
      'header_title',
      Number(title !== null),
      `The title “${title?.text}”, which stands in the row of the names, was left out.`,
    ),
    ...step(
      'header_rows',
      header.length > 1 ? header.length : 0,
      `${header.length} header rows were joined into one name for each column.`,
    ),
    ...step(
      'no_header',
      header.length === 0 ? body.to - body.from : 0,
      'The first row holds data, so the columns were named column_1, column_2, ….',
    ),
    ...step(
      'repeated_header',
      repeatedHeaders,
      `${plural(repeatedHeaders, 'row')} that repeat the header left out.`,
    ),
    ...step(
      'footer',
      footer,
      `${plural(footer, 'row')} after the table left out, from line ${footer > 0 ? grid.line(body.to) + 1 : 0}.`,
    ),
    ...describeTables(grid, layout),
  ]
}

/** Which of several tables was taken, and where the others are. */
export function describeTables(grid: CellGrid, { tables, table, others }: TableLayout): CleaningStep[] {
  const places = others.map(
    ({ name, from, to }) => `“${name}” on lines ${grid.line(from) + 1} to ${grid.line(to - 1) + 1}`,
  )
  return step(
    'other_tables',
    others.reduce((sum, { from, to }) => sum + to - from, 0),
    `${tables.length} tables were found; ${table === tables[0] ? 'the largest' : `“${table?.name}”`} was taken. Not read: ${listSome(places)}. Another can be chosen when the dashboard is made anew (\`sheet\` of the API).`,
  )
}

function describeNames({ cut, layout, table }: Repairs): CleaningStep[] {
  const last = layout.header.at(-1)
  if (last === undefined) return []
  const named = new Set([...cut.grid.rowTexts(last), layout.title?.name])
  const made = layout.header.length > 1 ? [] : table.columns.filter(({ name }) => !named.has(name))
  return made.map(({ name }) => ({
    step: 'column_name',
    column: name,
    rows: table.rowCount,
    detail: `The column’s name in the header was blank, there already, or none that can be kept; it is called ${name}.`,
  }))
}

interface Reaches {
  widths: Uint16Array
  extents: Uint16Array
  least: number
}

/** The next row that is shorter than the table or reaches beyond it. */
function nextUneven({ widths, extents, least }: Reaches, from: number): number {
  let row = from
  while (row < widths.length && widths[row]! >= least && extents[row]! <= least) row++
  return row
}

function describeWidths({ cut, layout }: Repairs): CleaningStep[] {
  const { grid } = cut
  const { body, skipped, width, usualWidth, shapes } = layout
  const least = Math.min(usualWidth, width)
  const short: number[] = []
  const long: number[] = []
  const surplus: number[] = []
  const { extents } = shapes
  const next = (row: number) => nextUneven({ widths: grid.rowWidths, extents, least }, row)
  for (let row = next(body.from); row < body.to; row = next(row + 1)) {
    if (skipped.has(row)) continue
    if (grid.width(row) < least) short.push(grid.line(row))
    else if (extents[row]! > width) surplus.push(grid.line(row))
    else if (extents[row]! > usualWidth) long.push(grid.line(row))
  }
  return [
    ...step(
      'short_rows',
      short.length,
      `Rows with fewer cells than the table were filled up with blanks, on line ${nameRows(short)}.`,
    ),
    ...step(
      'long_rows',
      long.length,
      `Rows with more cells than the others got columns of their own for them, on line ${nameRows(long)}.`,
    ),
    ...step(
      'surplus_cells',
      surplus.length,
      `Cells far beyond the table's last column were left out, on line ${nameRows(surplus)}.`,
    ),
  ]
}
