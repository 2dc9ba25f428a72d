import type { CellPlace } from '../../table/column-dictionary'
import type { SourceText } from '../../table/source-text'
import { TextColumnBuilder } from '../../table/text-column-builder'
import { cellCharsMax, cellsMax, columnsMax, tooManyCells, tooManyColumns } from '../limits'
import type { CellSink } from './cell-sink'

const firstRowCount = 64

/** The cells of a file as cut, by column; rows may differ in width, and blank lines are left out. */
export class CellGrid implements CellSink {
  readonly columns: TextColumnBuilder[] = []
  rowCount = 0
  /** Rows that are comments, as one cell each. */
  readonly comments = new Set<number>()
  /** Rows with a cell that was too long. */
  readonly cutRows = new Set<number>()
  private widths = new Uint16Array(firstRowCount)
  private firstLines = new Int32Array(firstRowCount)
  private lastLines = new Int32Array(firstRowCount)
  private column = 0

  constructor(
    private readonly source: SourceText,
    private readonly expectedRowCount = firstRowCount,
  ) {}

  addSlice(place: CellPlace): void {
    if (place.end - place.start > cellCharsMax) this.addText(this.source.text.slice(place.start, place.end))
    else this.nextColumn().setSlice(this.rowCount, place)
  }

  addText(text: string): void {
    const column = this.nextColumn()
    if (text.length > cellCharsMax) this.cutRows.add(this.rowCount)
    column.set(this.rowCount, text.length > cellCharsMax ? text.slice(0, cellCharsMax) : text)
  }

  endRow(firstLine: number, lastLine: number): void {
    if (this.rowCount === this.widths.length) this.grow()
    this.widths[this.rowCount] = this.column
    this.firstLines[this.rowCount] = firstLine
    this.lastLines[this.rowCount] = lastLine
    this.rowCount++
    this.column = 0
    if (this.rowCount > cellsMax) throw tooManyCells()
  }

  endComment(line: number): void {
    this.comments.add(this.rowCount)
    this.endRow(line, line)
  }

  /** Cells of a row as cut. */
  width(row: number): number {
    return this.widths[row]!
  }

  /** A copy of all widths, by row. */
  listWidths(): Uint16Array<ArrayBuffer> {
    return this.widths.slice(0, this.rowCount)
  }

  text(row: number, column: number): string {
    return column < this.widths[row]! ? this.columns[column]!.text(row) : ''
  }

  /** Zero-based line on which a row begins. */
  line(row: number): number {
    return this.firstLines[row]!
  }

  /** Blank lines that stand before a row. */
  blankLinesBefore(row: number): number {
    return this.firstLines[row]! - (row === 0 ? -1 : this.lastLines[row - 1]!) - 1
  }

  rowTexts(row: number): string[] {
    return Array.from({ length: this.width(row) }, (_, column) => this.text(row, column))
  }

  /** Cells of the row that are not blank. */
  filled(row: number): number {
    let filled = 0
    for (let column = 0; column < this.width(row); column++) {
      if (this.text(row, column).trim() !== '') filled++
    }
    return filled
  }

  private nextColumn(): TextColumnBuilder {
    const index = this.column++
    const known = this.columns[index]
    if (known) return known
    if (index >= columnsMax) throw tooManyColumns(`Row ${this.rowCount + 1}`)
    const options = { source: this.source, expectedRowCount: Math.max(this.expectedRowCount, this.rowCount) }
    const column = new TextColumnBuilder('', options)
    this.columns.push(column)
    if (this.rowCount * this.columns.length > cellsMax) throw tooManyCells()
    return column
  }

  private grow(): void {
    const length = this.widths.length * 2
    if (this.rowCount * this.columns.length > cellsMax) throw tooManyCells()
    this.widths = copyTo(new Uint16Array(length), this.widths)
    this.firstLines = copyTo(new Int32Array(length), this.firstLines)
    this.lastLines = copyTo(new Int32Array(length), this.lastLines)
  }
}

function copyTo<T extends { set(from: ArrayLike<number>): void }>(to: T, from: ArrayLike<number>): T {
  to.set(from)
  return to
}
