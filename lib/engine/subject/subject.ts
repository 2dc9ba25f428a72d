import type { Filter } from '@/lib/contracts/query'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'

/** What somebody would track or explain. */
export interface Outcome {
  /** Index into the subject's own `profile.columns`. */
  column: number
  /** For a rate: which rows are counted. */
  of: Filter | null
  /** 0 to 1. */
  confidence: number
  evidence: string[]
  /** A yes/no or a kind for which hardly more speaks than the column's place. */
  isGuess?: true
}

/** What a table is about. */
export interface Subject {
  /** Best first; empty where rows themselves are what is counted. */
  outcomes: Outcome[]
  /** What it may be about instead, likeliest first. */
  others: Pick<Outcome, 'column' | 'confidence'>[]
  /** The uploaded columns, and behind them one for each rate: 1 where its condition holds, 0 where it does not. */
  table: Table
  /** Measures in the order in which they matter: outcomes first. */
  profile: Profile
  /** The caller has named the time. */
  isTimeGiven: boolean
}
