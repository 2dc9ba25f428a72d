import type { Additivity, ColumnType, Role } from '@/lib/contracts/analysis'
import type { ValueFormat } from '@/lib/contracts/blocks'
import type { Filter, Grain } from '@/lib/contracts/query'

export interface NumberSummary {
  min: number
  max: number
  mean: number
  median: number
  q1: number
  q3: number
  /** Sample standard deviation. */
  sd: number
  sum: number
  zeros: number
  negatives: number
  integers: boolean
}

export type GeoKind = 'country' | 'us_state' | 'region' | 'city' | 'latitude' | 'longitude' | 'postal_code'

export type TimePart = 'year' | 'quarter' | 'month' | 'week' | 'weekday' | 'day' | 'hour'

export interface ColumnProfile {
  /** Index into `Table.columns`. */
  index: number
  name: string
  /** The name in words, without the unit that its numbers carry: `unit_price_usd` is `unit price`. */
  label: string
  type: ColumnType
  role: Role
  /** For measures only. */
  additivity: Additivity | null
  /** `$`, `%`, `kg`; null where none is known. */
  unit: string | null
  format: ValueFormat | null
  /** Whether more is better; null where that is not known. */
  upIsGood: boolean | null
  distinct: number
  missing: number
  /** 0 to 1, of the role. */
  confidence: number
  evidence: string[]
  /** For ordinal categories: indexes of `values` in their natural order. */
  order: number[] | null
  geo: GeoKind | null
  /** For time columns: the finest grain that the values carry. */
  grain: Extract<Grain, 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'> | null
  /** For whole numbers and names that are a part of a date. */
  timePart?: TimePart | null
  /** What its values are called, where that is not how they are written. */
  words?: Record<string, string>
  /** Of a yes/no whose answers have words: the value that means yes. */
  yes?: string
  /** For columns with numbers. */
  summary: NumberSummary | null
  /** Set by the caller, not inferred. */
  overridden: boolean
  /** Whether the caller says how it is put together. */
  isAdditivityGiven?: boolean
  /** Set where its numbers stand in several currencies or units: the column that says in which. */
  mixedBy?: string
  /** The column that has its amounts once, where they are of several rows together; by index. */
  onceAs?: number
  /** Whether it is what each date ends with of a balance that runs from row to row. */
  isClosing?: boolean
  /** Whether each row holds what has come together so far: its rows are neither added nor averaged. */
  runsOn?: boolean
  /** What its numbers are of, where that is no row: `order`. */
  each?: string
  /** Whether it is the more the more rows it is of: what they come to together. */
  isTotal?: boolean
  /** Whether it is what people follow of the column that it is computed of (a net promoter score of answers). */
  isScore?: boolean
  /** Whether it is computed as a column over another one, whatever of these is a level. */
  isRatio?: boolean
  /** Whether people follow it rather than what it is computed of. */
  isFollowed?: boolean
  /** Whether it is computed as what is left of an income when its cost is taken off. */
  isMargin?: boolean
  /** Whether its name says that it only comes with things (the weather, who did it), and nothing that it is followed. */
  isAside?: boolean
  /** Whether it tells what came of a row beside what the table is about, and so explains none of that. */
  isResult?: boolean
  /** Whether it may: it is neither held equal nor said to explain anything. */
  mayBeResult?: boolean
  /** Whether it is what became of a number between two columns. */
  isChange?: boolean
  /** Whether it is the time between two dates of its row, which the file holds already. */
  isTimeTaken?: boolean
  /** What all months or quarters that stand as columns come to in a row. */
  isPeriodTotal?: boolean
  /** Whether it is how old something was at another date of its row: what the row comes with, never what came of it. */
  isAge?: boolean
  /** Whether it is a count that people follow by such a rate, rather than as it is. */
  isRated?: boolean
  /** Set for a rate: the rows that are counted. Its numbers are 1 where the condition holds, else 0. */
  of?: Filter
  /** Set where what began of late is this way off, since it has not ended yet: `mainTime` shows no change that way; `either` where it shows none at all. */
  ripens?: 'low' | 'high' | 'either'
  /** Of a date: things begin at it, and many of them go on (members by the day on which they joined). */
  begins?: boolean
}

/** What the values of a column are called, where that is not how they are written; null where they stay. */
export interface ValueWords {
  words: Record<string, string>
  /** Of a yes/no: the value that means yes. */
  yes?: string
}

export type RowsRole = 'lead' | 'beside' | 'none'

/** An arithmetic relation that holds on nearly all rows, by column index. */
export type Identity =
  | { kind: 'product'; result: number; factors: number[]; share: number }
  | { kind: 'sum'; result: number; parts: number[]; share: number }
  | { kind: 'difference'; result: number; minuend: number; subtrahend: number; share: number }
  | {
      kind: 'ratio'
      result: number
      numerator: number
      denominator: number
      scale: 1 | 100 | 100_000
      share: number
      /** Whether it stands beside the two and binds them no more: a price by area leaves open how both go together. */
      isBeside?: boolean
    }
  /** One column is the other times a constant, or the same thing under two names. */
  | { kind: 'scaled'; result: number; source: number; factor: number; share: number }

/** A measure that each row carries on from the row before: a balance after each payment, a count to date. */
export interface Running {
  index: number
  /** What is added to it, and taken from it, row by row. */
  flows: number[]
  /** The column with the thing that it runs within (an account); null where it runs on through the file. */
  group: number | null
  /** The last row stands first, as in most bank statements. */
  isReversed: boolean
  /** Now and then it is filled up by what stands nowhere, so the flows do not say all of it. */
  isFilledUp?: true
  /** Where it does not run on it is what the row adds: a count that begins anew. */
  beginsAnew?: boolean
}

/** A measure that only rises, from one time to the next. */
export interface Rising {
  index: number
  /** The column with the thing that it rises within (a meter); null where it rises through the table. */
  group: number | null
}

/** What a row is one of. */
export interface RowKind {
  /** `customer`, `customers`. */
  one: string
  many: string
  /** The column that says so, by its values; null where something else does. */
  column: string | null
  /** 0 to 1. */
  confidence: number
  evidence: string[]
}

export interface Profile {
  columns: ColumnProfile[]
  identities: Identity[]
  /** Pairs of columns where each value of the first has one value of the second: `[finer, coarser]`. */
  dependencies: [number, number][]
  /** Pairs of columns of which one is another form of the other. */
  forms: [number, number][]
  /** What each row carries on from the row before, by what it adds and takes. */
  running?: Running[]
  /** What only rises in time, whatever it is called. */
  rising?: Rising[]
  /** The column that time-based cards use. */
  mainTime: number | null
  /** Measures, most telling first. */
  measures: number[]
  /** Those of them that are tracked or explained; the others go with them. Absent where nobody has judged. */
  outcomes?: number[]
  /** Those that may as well be what the table is about as the first. */
  rivals?: number[]
  /** Whether there is little doubt that the table is about the first of them: nobody asks for what else it holds. */
  isDecided?: true
  /** Who got what in a trial, where the table is of one. */
  arm?: number
  /** Whether rows are what is counted first, what is counted beside an outcome, or no things at all. */
  rows?: RowsRole
  /** Columns to break down by, most telling first: categories, booleans, geography, few-valued codes. */
  dimensions: number[]
  /** Null or absent where rows are just rows. */
  row?: RowKind | null
  /** Whether its measures stood below each other in the file, so that none of them is there for another. */
  areMetrics?: boolean
  /**
   * Measures that are of several rows together (`head` names an order), and columns that are of each row: a share of
   * all orders have several values of `other`, so that the measure can't be split by it.
   */
  apart?: { measure: number; other: number; head: number; severalShare: number }[]
  /** Set where rows are the lines of something (orders): the column that names it, how many things a line is of, and what it comes to. */
  linesOf?: { head: number; quantity: number | null; value: number | null }
}
