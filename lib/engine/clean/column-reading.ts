import type { ColumnType } from '@/lib/contracts/analysis'
import type { Aside } from '../table/table'

/** What the distinct texts of one column mean; arrays are as long as the draft's `texts`. */
export interface ColumnReading {
  type: ColumnType
  /** The cleaned text of each; null where it says that nothing is known. */
  texts: (string | null)[]
  /** NaN where the text can't be read; null for a text column. */
  numbers: Float64Array | null
  unit: string | null
  /** Where they stand in several units of which none is told in another: that of each, null where it says none. */
  units?: (string | null)[]
  leadingZeros: boolean
  /** What was taken for a code for "not known". */
  aside?: Aside[]
  /** The same with these codes as numbers. */
  withCodes?: ColumnReading
  /** The format that was read, in words for the report; null where the texts stand as they were. */
  format: string | null
}
