import type { AskedColumn } from '../../plan/asked-column'
import type { Condition } from '../../table/condition'
import { wordSet } from '../words/word-set'
import type { First } from './first-of'

/** Words that say which rows a number is of: tokens from (inclusive) to (exclusive). */
export interface RowSpan {
  from: number
  to: number
  keep: Condition[]
  /** The first few things of a kind, counted among the rows that pass all else. */
  first?: First
  /** Columns that the conditions are on and that the table does not hold. */
  made?: AskedColumn[]
  /** What the words were taken for, in a sentence. */
  note?: string
}

const leads = wordSet(
  'for on in during over of from at only just to within among with and the our all my their where , by',
)
const behind = wordSet('only')
const grouping = wordSet('by per each every across')
export const leavesOut = wordSet('except excluding without not exclude minus no')

/** Whether words stand for what something is broken down by, rather than for rows. */
export const isBreakdown = (words: string[], from: number): boolean => {
  let at = from - 1
  while (at >= 0 && /^(?:the|a|each|every)$/.test(words[at]!)) {
    if (grouping.has(words[at]!)) return true
    at--
  }
  return grouping.has(words[at] ?? '')
}

/** The same stretch with the words that tie it to the rest. */
export function withTies(words: string[], { from, to }: { from: number; to: number }) {
  let [start, end] = [from, to]
  while (start > 0 && (leads.has(words[start - 1]!) || leavesOut.has(words[start - 1]!))) start--
  while (end < words.length && behind.has(words[end]!)) end++
  return { from: start, to: end, isLeftOut: words.slice(start, from).some((word) => leavesOut.has(word)) }
}
