import type { Aggregation } from '@/lib/contracts/query'
import type { Sentence } from './sentence'
import { tidy } from './sentence'

const words: [string, Aggregation][] = [
  [
    '(?:number|count|amount|quantity) of (?:all )?(?:the )?(?:different|distinct|unique)|(?:distinct|unique|different) (?:count|number)(?: of)?|count distinct|how many (?:different|distinct|unique)',
    'count_distinct',
  ],
  ['average|averages|averaged|avg|mean|on average|typical', 'avg'],
  ['median', 'median'],
  [
    'maximum|maximal|max|highest|largest|greatest|biggest|most expensive|peak|longest|tallest|oldest|best|top',
    'max',
  ],
  ['minimum|minimal|min|lowest|smallest|least expensive|cheapest|least|shortest|youngest|worst', 'min'],
  [
    '(?:total|overall|aggregate) (?:number|count|quantity)|how many|row ?count|quantity of|number|count|counts|counted|tally|frequency|frequencies|headcount|how often',
    'count',
  ],
  ['total|totals|sum|summed|summation|overall|combined|cumulative|aggregate|how much|accumulated', 'sum'],
]

/** Words that make nothing of their own between an aggregation and its column. */
const compiled: [RegExp, Aggregation][] = words.map(([pattern, aggregation]) => [
  new RegExp(` (?:${pattern})(?= )`, 'g'),
  aggregation,
])

/** Marks all aggregations of a text as `%avg` and the like. */
export function markAggregations(sentence: Sentence): void {
  for (const [pattern, aggregation] of compiled) {
    sentence.text = tidy(sentence.text.replaceAll(pattern, ` %${aggregation}`))
  }
  sentence.text = tidy(
    sentence.text
      // "the total of the average" is an average, "average number of" of a column is that column's average
      .replaceAll(/ %sum (?:of )?(?:the )?(?=%)/g, ' ')
      .replaceAll(/ (%(?:avg|sum|max|min|median)) (?:of )?(?:the )?%count (?:of )?(?=#c)/g, ' $1 ')
      .replaceAll(/ %count (?:of )?(?:the )?%count/g, ' %count'),
  )
}
