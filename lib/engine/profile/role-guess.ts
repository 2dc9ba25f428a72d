import type { Role } from '@/lib/contracts/analysis'
import type { ColumnFacts } from './column-facts'
import type { GeoKind, TimePart } from './profile'

export interface RoleGuess {
  role: Role
  confidence: number
  evidence: string[]
  geo: GeoKind | null
  timePart: TimePart | null
}

/** What the table says beyond the column itself. */
export interface RoleContext {
  /** Another column is a year, a month or a date part by its name. */
  hasDateParts: boolean
  /** Another column is a month by its name. */
  hasMonths: boolean
  /** Columns whose values pair one to one with those of a text column. */
  paired: Map<number, string>
  /** Whole numbers of which each goes with one text in several columns. */
  naming: Set<number>
  /** Whole numbers that are the sum of several columns beside them. */
  summed: Set<number>
  /** Whole numbers of which each goes with one text. */
  ofTexts: Set<number>
  /** Whole numbers that stand on several rows each, one after the other. */
  runs: Set<number>
  /** Whole numbers that count the rows of each thing. */
  sequences: Set<number>
  /** Whole numbers that stand once with each day or with each of others. */
  grid: Set<number>
  /** Whole numbers of which one begins as the other does. */
  leading: Set<number>
  /** Every row is of another thing, called by its name, or of another day. */
  oneOfEach: boolean
  /** Whether whole numbers are what things are called by. */
  ofThings: (facts: ColumnFacts) => boolean
  /** Whether numbers go up or down with no other. */
  goesAlone: (facts: ColumnFacts) => boolean
  /** Whether few whole numbers are codes. */
  fewCodes: (facts: ColumnFacts) => boolean
}

export const guess = (role: Role, confidence: number, ...evidence: string[]): RoleGuess => ({
  role,
  confidence,
  evidence,
  geo: null,
  timePart: null,
})
