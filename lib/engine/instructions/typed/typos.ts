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
const lengthMin = 6

/** "numbr of", "diferent": words of the grammar with one letter wrong, where neither the data nor the language has them. */
export function withoutTypos(tokens: Token[], language: Plan['language'], data: Understanding): Token[] {
  const lexicon = lexiconOf(language)
  const words = wordsFor(lexicon, told).filter(({ length }) => length >= lengthMin)
  const names = columnNames(data).flatMap((name) => name.words)
  const isKnown = (text: string) =>
    isWordOf(lexicon, text) ||
    isWordOf(lexicon, singular(text)) ||
    names.some((name) => wordFit(text, name) >= 0.75) ||
    findValues(text, data).length > 0
  return tokens.map((token) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < lengthMin - 1) return token
    const [meant, ...others] = words.filter((word) => word[0] === text[0] && distance(word, text) === 1)
    return meant === undefined || others.length > 0 || isKnown(text) ? token : { ...token, text: meant }
  })
}
