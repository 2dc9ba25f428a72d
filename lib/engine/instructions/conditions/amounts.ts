import { numberOf, type Sentence } from '../sentence'
import { numberWords } from '../words/number-words'

/** A number in digits or words, or a date. "one of" is no number. */
export const amount = `(#[nd]\\d+|(?:${Object.keys(numberWords).join('|')})(?! (?:of|hundred|thousand|#)))`
const anyAmount = new RegExp(` ${amount}`, 'g')
/** Without one a text compares nothing, without two it names no range: then it need not be read for them. */
export const countAmounts = ({ text }: Sentence): number => text.match(anyAmount)?.length ?? 0
/** What may stand before it. */
export const article = '(?:(?:a|an|the|year|age|price|value|of|about) )*'
export function amountOf(sentence: Sentence, mark: string): number {
  return mark.startsWith('#') ? numberOf(sentence, mark) : numberWords[mark]!
}

/** Whether it may be a date: one in ISO form, or a year. */
export function isYear(sentence: Sentence, mark: string): boolean {
  if (mark.startsWith('#d')) return true
  return isYearNumber(amountOf(sentence, mark))
}

export const isYearNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1500 && value <= 2200
