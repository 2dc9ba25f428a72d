import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import type { Item } from './axes'

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
  others: Item[]
  isCount: boolean
}

/** What a request says beside its columns. */
export interface Wanted {
  type: CardType | null
  /** The text asks for a number of rows. */
  asksCount: boolean
  /** The text asks how two numbers go together. */
  isRelation: boolean
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
}
