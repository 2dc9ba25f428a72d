import type { Aggregation } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { isOwnCount } from './own-count'
import { type Sentence, tidy } from './sentence'

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
    'how many|row ?count|quantity of|number|count|counts|counted|tally|frequency|frequencies|headcount|how often',
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
export function markAggregations(sentence: Sentence, understanding: Understanding): void {
  for (const [pattern, aggregation] of compiled) {
    sentence.text = tidy(sentence.text.replaceAll(pattern, ` %${aggregation}`))
  }
  const listed = sentence.text.replaceAll(both, ' $1 $3 and $2 $3')
  const text = listed.replaceAll(ofCount, (...[, first, , mark]: string[]) => {
    return isOwnCount(sentence, mark!, understanding) ? ` ${first} ${mark}` : ` %count ${mark}`
  })
  sentence.text = tidy(text.replaceAll(/ %sum (?:of )?(?:the )?(?=%)/g, ' ').replaceAll(repeated, ' %count'))
}

/** "the lowest and highest price": both of the same column. */
const both =
  / (%(?:avg|sum|max|min|median)) (?:of )?(?:and|,|or|vs|versus|to) (?:the )?(%(?:avg|sum|max|min|median)) (?:of )?(?:the |all |their |its )*(?:[a-z]+ )?(#[ce]\d+)/g

/** "average number of …": of a column of numbers its average, of anything else its number. */
const ofCount =
  / (%(?:avg|sum|max|min|median)) (?:of )?(?:the )?%count ((?:of |the |all |different )*)(#c\d+)/g
const repeated = / %count (?:of )?(?:the )?%count/g
