import { ColumnDictionary } from './column-dictionary'
import type { TextColumn } from './text-table'

const firstRowCount = 1024

/** Takes the cells of one column row by row; rows never given are blank. */
export class TextColumnBuilder {
  private readonly dictionary: ColumnDictionary
  private codes: Int32Array
  private length = 0

  constructor(
    readonly name: string,
    expectedRowCount = firstRowCount,
  ) {
    this.dictionary = new ColumnDictionary('')
    this.codes = new Int32Array(Math.max(expectedRowCount, 1))
  }

  set(row: number, text: string): void {
    if (row > this.length) this.fillTo(row)
    this.put(row, this.dictionary.codeOf(text))
  }

  /** The column of `rowCount` rows; nothing may be set after it. */
  finish(rowCount: number): TextColumn {
    if (rowCount > this.length) this.fillTo(rowCount)
    return { name: this.name, codes: this.codes.slice(0, rowCount), values: this.dictionary.values }
  }

  private fillTo(row: number): void {
    const blank = this.dictionary.codeOf('')
    while (this.length < row) this.put(this.length, blank)
  }

  private put(row: number, code: number): void {
    if (row >= this.codes.length) {
      const grown = new Int32Array(Math.max(row + 1, this.codes.length * 2))
      grown.set(this.codes)
      this.codes = grown
    }
    this.codes[row] = code
    if (row >= this.length) this.length = row + 1
  }
}
