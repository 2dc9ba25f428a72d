import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { isTime } from '../column-kinds'
import { numberWords } from '../number-words'
import { numberOf, type Sentence } from '../sentence'

/** A number in digits or words, or a date. "one of" is no number. */
export const amount = `(#[nd]\\d+|(?:${Object.keys(numberWords).join('|')})(?! (?:of|hundred|thousand|#)))`
/** What may stand before it. */
export const article = '(?:(?:a|an|the|year|age|price|value|of|about) )*'
/** What may stand behind it. */
export const unit =
  '(?:(?:years?(?: old| of age)?|yrs?|meters?|metres?|feet|dollars?|bucks|euros?|pounds?|usd|eur|gbp|points?|percent|pct|kg|miles?|km|minutes?|hours?|units?) )?'

export function amountOf(sentence: Sentence, mark: string): number {
  return mark.startsWith('#') ? numberOf(sentence, mark) : numberWords[mark]!
}

/** A number or date as a column's own cells have it: a share of one hundred in a column of shares of one. */
export function valueFor(
  sentence: Sentence,
  mark: string,
  { understanding, index }: { understanding: Understanding; index: number },
): Extract<Filter['value'], string | number> {
  if (mark.startsWith('#d')) return sentence.dates[Number(mark.slice(2))]!
  const number = amountOf(sentence, mark)
  const { type } = understanding.table.columns[index]!
  if (type === 'date' || type === 'datetime') return String(number)
  const { format, summary } = understanding.profile.columns[index]!
  const isShortYear = isTime(understanding, index) && summary !== null && summary.max < 100
  if (isShortYear && number >= 1900 && number < 2000) return number - 1900
  const isShare = format?.style === 'percent' && format.percent_base !== 100
  return isShare && sentence.percents.has(mark) ? number / 100 : number
}

/** Whether it may be a date: one in ISO form, or a year. */
export function isYear(sentence: Sentence, mark: string): boolean {
  if (mark.startsWith('#d')) return true
  const value = amountOf(sentence, mark)
  return Number.isInteger(value) && value >= 1500 && value <= 2200
}
