import type { BlockDraft } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import type { Insight } from '@/lib/contracts/claims'
import type { Grain, Query } from '@/lib/contracts/query'
import type { Failures } from '../failures'
import type { Compared } from '../insights/compared-periods'
import type { Metric } from '../metric/metric'
import type { PlannedCard } from '../plan/plan'
import type { ColumnProfile, Profile, RowsRole } from '../profile/profile'
import type { Condition } from '../table/condition'
import type { Table } from '../table/table'
import type { Understanding } from '../understanding'

/** What every card is made from; `table`, `profile` and `insights` are of the rows that pass the conditions of all cards. */
export interface CardContext {
  table: Table
  profile: Profile
  insights: Insight[]
  /** Hold for all cards, and are told with each. */
  filters: Condition[]
  /** Those of them that the rows of `table` have not passed yet. */
  open: Condition[]
  /** The dataset before any of them. */
  whole: Pick<Understanding, 'table' | 'profile'>
  /** Columns that the engine's own cards may use, most telling first. */
  measures: ColumnProfile[]
  dimensions: ColumnProfile[]
  time: ColumnProfile | null
  /** Whether the rows themselves are worth counting. */
  rows: RowsRole
  /** Columns that the instructions speak of first. */
  focus: ReadonlySet<string>
  /** Columns that no card of the engine's own may show. */
  leaveOut: ReadonlySet<string>
  /** The periods that changes are told of; null where the data have none. */
  compared: Compared | null
  /** Wanted values of measures, by column name. */
  targets: Map<string, number>
  /** The parts that could not be made. */
  failures: Failures
}

/** A bin of a histogram that keeps its place whatever rows are counted. */
export interface KeptBin {
  label: string
  /** Included. */
  start: number
  /** Not included, but for the last bin. */
  end: number
}

/** One card to be made; columns by index. */
export interface CardRequest {
  type: CardType
  /** Category, time or first numeric axis. */
  x: number | null
  grain: Grain | null
  metric: Metric
  /** Second breakdown: series, the other side of a matrix, colour of points. */
  group: number | null
  /** Third number: size of bubbles. */
  size: number | null
  filters: Condition[]
  sort: NonNullable<Query['sort']> | null
  limit: number | null
  /** Numbers are counted between these, with their labels, in the place of round edges of their own. */
  bins: KeptBin[] | null
  stacked: boolean | null
  /** Set where the instructions asked for it: drawn to the letter, nothing folded. */
  asked: PlannedCard | null
  /** Why the engine chose this chart, in a sentence. */
  why: string
  /** 0 to 1: how much it tells; only candidates of the engine carry one. */
  score: number
}

export type CardDraft<T extends CardType = CardType> =
  BlockDraft<T> extends infer B ? (B extends { type: CardType } ? Omit<B, 'position'> : never) : never

/** One card type: what it could show of a table, and the card itself. */
export interface CardRule<T extends CardType = CardType> {
  /** Proposals of the engine, scored. */
  candidates(context: CardContext): CardRequest[]
  /** The card, or null where there is nothing worth drawing. */
  draft(request: CardRequest, context: CardContext): CardDraft<T> | null
}
