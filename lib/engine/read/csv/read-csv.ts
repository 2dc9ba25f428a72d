import type { CleaningStep, Dialect } from '@/lib/contracts/analysis'
import type { ReadResult } from '../../table/text-table'
import type { DecodedText } from '../decode-text'
import { presentTables } from '../name-choice'
import { TableError } from '../table-error'
import { buildTable } from './build-table'
import type { CellGrid } from './cell-grid'
import { chooseLayout } from './choose-layout'
import type { CsvDialect } from './csv-dialect'
import { cutText } from './cut-text'
import { inferDialect } from './infer-dialect'
import type { TableLayout } from './infer-layout'
import { reportRepairs } from './report-repairs'
import { requireCsv } from './require-csv'
import { doubledMark, takeDoubledDelimiter } from './take-doubled-delimiter'
import { takeMarkedHeader } from './take-marked-header'
import { takeSeparatorLine } from './take-separator-line'

/** Cuts delimited text into the table that stands in it: of several the one that is named, else the largest. */
export function readCsv(decoded: DecodedText, wanted?: string): ReadResult {
  requireCsv(decoded.text)
  const { text: rest, delimiter: announced, lines } = takeSeparatorLine(decoded.text)
  const { text, doubled } = takeDoubledDelimiter(takeMarkedHeader(rest))
  const inferred = inferDialect(text, doubled ? doubledMark : announced)
  const cut = cutText(text, inferred.dialect, text === decoded.text ? decoded.bytes : undefined)
  const rowsAsRead = () => Array.from({ length: cut.grid.rowCount }, (_, row) => cut.grid.rowTexts(row))
  const { grid, layout } = chooseLayout(cut.grid, wanted)
  const table = buildTable(grid, layout)
  if (table.rowCount === 0) throw emptyTable(grid, layout, rowsAsRead)
  const repairs: CleaningStep[] = reportRepairs({
    text,
    cut: { ...cut, grid },
    layout,
    table,
    dialect: inferred.dialect,
  })
  return {
    table,
    dialect: presentDialect(inferred, {
      doubled,

      encoding: decoded.encoding,
      header: headerLine(grid, layout, lines),
    }),
    steps: [...decoded.steps, ...repairs],
    sheets: presentTables(layout.tables, layout.table),
    rowsAsRead,
  }
}

function presentDialect(
  { dialect, confidence }: { dialect: CsvDialect; confidence: number },
  { doubled, encoding, header }: { doubled: string | null; encoding: string; header: number | null },
): Dialect {
  return {
    delimiter: doubled ?? dialect.delimiter,
    quote: dialect.quote,
    encoding,
    header_row: header,
    decimal: null,
    date_order: null,
    confidence: Math.round(confidence * 100) / 100,
  }
}

const headerLine = (grid: CellGrid, { header }: TableLayout, linesBefore: number): number | null =>
  header.length === 0 ? null : grid.line(header[0]!) + linesBefore

function emptyTable(grid: CellGrid, { header }: TableLayout, rowsAsRead: () => string[][]): TableError {
  const text =
    grid.rowCount === 0 || header.length === 0
      ? 'The file has no rows: it is blank. Export it again with its data.'
      : `The file has a header on line ${grid.line(header[0]!) + 1} and no rows of data below it. Export it again with its data.`
  return new TableError('empty_dataset', text, rowsAsRead)
}
