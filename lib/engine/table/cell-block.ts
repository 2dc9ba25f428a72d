const firstRowCount = 64

/**
 * Cells of some rows as they are cut, to be coded column by column: one column's dictionary stays in the cache
 * meanwhile, where a row's would push each other out.
 */
export class CellBlock {
  rowCount = 0
  cellCount = 0
  /** The cells of row `i` are those from `rowStarts[i]` to `rowStarts[i + 1]`. */
  rowStarts = new Int32Array(firstRowCount + 1)
  /** Where each cell stands in the source; -1 - its index in `texts` where it does not. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  texts: string[] = []

  constructor(cellsMax: number) {
    this.starts = new Int32Array(cellsMax)
    this.ends = new Int32Array(cellsMax)
  }

  /** Cells of the row that has not ended. */
  get width(): number {
    return this.cellCount - this.rowStarts[this.rowCount]!
  }

  addSlice(start: number, end: number): void {
    this.starts[this.cellCount] = start
    this.ends[this.cellCount++] = end
  }

  addText(text: string): void {
    this.starts[this.cellCount++] = -this.texts.push(text)
  }

  endRow(): void {
    if (this.rowCount + 2 > this.rowStarts.length) {
      const grown = new Int32Array(this.rowStarts.length * 2)
      grown.set(this.rowStarts)
      this.rowStarts = grown
    }
    this.rowStarts[++this.rowCount] = this.cellCount
  }

  clear(): void {
    this.rowCount = this.cellCount = 0
    this.texts = []
  }
}
