import type { CleaningStep, Dialect } from '@/lib/contracts/analysis'
import { emptySource } from '../../table/source-text'
import type { ReadResult } from '../../table/text-table'
import { buildTable } from '../csv/build-table'
import { CellGrid } from '../csv/cell-grid'
import { chooseBy } from '../csv/choose-layout'
import { describeTables } from '../csv/report-repairs'
import { TableError } from '../table-error'
import { chooseSheet, chooseWithin, filledRows, presentSheets } from './choose-sheet'
import { readWorkbook } from './read-workbook'
import type { SheetCells } from './sheet-cells'

const sheetsNamedMax = 5

/** Takes the sheet, or the table in one, that is named of an Excel workbook, else the largest, and tells of the others. */
export function readXlsx(bytes: Uint8Array, wanted?: string): ReadResult {
  const { sheets } = readWorkbook(bytes)
  const choice = chooseSheet(sheets, wanted)
  const { sheet } = choice
  const others = sheets.filter((other) => other !== sheet)
  const whole = gridOf(sheet)
  const rowsAsRead = () => Array.from({ length: whole.rowCount }, (_, row) => whole.rowTexts(row))
  const { grid, layout } = chooseBy(whole, (tables) => chooseWithin(sheets, choice, tables))
  const table = buildTable(grid, layout)
  if (table.rowCount === 0) {
    throw new TableError(
      'empty_dataset',
      `The sheet “${sheet.name}” has no rows of data below its header. Send a workbook with at least one.`,
      rowsAsRead,
    )
  }
  const header = layout.header.length === 0 ? null : grid.line(layout.header[0]!)
  return {
    table,
    dialect: dialectOf(header),
    steps: [...stepsOf(sheet, others, wanted !== undefined), ...describeTables(grid, layout)],
    sheets: presentSheets(sheets, choice, layout),
    rowsAsRead,
  }
}

function gridOf({ rows }: SheetCells): CellGrid {
  const grid = new CellGrid(emptySource, rows.length)
  const width = tableWidth(rows)
  let isBegun = false
  rows.forEach((row, line) => {
    if (row.length === 0) return
    isBegun ||= row.length > 1
    for (const text of row) grid.addText(text)
    // a title above the table is one cell
    for (let column = row.length; isBegun && column < width; column++) grid.addText('')
    grid.endRow(line, line)
  })
  grid.finish()
  return grid
}

/** Rows of a sheet end with their last value: the width of the widest that does not run on far beyond the others. */
function tableWidth(rows: string[][]): number {
  const widths = rows.flatMap(({ length }) => (length > 0 ? [length] : [])).sort((a, b) => a - b)
  const usual = widths[widths.length >> 1] ?? 0
  return widths.findLast((width) => width <= usual * 2 + 1) ?? 0
}

const dialectOf = (header: number | null): Dialect => ({
  delimiter: null,
  quote: null,
  encoding: 'utf-8',
  header_row: header,
  decimal: null,
  date_order: null,
  confidence: 1,
})

/** What was taken, what was left, and what does not stand in the cells as it is. */
function stepsOf(sheet: SheetCells, others: SheetCells[], isChosen: boolean): CleaningStep[] {
  const step = (name: string, rows: number, detail: string): CleaningStep[] =>
    rows > 0 ? [{ step: name, column: null, rows, detail }] : []
  const names = others.slice(0, sheetsNamedMax).map((other) => {
    return `“${other.name}” (${other.isHidden ? 'hidden, ' : ''}${plural(filledRows(other), 'row')})`
  })
  const more = others.length > sheetsNamedMax ? ` and ${others.length - sheetsNamedMax} more` : ''
  return [
    ...step(
      'other_sheets',
      others.reduce((sum, other) => sum + filledRows(other), 0),
      `The sheet “${sheet.name}” was read${isChosen ? '' : ', which has the largest table'}. Not read: ${names.join(', ')}${more}. Another can be chosen when the dashboard is made anew (\`sheet\` of the API).`,
    ),
    ...step(
      'merged_cells',
      sheet.merged,
      `Cells that were merged over several rows stand in each of them: ${plural(sheet.merged, 'cell')} filled.`,
    ),
    ...step(
      'error_cells',
      sheet.errors,
      `${plural(sheet.errors, 'cell')} with an error such as #N/A taken as missing.`,
    ),
    ...step(
      'uncomputed_formulas',
      sheet.uncomputed,
      `${plural(sheet.uncomputed, 'formula')} without a computed value taken as missing: open the workbook in Excel and save it to have them.`,
    ),
  ]
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
