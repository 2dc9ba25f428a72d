import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'

/** Which columns a card shows and how, by index. */
export interface Axes {
  x: number | null
  /** Set where x too is put together, for each value of `grouping`. */
  xAggregation: Aggregation | null
  y: number | null
  aggregation: Aggregation | null
  grouping: number | null
  /** Third number. */
  size: number | null
  /** Further measures that were named, each a card of its own. */
  others: Measure[]
  isCount: boolean
  /** Two numbers of each row against each other. */
  isPair: boolean
}

/** A number that a card shows; a null column counts rows. */
export interface Measure {
  column: number | null
  aggregation: Aggregation | null
}

/** What a request says beside its columns. */
export interface Wanted {
  type: CardType | null
  /** The text asks for a number of rows. */
  asksCount: boolean
  /** "How many … are there?": a single number is wanted. */
  asksHowMany: boolean
  /** Where it asks for it beside other measures. */
  countAt: number | null
  /** The text asks for periods or for a course over time. */
  isTimed: boolean
  /** The text asks how two numbers go together. */
  isRelation: boolean
  /** The text asks by name for a relation or a correlation. */
  isCorrelation: boolean
  /** "a depends on b": what is named first is the outcome. */
  isDependent: boolean
  /** "top 10", "the highest": the first of a category are asked for. */
  isRanked: boolean
  /** The text asks how values are spread. */
  isSpread: boolean
  understanding: Understanding
}

export const noAxes: Axes = {
  x: null,
  xAggregation: null,
  y: null,
  aggregation: null,
  grouping: null,
  size: null,
  others: [],
  isCount: false,
  isPair: false,
}
