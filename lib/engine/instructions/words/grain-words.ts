import type { Grain } from '@/lib/contracts/query'
import { type Sentence, tidy } from '../sentence'

const words: [string, Grain][] = [
  ['days? of (?:the )?week|weekdays?|week days?', 'weekday'],
  ['hours? of (?:the )?day|times? of (?:the )?day', 'hour_of_day'],
  ['months? of (?:the )?year|calendar months?|seasonal(?:ly)?|seasonality', 'month_of_year'],
  ['quarters? of (?:the |a )?year', 'quarter'],
  ['years?|yrs?|yearly|annual(?:ly)?', 'year'],
  ['quarters?|quarterly', 'quarter'],
  ['months?|monthly', 'month'],
  ['weeks?|weekly', 'week'],
  ['days?|daily', 'day'],
  ['hours?|hourly', 'hour'],
]
const before =
  '(?:by|per|each|every|into|for each|of each|in each|over the|across|against|at|over|a|the|bin|binned|grouped by|from|which|what|~)'
const adverbs =
  /^(?:yearly|annual|annually|quarterly|monthly|weekly|daily|hourly|seasonal|seasonally|seasonality)$/

const compiled: [RegExp, Grain][] = words.map(([pattern, grain]) => [
  new RegExp(
    `(?:(?: (?:group|bin|put|aggregate|split))?(?: the)? (?:dates?|time)(?= (?:by|into|per) ))? (?:(?:${before}) )*(${pattern})(?: (?:to|by|after|over) (?:${pattern}))?(?: (?:intervals?|bins?|basis|level|buckets?|grain|granularity))*(?= )`,
    'g',
  ),
  grain,
])

/** The period that a text groups dates by; a bare "year" counts only after words such as "per". */
export function takeGrain(sentence: Sentence): Grain | null {
  for (const [pattern, grain] of compiled) {
    const match = [...sentence.text.matchAll(pattern)].find(
      (found) => grain === 'weekday' || grain === 'hour_of_day' || !isBare(found) || isOnAxis(found),
    )
    if (!match) continue
    const end = match.index + match[0].length
    sentence.text = tidy(`${sentence.text.slice(0, match.index)} %grain ${sentence.text.slice(end)}`)
    return grain
  }
  return null
}

const isBare = ([said, period]: RegExpExecArray) => said.trim() === period && !adverbs.test(period)

const axis = '(?:x|y|horizontal|vertical|bottom)(?: axis)?'
const onAxis = new RegExp(
  `^ (?:(?:is|are|go|goes|shown|put|on|as|along|for|at|in|to) )+(?:the |an )?${axis} `,
)
const axisBefore = new RegExp(` ${axis} (?:(?:is|are|shows?|has|as|of|with|the|should|be|for|being) )*$`)

/** "months on x", "x axis: months". */
const isOnAxis = ({ input, index, 0: said }: RegExpExecArray) =>
  onAxis.test(input.slice(index + said.length)) || axisBefore.test(input.slice(0, index + 1))

const course =
  / (?:with (?:the )?(?:years?|months?|time)(?= (?:[.,;?]|for |split |in |$))|over time|over the (?:years?|months?|time)|through time|time ?line|time series|trends?|development|evolution|history|course|chronolog\w*)(?= )/

/** Whether a text asks for a course over time without naming the column. */
export const asksForCourse = (sentence: Sentence): boolean => course.test(sentence.text)
