import type { Figure, Insight, InsightKind } from '@/lib/contracts/claims'
import type { Confounder } from './confounder'
import type { Context } from './context'

/** A text with the figures that stand in it. */
export interface Telling {
  text: string
  figures: Figure[]
  /** What is less, gone or turned round among rows that are alike in it. */
  within?: Confounder | null
}

/** One pattern that was tried. */
export interface Trial {
  kind: InsightKind
  /** Indexes of the columns that it is about. */
  columns: number[]
  value: Insight['value']
  direction: Insight['direction']
  test: string | null
  statistic: number | null
  /** Null for plain arithmetic. */
  p: number | null
  /** 0 to 1, by the kind's own measure of size. */
  effect: number | null
  rows: number
  /** The kind's least n and least effect are met. */
  isLarge: boolean
  /** 0 to 1: how much it matters if it is true. */
  impact: number
  /** Trials that say the same thing share one; the best one is told. */
  topics: string[]
  tell(): Telling
}

/** Tries one kind on all that it can be about. */
export type Finder = (context: Context) => Trial[]
