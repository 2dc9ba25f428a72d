import type { Computed, Filter, Grain } from '@/lib/contracts/query'
import type { AskedColumn } from '../../plan/asked-column'
import type { AskedMetric } from '../../plan/asked-metric'
import type { Understanding } from '../../understanding'
import { type ColumnMention, columnMentions } from '../columns/column-mentions'
import type { Token } from '../tokens'

/** Words that stand for a number which no column holds: tokens from (inclusive) to (exclusive). */
export interface MetricSpan {
  from: number
  to: number
  metric?: AskedMetric
  /** Columns that the metric is made of and that the table does not hold. */
  asked?: AskedColumn[]
  /** What the words mean in the grammar's own, where a column holds the number. */
  as?: Token[]
  /** What they ask to be computed of the values of the chart. */
  computed?: Computed
  /** The period from which to which something changes. */
  unit?: Grain
  /** Rows that it is a share of, where not of all. */
  among?: Filter
  /** Where it is said how the number is made, which says nothing else. */
  defined?: { from: number; to: number }
  /** What the words were taken for, in a sentence. */
  note?: string
  /** They may well mean something else. */
  isGuess?: boolean
  /** How sure the reading is, 0 to 1; 1 where nothing is said. Among readings of the same words the surer one holds. */
  score?: number
}

/** What the productions of metrics look at: a clause, and what it names. */
export interface Said {
  tokens: Token[]
  words: string[]
  mentions: ColumnMention[]
  understanding: Understanding
}

export function saidIn(tokens: Token[], understanding: Understanding): Said {
  return {
    tokens,
    words: tokens.map(({ text }) => text),
    mentions: columnMentions(tokens, understanding),
    understanding,
  }
}

/** "rate", and what a share is asked for by; the grammar has brought other languages into English. */
export const isRateWord = (word: string | undefined): boolean => word !== undefined && rateWords.has(word)
export const isShareWord = (word: string | undefined): boolean => word !== undefined && shareWords.has(word)

const rateWords = new Set('rate rates quota quote taux tasa tasas'.split(' '))
const shareWords = new Set(
  'share shares percent percentage percentages proportion proportions fraction pct anteil prozent pourcentage porcentaje'.split(
    ' ',
  ),
)

/** Words that stand for the share of rows that pass; null where no condition was found. */
export const rateSpan = (from: number, to: number, of: Filter | null): MetricSpan[] | null =>
  of && [{ from, to, metric: { kind: 'rate', of } }]

/** The first place behind `at` at which none of some words stands. */
export function skip(words: string[], at: number, passed: ReadonlySet<string>): number {
  let next = at
  while (next < words.length && passed.has(words[next]!)) next++
  return next
}
