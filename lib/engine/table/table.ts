import type { ColumnType } from '@/lib/contracts/analysis'

export const missingCode = -1

export const asideKinds = ['code', 'other_unit', 'zero_run', 'stuck', 'placeholder', 'slip'] as const

/** Cells of one column that were not taken as they stood. */
export interface Aside {
  kind: (typeof asideKinds)[number]
  rows: number
  /** What they added up to as they stood … */
  was: number
  /** … and add up to now; null where they hold nothing any more. */
  now: number | null
  /** What stood there, where that was one number. */
  value?: number
}

/** One cleaned column. */
export interface Column {
  name: string
  /** What the caller says that people call it. */
  called?: string
  type: ColumnType
  /** Length `rowCount`: index into `values`, `missingCode` where nothing (readable) stands. */
  codes: Int32Array
  /**
   * The distinct cleaned texts. Dates as `2025-03-09`, date-times as `2025-03-09T14:05:00`, times as `14:05:00`,
   * booleans as `true` and `false`, numbers with a decimal point and no grouping.
   */
  values: string[]
  /**
   * Length `rowCount`, NaN where missing; null for text. Dates and date-times are milliseconds since
   * 1970-01-01 of the plain date as if in UTC (no time zone ever moves them), times milliseconds since
   * midnight, booleans 0 and 1. A percentage stays as written: `12.5 %` is 12.5 with unit `%`.
   */
  numbers: Float64Array | null
  /** Rows where `codes` is `missingCode`. */
  missing: number
  /** What the cells carried beside the number: `$`, `€`, `%`, `kg`; null where nothing did. */
  unit: string | null
  /** Set where the cells carried several units of which none is told in another: the column that says in which each is. */
  unitBy?: string
  /** Values had leading zeros, so they are codes, whatever they look like. */
  leadingZeros: boolean
  /** Whether the file's own total rows add it up; not set where it has none or they leave it open. */
  addsUp?: boolean
  /** Set where it is made of columns that hold one measure over time: however few its numbers are, they name nothing. */
  isMeasured?: true
  /** Set where rows were made of lists: the column that names what its values are of, which stand on all rows of one. */
  eachOf?: string
  /** Cells whose number was none, or one of another unit; not known any more where rows were left out since. */
  aside?: Aside[]
  /** Set where the engine computed the column: the uploaded ones that it is made of. */
  derivedFrom?: string[]
}

/** A cleaned table, held by column. */
export interface Table {
  columns: Column[]
  rowCount: number
}
