const firstRowCount = 64
const firstCellCount = 1024

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
  starts = new Int32Array(firstCellCount)
  ends = new Int32Array(firstCellCount)
  texts: string[] = []

  /** Cells of the row that has not ended. */
  get width(): number {
    return this.cellCount - this.rowStarts[this.rowCount]!
  }

  addSlice(start: number, end: number): void {
    if (this.cellCount === this.starts.length) this.grow()
    this.starts[this.cellCount] = start
    this.ends[this.cellCount++] = end
  }

  addText(text: string): void {
    if (this.cellCount === this.starts.length) this.grow()
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

  /** A file of a few cells takes no arrays for a quarter of a million. */
  private grow(): void {
    const [starts, ends] = [this.starts, this.ends]
    this.starts = new Int32Array(starts.length * 4)
    this.ends = new Int32Array(starts.length * 4)
    this.starts.set(starts)
    this.ends.set(ends)
  }

  clear(): void {
    this.rowCount = this.cellCount = 0
    this.texts = []
  }
}
