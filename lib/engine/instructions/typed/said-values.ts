import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { hasKinds, partialValues } from '../values/partial-values'
import { findValues, plainText } from '../values/value-index'
import { isGender, valueMentions } from '../values/value-mentions'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import type { ValueReading } from './item'

export interface SaidValue extends ValueReading {
  from: number
  to: number
}

const wordsMax = 5
const formsMax = 15
const wordLengthMin = 3
const wholeFit = 1
const wordFit = 0.8

/** All values that words of a text may name: whole, by one of their words, by its form or its beginning. */
export function saidValues(tokens: Token[], understanding: Understanding): SaidValue[] {
  return [...wholeValues(tokens, understanding), ...partialValues(tokens, understanding)]
}

function wholeValues(tokens: Token[], understanding: Understanding): SaidValue[] {
  const listed = valueMentions(tokens, understanding)
    .filter(({ column, from, to }) => {
      const { text } = tokens[from]!
      const isSmall = to === from + 1 && text.length <= wordLengthMin && !isGender(text)
      return tokens[from]!.isCapital || (hasKinds(understanding, column) && !isSmall)
    })
    .map(({ column, value, from, to }): SaidValue => ({ column, values: [value], from, to, fit: wholeFit }))
  const runs = tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(wordsMax, tokens.length - from) }, (__, more) => {
      const to = from + more + 1
      const words = tokens.slice(from, to)
      if (words.some(({ kind }) => kind === 'mark')) return []
      if (
        words.length > 1 &&
        words.every((word) => closedWords.has(singular(word.text)) && !(word.isCapital && from > 0))
      )
        return []
      const [first] = words
      const isShort = first!.text.length <= wordLengthMin && !first!.isCapital
      const isClosed = closedWords.has(first!.text) && !(first!.isCapital && from > 0)
      if (to === from + 1 && first!.kind === 'word' && isShort) return []
      if (to === from + 1 && first!.kind === 'number') return []
      const text = plainText(words.map((word) => word.text).join(' '))
      const ending = words.length > 1 ? text.replace(/\S+$/, singular) : singular(text)
      const forms = new Set([
        text,
        ending,
        ...(currencies.get(singular(text)) ?? []),
        ...(sizes.get(text) ?? []),
      ])
      const all = [...forms].flatMap((form) => findValues(form, understanding))
      const unique = all.filter(
        (one, at) =>
          all.findIndex((other) => other.column === one.column && other.value === one.value) === at &&
          (first!.isCapital || to > from + 1 || hasKinds(understanding, one.column)) &&
          (!sizes.has(text) || plainText(one.value) === text || isSized(one.column, understanding)),
      )
      const isFew = (column: number) => understanding.table.columns[column]!.values.length <= formsMax
      return unique
        .filter(({ column }) => to > from + 1 || !isClosed || isFew(column))
        .map(
          ({ column, value }): SaidValue => ({
            column,
            values: [value],
            from,
            to,
            fit: to === from + 1 && isClosed ? wordFit : wholeFit,
          }),
        )
    }).flat(),
  )
  return [...listed, ...runs]
}

/** Sizes by their letters, where a column has several. */
const sizes = new Map([
  ['small', ['s']],
  ['medium', ['m']],
  ['large', ['l']],
  ['extra large', ['xl']],
  ['extra small', ['xs']],
])
const isSized = (column: number, { table }: Understanding): boolean => {
  const values = table.columns[column]!.values.map(plainText)
  return values.includes('s') && values.includes('l')
}

/** What money is called, as tables write it. */
const currencies = new Map([
  ['euro', ['eur', '€']],
  ['dollar', ['usd', '$']],
  ['dolar', ['usd', '$']],
  ['pound', ['gbp', '£']],
  ['franc', ['chf']],
])
