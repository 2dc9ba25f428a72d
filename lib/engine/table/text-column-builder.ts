import type { CellBlock } from './cell-block'
import type { CodedTexts } from './coded-texts'
import { ColumnDictionary } from './column-dictionary'
import { emptySource, type SourceText } from './source-text'
import type { TextColumn } from './text-table'

const firstRowCount = 64

export interface TextColumnOptions {
  /** The text that a block's cells stand in. */
  source?: SourceText
  expectedRowCount?: number
}

/** Takes the cells of one column row by row; rows never given are blank. */
export class TextColumnBuilder {
  /** Of rows that were coded elsewhere, their texts numbered as they appear. */
  static ofCoded(codes: Int32Array, texts: CodedTexts): TextColumnBuilder {
    const column = new TextColumnBuilder('')
    column.coded = texts
    column.rowCodes = codes
    column.length = codes.length
    return column
  }

  private readonly dictionary: ColumnDictionary
  /** In the place of the dictionary, where the rows were coded elsewhere: nothing is set any more. */
  private coded: CodedTexts | null = null
  private rowCodes: Int32Array
  /** Rows up to the last that was set. */
  length = 0

  constructor(
    readonly name: string,
    { source = emptySource, expectedRowCount = firstRowCount }: TextColumnOptions = {},
  ) {
    this.dictionary = new ColumnDictionary(source)
    this.rowCodes = new Int32Array(Math.max(expectedRowCount, 1))
  }

  get values(): readonly string[] {
    return this.coded ? this.coded.slice(0, this.coded.length) : this.dictionary.values
  }

  /** How many distinct texts there are. */
  get distinct(): number {
    return (this.coded ?? this.dictionary.values).length
  }

  /** The distinct text of a code. */
  textOf(code: number): string {
    return this.coded ? this.coded.at(code) : this.dictionary.values[code]!
  }

  /** Whether a distinct text is known to be a number without being looked at. */
  isNumber(code: number): boolean {
    return this.coded?.isNumber(code) ?? false
  }

  /** The codes of the rows that were set, as they are now: a view, to be read only. */
  get codes(): Int32Array {
    return this.rowCodes.subarray(0, this.length)
  }

  set(row: number, text: string): void {
    if (row > this.length) this.fillTo(row)
    this.put(row, this.dictionary.codeOf(text))
  }

  /** Sets the cells of a block's rows; a row without this column stays blank. */
  setBlock(block: CellBlock, { column, firstRow }: { column: number; firstRow: number }): void {
    const { rowStarts, starts, ends, texts } = block
    const { dictionary } = this
    for (let i = 0; i < block.rowCount; i++) {
      const cell = rowStarts[i]! + column
      if (cell >= rowStarts[i + 1]!) continue
      const row = firstRow + i
      if (row > this.length) this.fillTo(row)
      const start = starts[cell]!
      const isSlice = start >= 0
      this.put(
        row,
        isSlice ? dictionary.codeOfSlice(start, ends[cell]!) : dictionary.codeOf(texts[-1 - start]!),
      )
    }
  }

  text(row: number): string {
    return row < this.length ? this.textOf(this.rowCodes[row]!) : ''
  }

  /** The code of a row that was set, -1 beyond the last. */
  code(row: number): number {
    return row < this.length ? this.rowCodes[row]! : -1
  }

  /** Distinct texts in a range of rows. */
  distinctIn({ from, to }: { from: number; to: number }): number {
    return new Set(this.rowCodes.subarray(from, Math.min(to, this.length))).size
  }

  /** The column of the given rows (ascending) alone, its texts numbered by their first appearance in them. */
  take(rows: Int32Array, name: string): TextColumn {
    const from = rows[0] ?? 0
    const isRange = rows.length > 0 && rows[rows.length - 1] === from + rows.length - 1
    const taken = isRange ? this.takeRange({ from, to: from + rows.length }, name) : null
    return taken ?? this.renumber(rows, name)
  }

  /** The same of all rows of a range. */
  takeAll({ from, to }: { from: number; to: number }, name: string): TextColumn {
    const listed = () => Int32Array.from({ length: to - from }, (_, at) => from + at)
    return this.takeRange({ from, to }, name) ?? this.renumber(listed(), name)
  }

  /** The column of `rowCount` rows; nothing may be set after it. */
  finish(rowCount: number): TextColumn {
    if (rowCount > this.length) this.fillTo(rowCount)
    return { name: this.name, codes: this.rowCodes.slice(0, rowCount), values: this.dictionary.values }
  }

  /**
   * Texts are numbered as they appear, so rows in a range that shares no text with the rows before it keep their
   * numbers, less those before. Null for other rows.
   */
  private takeRange({ from, to }: { from: number; to: number }, name: string): TextColumn | null {
    if (to <= from || to > this.length) return null
    const before = mostOf(this.rowCodes.subarray(0, from)) + 1
    const codes = new Int32Array(to - from)
    const last = lessBefore(this.rowCodes.subarray(from, to), before, codes)
    if (last === null) return null
    const end = before + last + 1
    if (!this.coded) return { name, codes, values: this.dictionary.values.slice(before, end) }
    return { name, codes, values: this.coded.slice(before, end), plain: this.coded.plainIn(before, end) }
  }

  private renumber(rows: Int32Array, name: string): TextColumn {
    const blank = this.codeOfBlank()
    const renumbered = new Int32Array(this.distinct + 1).fill(-1)
    const values: string[] = []
    const codes = new Int32Array(rows.length)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const code = row < this.length ? this.rowCodes[row]! : blank
      if (renumbered[code] === -1)
        renumbered[code] = values.push(code === this.distinct ? '' : this.textOf(code)) - 1
      codes[i] = renumbered[code]!
    }
    return { name, codes, values }
  }

  /** One beyond the last where no text is blank and none can be added. */
  private codeOfBlank(): number {
    if (!this.coded) return this.dictionary.codeOf('')
    const found = this.coded.codeOf('')
    return found < 0 ? this.coded.length : found
  }

  private fillTo(row: number): void {
    const blank = this.dictionary.codeOf('')
    while (this.length < row) this.put(this.length, blank)
  }

  private put(row: number, code: number): void {
    if (row >= this.rowCodes.length) {
      const grown = new Int32Array(Math.max(row + 1, this.rowCodes.length * 2))
      grown.set(this.rowCodes)
      this.rowCodes = grown
    }
    this.rowCodes[row] = code
    if (row >= this.length) this.length = row + 1
  }
}

function mostOf(codes: Int32Array): number {
  let most = -1
  for (let row = 0; row < codes.length; row++) if (codes[row]! > most) most = codes[row]!
  return most
}

/** Codes less those before, and the last of them; null where one stands before. A loop of its own, so that it stays fast. */
function lessBefore(from: Int32Array, before: number, into: Int32Array): number | null {
  let last = -1
  for (let row = 0; row < into.length; row++) {
    const code = from[row]! - before
    if (code < 0) return null
    into[row] = code
    if (code > last) last = code
  }
  return last
}
