import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import type { PeriodPhrase } from '../spans/period-phrases'
import type { Concept } from './lexicon/lexicon'
import type { TypedRequest } from './request'

export interface ColumnReading {
  index: number
  /** 0 to 1: how much of the words is its name. */
  fit: number
  /** What words were taken for that are not in its name. */
  note?: string
}

export interface ValueReading {
  column: number
  values: string[]
  fit: number
}

/** A stretch of a text with all that it may mean: tokens from (inclusive) to (exclusive). */
export interface Item {
  from: number
  to: number
  text: string
  /** As it stands in the text, where words of it were taken for others. */
  written?: string
  concepts: ReadonlySet<Concept>
  /** Best first. */
  columns: ColumnReading[]
  values: ValueReading[]
  /** Which rows it picks as a word for what has come of them. */
  state: Filter | null
  /** Of a number, also where it may be a year. */
  value: number | null
  isPercent: boolean
  period: PeriodPhrase | null
  /** It is what the rows are called. */
  isRows: boolean
  /** Nothing is known of it. */
  isUnknown: boolean
  isMark: boolean
  isAside: boolean
  /** A colon stands before it. */
  isExplaining?: boolean
  /** It says something before a colon that names nothing of the data. */
  isLead?: boolean
}

/** The items of a text, those that stand for something already, and what they are about. */
export interface Reading {
  items: Item[]
  used: Set<Item>
  data: Understanding
  /** What they came to so far. */
  request: TypedRequest
  /** Conditions on numbers that the request has, and where they stand. */
  placed: { at: number; condition: Filter }[]
}

export const is = (item: Item | undefined, ...concepts: Concept[]): boolean =>
  item !== undefined && concepts.some((concept) => item.concepts.has(concept))

/** Small words, that say nothing by themselves where a reading does not need them. */
const small = ['filler', 'light']
const isSmall = (item: Item): boolean =>
  small.some((concept) => item.concepts.has(concept)) &&
  item.columns.length === 0 &&
  item.values.length === 0 &&
  item.state === null

/** The nearest item in a direction that is no filler, and none of the given meanings; -1 where there is none. */
export function near(
  { items }: Pick<Reading, 'items'>,
  at: number,
  ...[step, ...passed]: [step: 1 | -1, ...passed: Concept[]]
): number {
  let place = at + step
  while (items[place] && (isSmall(items[place]!) || is(items[place], ...passed)) && !items[place]!.isMark)
    place += step
  return items[place] ? place : -1
}

export const use = ({ used }: Pick<Reading, 'used'>, ...items: (Item | undefined)[]): void => {
  for (const item of items) if (item) used.add(item)
}
