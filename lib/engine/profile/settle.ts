import type { Additivity } from '@/lib/contracts/analysis'
import type { ColumnFacts } from './column-facts'
import type { ColumnProfile, Identity, Running } from './profile'

/** What is known of a table's columns once their roles are. */
export interface Settle {
  columns: ColumnProfile[]
  facts: ColumnFacts[]
  identities: Identity[]
  /** Whether the rows are of times. */
  hasTime: boolean
  cumulative: Set<number>
  /** What one date ends with and the next begins with. */
  carried: Set<number>
  /** What each row carries on from the row before. */
  running: Running[]
  /** What runs on within each period and begins anew with the next. */
  resetting: Set<number>
  /** What each thing has on each date and hardly moves. */
  standing: Set<number>
  /** Named as a level may be, and counted anew each time. */
  anew: Set<number>
  /** How many each cohort began with. */
  sizes: number[]
  /** What is the same on all rows of a date. */
  ofDates: Set<number>
  /** Whether it rises from row to row more than by chance. */
  rises: (index: number) => boolean
  /** Pairs of columns where each value of the first has one value of the second. */
  dependencies: [number, number][]
}

/** Says how a measure is put together, and why; what the owner has said stays. */
export type SetAdditivity = (index: number, additivity: Additivity, why: string) => void
