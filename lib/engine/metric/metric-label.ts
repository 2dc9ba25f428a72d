import type { Aggregation } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { percentileLabels } from '@/lib/format/percentile'
import type { ColumnProfile } from '../profile/profile'

const wordsOf: Record<Aggregation, string> = {
  sum: 'Total',
  avg: 'Average',
  count: 'Number of',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median',
  count_distinct: 'Number of',
  ...percentileLabels,
}
/** Names that say already how they were made. */
const saysAlready: Partial<Record<Aggregation, RegExp>> = {
  sum: /^(total|sum|overall)\b/i,
  avg: /^(average|avg|mean)\b/i,
  median: /^median\b/i,
  count: /^(number|count|no) of\b/i,
}

export function metricLabel(
  { label, additivity, of, isScore, isRatio }: ColumnProfile,
  aggregation: Aggregation,
): string {
  if ((of || isScore || isRatio) && aggregation === 'avg') return upperFirst(label)
  // What is seldom summed says so where it is.
  const isOwnSum = aggregation === 'sum' && additivity !== 'intensive' && additivity !== 'ordinal'
  if (isOwnSum || saysAlready[aggregation]?.test(label)) return upperFirst(label)
  if (aggregation === 'count_distinct') return differentWords(label)
  return `${wordsOf[aggregation]} ${lowerFirst(label)}`
}

/** What an id or a single plain word stands for: `Customer ID` for a customer; null where the label is neither. */
export function thingOf(label: string): string | null {
  const word = label.replace(/\b(id|code|key|number|no|nr)$/i, '').trim()
  return /^\p{L}?[a-z]+$/u.test(word) ? lowerFirst(word) : null
}

/** `team` gives `Number of teams`; what is no single plain word is left as it is named. */
function differentWords(label: string): string {
  const word = thingOf(label)
  if (word === null) return `Different values of ${lowerFirst(label)}`
  if (/[^aeiou]y$/.test(word)) return `Number of ${word.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(word)) return `Number of different ${word}`
  return `Number of ${word}s`
}
