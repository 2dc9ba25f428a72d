import { EngineError } from '../../engine-error'
import { columnsMax, tooManyColumns } from '../limits'
import { type Before, ElementEnds, endLength, isBare, lettersOf } from './element-ends'

/** A table of three columns has no more in 10 MB of workbook; each costs a kilobyte to open. */
const rowsMax = 400_000

/** So many elements before the first value: no sheet that somebody filled has them. */
const idleMax = 2_000_000

/** So many elements without a value between two rows that have some are no gap that somebody left. */
const gapMax = 100_000

const value = lettersOf('v')
const inline = lettersOf('is')
const formula = lettersOf('f')
const cell = lettersOf('c')
const row = lettersOf('row')
const data = lettersOf('sheetData')

/**
 * Looks at a sheet's text while it is unpacked, a piece at a time, and refuses more rows, or more values in a row, than
 * are read. What has no value is not counted: people colour whole rows, and `dimension` says where a sheet was once touched.
 */
export class SheetSize extends ElementEnds {
  values = 0
  /** Formulas that were never computed. */
  uncomputed = 0
  /** Where the rows end in its text; null as long as they have not. */
  dataTo: number | null = null
  /** Where the last row with a value ends: what stands behind it up to `dataTo` has been coloured, or touched. */
  filledTo = 0
  /** Whether rows without a value by the hundred thousand stand before one with some. */
  hasGaps = false
  private rows = 0
  private rowValues = 0
  private idle = 0
  private gap = 0
  private isFormula = false
  private readonly name: string

  constructor(part: string) {
    super([value, inline, formula, cell, row, data])
    this.name = `the workbook’s ${part.slice(part.lastIndexOf('/') + 1)}`
  }

  protected passTag(): void {
    this.gap++
    if (this.values === 0 && ++this.idle > idleMax) throw nothingIn(this.name)
  }

  protected endElement(before: Before, to: number): void {
    const length = endLength(value, before)
    if (length > 0 || endLength(inline, before) > 0) {
      if (length === 0 || !isBare(length, before)) this.isFormula = false
      this.values++
      if (++this.rowValues > columnsMax) throw tooManyColumns(`Row ${this.rows + 1} of ${this.name}`)
    } else if (endLength(cell, before) > 0) {
      if (this.isFormula) this.uncomputed++
      this.isFormula = false
    } else if (endLength(formula, before) > 0) {
      this.isFormula = true
    } else if (endLength(row, before) > 0) {
      this.endRow(to)
    } else if (endLength(data, before) > 0) {
      this.dataTo ??= to
    }
  }

  private endRow(to: number): void {
    if (this.rowValues === 0) return
    if (this.gap > gapMax) this.hasGaps = true
    this.rows++
    this.rowValues = 0
    this.gap = 0
    this.filledTo = to
    if (this.rows > rowsMax) throw tooManyRows(this.name)
  }
}

const nothingIn = (where: string) =>
  new EngineError(
    'empty_dataset',
    `There is no value in the first 2,000,000 elements of ${where}. Remove the sheet.`,
  )

const tooManyRows = (where: string) =>
  new EngineError(
    'too_many_cells',
    `There are more than 400,000 rows in ${where}. Send the sheet as CSV, which takes more, or split it.`,
  )
