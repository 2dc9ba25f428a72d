import { isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { isTelling } from '../report/left-words'
import type { Token } from '../tokens'
import { isFiller } from '../words/filler-words'
import { singular } from '../words/word-forms'
import { partialValues } from './partial-values'
import type { ValueMention } from './value-mentions'

/** A value that a word was taken for which is only a part of it. */
export interface ValueLoan {
  mention: ValueMention
  word: string
  /** The word may well mean something else. */
  isGuess: boolean
}

/** Among so few a word that only one of them has can hardly mean another. */
const sureValuesMax = 12
/** One of its words, a form or the beginning of it. */
const formMin = 0.7
/** One of its words itself. */
const sureFitMin = 0.75
const wordLengthMin = 3

/**
 * Values for words that are a part of one alone, or a form or the beginning of it: "lost deals" of `6 - Closed Lost`,
 * "rainy days" of `Rain`. Only words that were left over are asked for.
 */
export function lendValues(tokens: Token[], unread: Set<string>, understanding: Understanding): ValueLoan[] {
  const found = partialValues(tokens, understanding)
  return tokens.flatMap(({ text }, at) => {
    if (text.length < wordLengthMin || !unread.has(text) || isFiller(text)) return []
    const [best, ...others] = found.filter(({ from }) => from === at)
    if (!best || others.length > 0 || best.values.length > 1) return []
    const { column, values, fit, isBeginning } = best
    // "churn" may be much, and in "where do we lose deals" a verb is none of its forms
    if (fit < formMin || (isTelling(text) && fit === formMin)) return []
    const all = understanding.table.columns[column]!.values.length
    const mention = { column, value: values[0]!, from: at, to: at + 1, isQuoted: false }
    // "openings" are a thing of their own, "opened" is none
    const isOther = fit < sureFitMin && isNoun(singular(text))
    return [{ mention, word: text, isGuess: isBeginning || isOther || all > sureValuesMax }]
  })
}
