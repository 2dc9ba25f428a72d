import { distance } from 'fastest-levenshtein'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import { findValues } from '../values/value-index'
import { singular, wordFit } from '../words/word-forms'
import { isWordOf, lexiconOf, wordsFor } from './lexicon/lexicon'

/** What is measured and how: to miss one of these words is to draw something else. */
const told = ['count', 'distinct', 'avg', 'median', 'share', 'percentile', 'running']
const lengthMin = 7
/** A shorter word one letter off may be any other, but where "of" behind it says that it measures. */
const ledLengthMin = 6
/** What stands behind these names something of the data. */
const naming = /^(?:by|per|in|of|pro|por|en|nach|par|je)$/

/** "numbr of", "diferent": words of the grammar with one letter wrong, where neither the data nor the language has them; tokens keep what was written. */
export function withoutTypos(tokens: Token[], language: Plan['language'], data: Understanding): Token[] {
  const lexicon = lexiconOf(language)
  const words = wordsFor(lexicon, told).filter(({ length }) => length >= ledLengthMin)
  const names = columnNames(data).flatMap((name) => name.words)
  const isKnown = (text: string) =>
    isWordOf(lexicon, text) ||
    isWordOf(lexicon, singular(text)) ||
    names.some((name) => wordFit(text, name) >= 0.75) ||
    findValues(text, data).length > 0
  return tokens.map((token, at) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < ledLengthMin - 1 || isName(tokens, at)) return token
    const least = tokens[at + 1]?.text === 'of' ? ledLengthMin : lengthMin
    const [meant, ...others] = words.filter(
      (word) => word.length >= least && word[0] === text[0] && distance(word, text) === 1,
    )
    return meant === undefined || others.length > 0 || isKnown(text)
      ? token
      : { ...token, text: meant, written: text }
  })
}

function isName(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isInside = before !== undefined && !/^[.?;\n]$/.test(before.text)
  return isInside && (tokens[at]!.isCapital || naming.test(before.text))
}
