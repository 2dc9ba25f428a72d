import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation, Computed, Filter, Grain } from '@/lib/contracts/query'
import type { AskedColumn } from '../../plan/asked-column'
import type { Condition } from '../../table/condition'

/** A number that a request asks for; columns by index. */
export type Measure =
  | { kind: 'rows' }
  | { kind: 'column'; column: number; aggregation: Aggregation | null }
  | { kind: 'rate'; of: Filter }
  /** `per`: so many of the numerator's are set against one of the denominator, as in "per 100 km". */
  | { kind: 'ratio'; numerator: number; denominator: number; each?: true; per?: number }
  /** How much of a number is that of some rows. */
  | { kind: 'part'; column: number; of: Filter }
  /** A number that is told in full, or one such over another: columns made in steps, by name. */
  | {
      kind: 'formula'
      numerator: string
      denominator: string | null
      steps: AskedColumn[]
      /** How it is put together where it is over nothing. */
      aggregation: Aggregation
    }
  /** A column that is made for it, and how it is put together. */
  | { kind: 'made'; asked: AskedColumn; aggregation: Aggregation | null }

export interface Breakdown {
  column: number
  grain: Grain | null
}

/** The first few; `isWorst`: in which order they stand is up to what is measured, or where that does not tell to words beside it. */
export interface Rank {
  count: number
  order: 'asc' | 'desc'
  isWorst?: true
  isOfBad?: true
}

/** What a text asks for, in parts that know nothing of each other. */
export interface TypedRequest {
  measures: Measure[]
  by: Breakdown[]
  conditions: Condition[]
  /** The first few, of all or within each group of the second breakdown. */
  rank: Rank | null
  computed: Computed | null
  type: CardType | null
  /** How wide the bins of a histogram are, in what its column is told in. */
  binWidth: number | null
  stacked: boolean
  sort: { by: 'x' | 'y'; order: 'asc' | 'desc' } | null
  /** A number in stretches, that it is broken down by. */
  banded: Extract<AskedColumn, { kind: 'bands' }> | null
  /** Stretches of time that are told apart. */
  spans: Extract<AskedColumn, { kind: 'spans' }> | null
  /** What words were taken for. */
  notes: string[]
  /** What may have been meant as well. */
  doubts: string[]
  /** The rows are counted since nothing says by what the first are the first. */
  isOpen: boolean
  /** The rows were counted for things that the data have no word for. */
  isGuessed: boolean
}

export const emptyRequest = (): TypedRequest => ({
  measures: [],
  by: [],
  conditions: [],
  rank: null,
  computed: null,
  type: null,
  binWidth: null,
  stacked: false,
  sort: null,
  banded: null,
  spans: null,
  notes: [],
  doubts: [],
  isGuessed: false,
  isOpen: false,
})
