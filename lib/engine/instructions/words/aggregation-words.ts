import { type Aggregation, percentileSchema } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure, isCounting } from '../columns/column-kinds'
import { isOwnCount } from '../columns/own-count'
import { columnOf, type Sentence, tidy } from '../sentence'
import { summaryMarks } from './summary-marks'

const words: [string, Aggregation][] = [
  [
    '(?:number|count|amount|quantity) of (?:all )?(?:the )?(?:different|distinct|unique)|(?:distinct|unique) (?:count|number)(?: of)?|(?<! (?:for|by|per|each|every|with|of) )different (?:count|number)(?: of)?|count (?:the )?(?:distinct|unique|different)|how many (?:different|distinct|unique)',
    'count_distinct',
  ],
  ['average|averages|averaged|avg|mean|on average|typical', 'avg'],
  ['median', 'median'],
  ...percentileSchema.options.map((one): [string, Aggregation] => [one, one]),
  [
    'maximum|maximal|max|highest|largest|greatest|biggest|most expensive|peak|longest|tallest|oldest|best|top|highs|high(?= and lows?)',
    'max',
  ],
  [
    'minimum|minimal|min|lowest|smallest|least expensive|cheapest|least|shortest|youngest|worst|lows|(?<=%max and )low',
    'min',
  ],
  [
    'how many|row ?count|quantity of|number|count|counts|counted|counting|tally|frequency|frequencies|headcount|how often',
    'count',
  ],
  [
    'total|totals|(?:add|adds|added|adding|sum|summed) up|sum|summed|summation|overall|combined|cumulative|aggregate|how much|accumulated',
    'sum',
  ],
]

const compiled: [RegExp, Aggregation][] = words.map(([pattern, aggregation]) => [
  new RegExp(` (?:${pattern})(?= )`, 'g'),
  aggregation,
])

/** "how much …, on average": the average is what is asked for. */
const onAverage = / on average(?= )/
const otherThanAverage = / %(?:sum|max|min)(?= (?!of ))/g

/** Marks all aggregations of a text as `%avg` and the like, each before the column that it is of. */
export function markAggregations(sentence: Sentence, understanding: Understanding): void {
  const isOnAverage = onAverage.test(sentence.text)
  for (const [pattern, aggregation] of compiled) {
    sentence.text = tidy(sentence.text.replaceAll(pattern, ` %${aggregation}`))
  }
  if (isOnAverage) sentence.text = tidy(sentence.text.replaceAll(otherThanAverage, ' '))
  sentence.text = sentence.text.replaceAll(severalKinds, '$1$2 and %count_distinct $3')
  const listed = sentence.text.replaceAll(several, (_, list: string, column: string) => each(list, column))
  const text = listed.replaceAll(ofCount, (...[, first, , mark]: string[]) => {
    const isOwn =
      mark!.startsWith('#c') && isOwnCount(sentence, { mark: mark!, isDistinct: false }, understanding)
    if (!isOwn && !isCounting(understanding, columnOf(sentence, mark!))) return ` %count ${mark}`
    return ` ${first} ${mark!.replace('#e', '#c')}`
  })
  sentence.text = tidy(text.replaceAll(/ %sum (?:of )?(?:the )?(?=%)/g, ' ').replaceAll(repeated, ' %count'))
  nameLoose(sentence, understanding)
}

const aggregation = `%(?:${summaryMarks})`
const links = '(?: (?:of|the|,|and|or|vs|versus|to|plus|as|well|also|its|their|all))*'
const joint = ' (?:,|and|or|vs|versus|to|plus|as well as)'
const list = `${aggregation}(?:(?: of| the)*${joint}${links} ${aggregation})*`
/** "the lowest, average and highest price": each of the same column. */
const several = new RegExp(
  ` (${list})(?: (?:of|the|all|their|its))*(?: (?!by|per|in|for|from|across|over|each|every|with|vs|against)[a-z]+)? (#[ce]\\d+)`,
  'g',
)

/** "how many different products and customers": the kinds of each. */
const severalKinds =
  /( %count_distinct (?:(?:of|the|all) )*)(#[ce]\d+) and (?:(?:different|distinct|unique|the) )*(#[ce]\d+)(?= )/g

const each = (said: string, column: string) =>
  (said.match(aggregations) ?? []).map((mark) => ` ${mark} ${column}`).join(' and')
const aggregations = new RegExp(aggregation, 'g')

/** "revenue by region: total and average", "… Also show the median.": of the number that was named before. */
const loose = new RegExp(
  ` (${list})(?: (?:of|for) (?:it|them|this|that|these|those|each(?: one)?))?(?: (?:too|also|as well|please|values?))*(?= [.,;]| $)`,
)

function nameLoose(sentence: Sentence, understanding: Understanding): void {
  const match = loose.exec(sentence.text)
  if (!match) return
  const before = sentence.text.slice(0, match.index)
  const measure = before
    .match(/#[ce]\d+/g)
    ?.findLast((mark) => canMeasure(understanding, columnOf(sentence, mark)))
  if (!measure) return
  const rest = sentence.text.slice(match.index + match[0].length)
  sentence.text = tidy(`${before} and ${each(match[1]!, measure)} ${rest}`)
}

/** "average number of …": of a column of numbers its average, of anything else its number. */
const ofCount = new RegExp(
  ` (%(?:${summaryMarks})) (?:of )?(?:the )?%count ((?:of |the |all |different )*)(#[ce]\\d+)`,
  'g',
)
const repeated = / %count (?:of )?(?:the )?%count/g
