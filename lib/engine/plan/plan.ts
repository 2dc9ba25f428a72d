import type { ClauseReport } from '@/lib/contracts/analysis'
import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation, Computed, Grain, Query } from '@/lib/contracts/query'
import type { Condition } from '../table/condition'
import type { AskedColumn } from './asked-column'
import type { AskedMetric } from './asked-metric'

/** One chart that the instructions asked for; columns by name, all real columns of the dataset. */
export interface PlannedCard {
  /** The words that asked for it. */
  clause: string
  /** Null: the engine chooses by rule. */
  type: CardType | null
  /** Category, time or first numeric axis. */
  x: string | null
  /** Set where x is a measure too: both are then taken for each value of `grouping`; `x` null counts rows. */
  xAggregation?: Aggregation | null
  /** Measured column; null counts rows. */
  y: string | null
  aggregation: Aggregation | null
  /** Second breakdown. */
  grouping: string | null
  /** Third column of heatmap (values), bubble (size). */
  values: string | null
  grain: Grain | null
  filters: Condition[]
  sort: Query['sort'] | null
  limit: number | null
  /** Set where `limit` holds within each group: the first few of x of each value of `grouping`. */
  isWithin?: boolean
  /** How wide the bins of a histogram are, in what its column is told in. */
  binWidth?: number | null
  stacked: boolean | null
  title: string | null
  target: number | null
  /** Set where `y` is not measured as it stands: the share of rows that pass, or `y` over another column. */
  metric?: AskedMetric | null
  /** Set where a share, a running total or a change is drawn instead of the values. */
  computed?: Computed | null
  /** Columns that it names and the table does not hold, computed of others. */
  made?: AskedColumn[] | null
}

/** What is looked for in the finished dashboard before its clause counts as applied. */
export interface Wish {
  /** `card_target`: of the clause's own card. */
  kind: 'title' | 'count' | 'only' | 'focus' | 'leave_out' | 'target' | 'card_target'
  columns?: string[]
}

/** What a clause asks for and the data don't have, where something that they have may stand in its place. */
export interface Gap {
  clause: string
  /** Of the clause; empty where all of it is meant. */
  words: string
  /**
   * What is missing: a column to break down by, a measure, a measure whose first word is a column's, a name that no
   * cell holds; or what nobody can do, where a measure's course over time or its breakdown comes nearest. `reading`:
   * nothing is, but it may be meant as the words say.
   */
  kind: 'dimension' | 'measure' | 'headed' | 'name' | 'course' | 'breakdown' | 'reading'
}

/** What grammar and model both produce: the closed shape that the engine executes. */
export interface Plan {
  cards: PlannedCard[]
  /** Columns to prefer and to leave out in the cards that the engine adds. */
  focus: string[]
  leaveOut: string[]
  /** Card types that no card may have. */
  avoid: CardType[]
  /** Colours that the dashboard's own stay away from, as `#rrggbb`. */
  avoidColors: string[]
  wishes: (Wish & { clause: string })[]
  /** Filters that hold for all cards. */
  filters: Condition[]
  cardCount: number | null
  /** The cards that are counted and added are charts. */
  chartsOnly: boolean
  /** Only what was asked for, nothing added. */
  onlyAsked: boolean
  title: string | null
  colors: string[]
  targets: { column: string; value: number }[]
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt'
  /** What texts are told in: asked for by name, else that of the instructions where it is sure. */
  toldIn?: Plan['language']
  /** Who it is for and how it is to sound, in the words of the text. */
  audience?: string | null
  /** Clauses with what became of them so far; composing completes those with a card. */
  clauses: ClauseReport[]
  gaps: Gap[]
}

export const emptyPlan = (): Plan => ({
  cards: [],
  focus: [],
  leaveOut: [],
  avoid: [],
  avoidColors: [],
  wishes: [],
  filters: [],
  cardCount: null,
  chartsOnly: false,
  onlyAsked: false,
  title: null,
  colors: [],
  targets: [],
  language: 'en',
  clauses: [],
  gaps: [],
})
