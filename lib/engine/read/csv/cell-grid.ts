import { CellBlock } from '../../table/cell-block'
import { emptySource, type SourceText } from '../../table/source-text'
import { TextColumnBuilder } from '../../table/text-column-builder'
import { cellCharsMax, cellsMax, columnsMax, tooManyCells, tooManyColumns } from '../limits'
import type { CellSink } from './cell-sink'

const firstRowCount = 64
/** Cells that are coded at once: so many that each column finds its dictionary in the cache after its first rows. */
const blockCells = 262_144

/** Of each row its width, and the first and last line on which it stands. */
export interface GridRows {
  widths: Uint16Array<ArrayBuffer>
  firstLines: Int32Array<ArrayBuffer>
  lastLines: Int32Array<ArrayBuffer>
}

/**
 * The cells of a file as cut, by column; rows may differ in width, and blank lines are left out. To be read only after
 * `finish`.
 */
export class CellGrid implements CellSink {
  /** Of rows that were cut and coded elsewhere; complete. */
  static ofCoded({ widths, firstLines, lastLines }: GridRows, columns: TextColumnBuilder[]): CellGrid {
    const grid = new CellGrid(emptySource)
    grid.columns.push(...columns)
    grid.rowCount = widths.length
    grid.widths = widths
    grid.firstLines = firstLines
    grid.lastLines = lastLines
    return grid
  }

  readonly columns: TextColumnBuilder[] = []
  rowCount = 0
  /** Rows that are comments, as one cell each. */
  readonly comments = new Set<number>()
  /** Rows with a cell that was too long. */
  readonly cutRows = new Set<number>()
  private widths = new Uint16Array(firstRowCount)
  private firstLines = new Int32Array(firstRowCount)
  private lastLines = new Int32Array(firstRowCount)
  private readonly block = new CellBlock()

  constructor(
    private readonly source: SourceText,
    private readonly expectedRowCount = firstRowCount,
  ) {}

  addSlice(start: number, end: number): void {
    if (end - start > cellCharsMax) this.addText(this.source.text.slice(start, end))
    else this.block.addSlice(start, end)
  }

  addText(text: string): void {
    if (text.length > cellCharsMax) this.cutRows.add(this.rowCount)
    this.block.addText(text.length > cellCharsMax ? text.slice(0, cellCharsMax) : text)
  }

  endRow(firstLine: number, lastLine: number): void {
    if (this.rowCount === this.widths.length) this.grow()
    if (this.block.width > columnsMax) throw tooManyColumns(`Row ${this.rowCount + 1}`)
    this.widths[this.rowCount] = this.block.width
    this.block.endRow()
    this.firstLines[this.rowCount] = firstLine
    this.lastLines[this.rowCount] = lastLine
    this.rowCount++
    if (this.rowCount > cellsMax) throw tooManyCells()
    if (this.block.cellCount > blockCells) this.finish()
  }

  endComment(line: number): void {
    this.comments.add(this.rowCount)
    this.endRow(line, line)
  }

  /** Codes the rows that are not coded yet. */
  finish(): void {
    const { block } = this
    const firstRow = this.rowCount - block.rowCount
    let widest = 0
    for (let row = firstRow; row < this.rowCount; row++) widest = Math.max(widest, this.widths[row]!)
    while (this.columns.length < widest) this.addColumn()
    for (let column = 0; column < widest; column++) {
      this.columns[column]!.setBlock(block, { column, firstRow })
    }
    block.clear()
  }

  /** The same rows of some of the columns, to be read alone. */
  sideOf(from: number, to: number): CellGrid {
    const widths = this.rowWidths.map((width) => Math.max(0, Math.min(width, to) - from))
    const [firstLines, lastLines] = [this.firstLines, this.lastLines].map((lines) =>
      lines.slice(0, this.rowCount),
    )
    return CellGrid.ofCoded(
      { widths, firstLines: firstLines!, lastLines: lastLines! },
      this.columns.slice(from, to),
    )
  }

  /** Cells of a row as cut. */
  width(row: number): number {
    return this.widths[row]!
  }

  /** All widths, by row: a view, to be read only. */
  get rowWidths(): Uint16Array<ArrayBuffer> {
    return this.widths.subarray(0, this.rowCount)
  }

  /** False where each line is a row; told without going through them. */
  get mayHaveBlankLines(): boolean {
    return this.rowCount > 0 && this.lastLines[this.rowCount - 1] !== this.rowCount - 1
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

  private addColumn(): void {
    const options = { source: this.source, expectedRowCount: Math.max(this.expectedRowCount, this.rowCount) }
    this.columns.push(new TextColumnBuilder('', options))
    if (this.rowCount * this.columns.length > cellsMax) throw tooManyCells()
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
