import type { Evidence, Insight } from '@/lib/contracts/claims'

/** The first sentences of a dashboard. */
export interface Headline {
  title: string
  text: string
  evidence: Evidence
  /** Why it comes first, in a sentence. */
  why: string
  /** What it tells, so that nothing is told twice. */
  insights: Insight[]
  /** Nothing tells of the main measure, so that it says what the rows are. */
  isOfRows?: boolean
}
