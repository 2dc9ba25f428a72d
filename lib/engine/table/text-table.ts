import type { CleaningStep, Dialect, Sheet } from '@/lib/contracts/analysis'
import type { PlainTexts } from './plain-texts'

/** One column as read: each row's code points into the distinct texts, in order of first appearance. */
export interface TextColumn {
  name: string
  /** Length `rowCount`; a blank cell is the code of `''`. */
  codes: Int32Array
  values: string[]
  /** Set where all of them are numbers or blank, and were read so. */
  plain?: PlainTexts
}

/** A table as read: text only, held by column, addressed by index (a column may be called `__proto__`). */
export interface TextTable {
  columns: TextColumn[]
  rowCount: number
}

export interface ReadResult {
  table: TextTable
  /** `decimal` and `date_order` are null until the table has been cleaned. */
  dialect: Dialect
  /** Repairs made while reading. */
  steps: CleaningStep[]
  /** Of a workbook: which of them was read, and which may be instead. */
  sheets?: Sheet[]
  /** The table as cut into cells: the header row first, ragged rows, blanks and preamble as they stand. */
  rowsAsRead(): string[][]
}
