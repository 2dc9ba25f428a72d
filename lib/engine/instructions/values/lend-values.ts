import { foldText } from '../../profile/name-words'
import type { Understanding } from '../../understanding'
import { isFiller } from '../report/left-words'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import type { ValueMention } from './value-mentions'

/** A value that a word was taken for which is only a part of it. */
export interface ValueLoan {
  mention: ValueMention
  word: string
  /** The word may well mean something else. */
  isGuess: boolean
}

/** A column of more values holds names, and one of longer ones sentences. */
const valuesMax = 40
const valueWordsMax = 4
/** Among so few a word that only one of them has can hardly mean another. */
const sureValuesMax = 12
const wordLengthMin = 3

/** Values for words that are a part of one alone: "lost deals" of `6 - Closed Lost`. Only words that were left over are asked for. */
export function lendValues(tokens: Token[], unread: Set<string>, understanding: Understanding): ValueLoan[] {
  return tokens.flatMap(({ kind, text }, at) => {
    const isWord = kind === 'word' && text.length >= wordLengthMin && unread.has(text)
    if (!isWord || closedWords.has(text) || isFiller(text)) return []
    const found = partOf(text, understanding)
    if (!found) return []
    const { column, value, isGuess } = found
    return [{ mention: { column, value, from: at, to: at + 1, isQuoted: false }, word: text, isGuess }]
  })
}

function partOf(word: string, { table, profile }: Understanding) {
  const found = table.columns.flatMap(({ type, values }, column) => {
    const { role, of } = profile.columns[column]!
    const isOfKinds = type === 'text' && (role === 'category' || role === 'text') && !of
    if (!isOfKinds || values.length > valuesMax) return []
    return values
      .filter((value) => isPart(word, value))
      .map((value) => ({ column, value, isGuess: values.length > sureValuesMax }))
  })
  return found.length === 1 ? found[0]! : null
}

function isPart(word: string, value: string): boolean {
  const words = foldText(value).match(/\p{L}+/gu) ?? []
  return (
    words.length > 1 && words.length <= valueWordsMax && words.some((own) => singular(own) === singular(word))
  )
}
