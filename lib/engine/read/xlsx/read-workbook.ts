import { read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { EngineError } from '../../engine-error'
import { cutOff } from './refuse-workbook'
import { requireWorkbook } from './require-workbook'
import { type SheetCells, sheetCells } from './sheet-cells'
import { unpackWorkbook } from './unpack-workbook'

export interface OpenedWorkbook {
  /** Largest table first, those that are shown before those that are hidden. */
  sheets: SheetCells[]
}

/** The cells of a workbook's sheets. Formulas are taken as they were last computed; nothing of them is run. */
export function readWorkbook(bytes: Uint8Array): OpenedWorkbook {
  const { bytes: slim, uncomputed } = unpackWorkbook(bytes, requireWorkbook(bytes))
  const workbook = parse(slim)
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true
  const sheets = workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name]
    const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    return isGrid(sheet)
      ? [sheetCells(sheet, { name, isHidden, is1904, uncomputed: uncomputed[at] ?? 0 })]
      : []
  })
  const filled = sheets.filter(({ filled }) => filled > 0)
  if (filled.length === 0) {
    throw new EngineError(
      'empty_dataset',
      'The workbook is empty: none of its sheets has a cell with a value. Send one with a header and at least one row.',
    )
  }
  return { sheets: filled.sort((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.filled - a.filled) }
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellText: false,
      cellHTML: false,
      bookVBA: false,
    })
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw cutOff()
  }
}

/** A sheet that is nothing but a chart has no cells. */
const isGrid = (sheet: WorkSheet | undefined): sheet is WorkSheet =>
  sheet !== undefined && Array.isArray(sheet['!data'])
