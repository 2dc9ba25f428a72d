import { findWord, hasWord, type WordList } from '../names/name-words'
import type { ColumnFacts } from './column-facts'
import { isIdName } from './infer-id'
import { nameAdditivity } from './name-additivity'
import type { TimePart } from './profile'
import type { RoleContext } from './role-guess'
import {
  countWords,
  dayWords,
  decadeWords,
  hourWords,
  monthWords,
  quarterWords,
  weekWords,
  yearWords,
} from './role-words'

const [yearMin, yearMax] = [1500, 2150]
/** Unnamed years lie closer to our time and leave few gaps. */
const [plainYearMin, plainYearMax] = [1900, 2060]
const gapShareMin = 0.7
const distinctMin = 3
/** Nothing else has just the years that lie side by side about today, each in many rows. */
const [nearYearMin, nearYearMax] = [1980, 2040]
const nearUniqueMax = 0.05

/** Whether integers are years or parts of a date (month 1 to 12, day 1 to 31, hour 0 to 23), by name and range. */
export function inferTimePart(facts: ColumnFacts, hasOtherParts: boolean): TimePart | null {
  const { column, summary } = facts
  if (column.type !== 'integer' || !summary || column.unit) return null
  return isYear(facts) ? 'year' : namedPart(facts, summary, hasOtherParts)
}

const paddedPart = /^\d{1,2}$/

/**
 * The same for numbers that are written with as many digits each, as `03` beside a year. A day without its month may be
 * a department, and an hour is a group of its own: no date is put together with it.
 */
export function inferPaddedPart(
  facts: ColumnFacts,
  { hasDateParts, hasMonths }: Pick<RoleContext, 'hasDateParts' | 'hasMonths'>,
): TimePart | null {
  const { leadingZeros, values } = facts.column
  if (!leadingZeros || !hasDateParts || !values.every((text) => paddedPart.test(text))) return null
  const numbers = values.map(Number)
  const part = namedPart(facts, { min: Math.min(...numbers), max: Math.max(...numbers) }, hasDateParts)
  return part === 'hour' || (part === 'day' && !hasMonths) ? null : part
}

interface Range {
  min: number
  max: number
}

function namedPart({ name, distinct }: ColumnFacts, range: Range, hasOtherParts: boolean): TimePart | null {
  const last = name.words.at(-1) ?? ''
  const first = name.words[0] ?? ''
  const named = (list: WordList) => hasWord(last, list) || (hasWord(first, list) && name.words.length <= 2)
  const within = (min: number, max: number) => range.min >= min && range.max <= max
  const counts = findWord(name, countWords)
  const isCount = counts !== null && !hasWord(counts, dayWords) && !hasWord(counts, hourWords)
  if (isCount && name.words.length > 1) return null
  if (named(monthWords) && within(1, 12)) return 'month'
  // `mo` and `mm` beside a year; alone they may be anything
  if ((last === 'mo' || last === 'mm') && hasOtherParts && within(1, 12) && distinct > 1) return 'month'
  if (named(quarterWords) && within(1, 4)) return 'quarter'
  if (named(weekWords) && within(0, 7)) return 'weekday'
  if (named(weekWords) && within(1, 53) && isSingular(last)) return 'week'
  if (named(hourWords) && within(0, 23) && isSingular(last) && areHours(range, distinct)) return 'hour'
  if (named(dayWords) && within(1, 31) && hasOtherParts && isSingular(last)) return 'day'
  return null
}

const hoursMin = 5
const noon = 12
/** Most of a day, or all from when something opens to when it closes. */
const areHours = ({ min, max }: Range, distinct: number): boolean =>
  distinct > noon || (distinct >= hoursMin && max > noon && distinct === max - min + 1)

/** `days` and `hours` count, `day` and `hour` name a part of a date. */
const isSingular = (word: string): boolean =>
  !/^(?:days|hours|weeks|wks|hrs|semaines|semanas|settimane|tage|stunden|wochen|jours|heures|dias|horas)$/.test(
    word,
  )

function isYear(facts: ColumnFacts): boolean {
  const { name, summary } = facts
  const { min, max } = summary!
  if (min < yearMin || max > yearMax) return false
  if (findWord(name, yearWords) || findWord(name, decadeWords)) return true
  const isNear = min >= nearYearMin && max <= nearYearMax && max > min && facts.distinct === max - min + 1
  if (isNear && facts.uniqueShare <= nearUniqueMax && name.words.length <= 2) return true
  if (min < plainYearMin || max > plainYearMax || facts.distinct < distinctMin) return false
  // what is called something that is measured is that
  const isUnsaid = name.words.length <= 1 || nameAdditivity(name) === null
  const span = max - min + 1
  const isSeries = facts.uniqueShare < 0.9 ? facts.distinct >= gapShareMin * span : facts.distinct === span
  return isUnsaid && !isIdName(facts) && isSeries && span > 4
}
