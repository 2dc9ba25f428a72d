import type { Grain } from '@/lib/contracts/query'
import { type Sentence, takeOut } from './sentence'

const words: [string, Grain][] = [
  ['days? of (?:the )?week|weekdays?|week days?', 'weekday'],
  ['months? of (?:the )?year|calendar months?|seasonal(?:ly)?|seasonality', 'month_of_year'],
  ['years?|yearly|annual(?:ly)?', 'year'],
  ['quarters?|quarterly', 'quarter'],
  ['months?|monthly', 'month'],
  ['weeks?|weekly', 'week'],
  ['days?|daily', 'day'],
  ['hours?|hourly', 'hour'],
]
const before =
  '(?:by|per|each|every|into|for each|of each|in each|over the|across|at|over|a|the|bin|binned|grouped by|from)'
const adverbs =
  /^(?:yearly|annual|annually|quarterly|monthly|weekly|daily|hourly|seasonal|seasonally|seasonality)$/

const compiled: [RegExp, Grain][] = words.map(([pattern, grain]) => [
  new RegExp(
    ` (?:(?:${before}) )*(${pattern})(?: (?:intervals?|bins?|basis|level|buckets?|grain|granularity))*(?= )`,
  ),
  grain,
])

/** The period that a text groups dates by; a bare "year" counts only after words such as "per". */
export function takeGrain(sentence: Sentence): Grain | null {
  for (const [pattern, grain] of compiled) {
    const match = pattern.exec(sentence.text)
    if (!match) continue
    const isBare = match[0].trim() === match[1] && !adverbs.test(match[1]!) && grain !== 'weekday'
    if (isBare) continue
    takeOut(sentence, pattern, () => '%grain')
    return grain
  }
  return null
}

const course =
  / (?:over time|over the (?:years?|months?|time)|through time|time ?line|time series|trends?|development|evolution|history|course|chronolog\w*)(?= )/

/** Whether a text asks for a course over time without naming the column. */
export const asksForCourse = (sentence: Sentence): boolean => course.test(sentence.text)
