import { splitName } from '../../profile/name-words'
import type { Understanding } from '../../understanding'
import { singular } from '../words/word-forms'

const known = new WeakMap<Understanding, readonly string[]>()

/** What the rows are called, by the name of the dataset: its words in the singular, the noun last. */
export function rowWords(understanding: Understanding): readonly string[] {
  const words = known.get(understanding) ?? splitName(understanding.name).words.map(singular)
  known.set(understanding, words)
  return words
}

/** Whether a word is one of those. */
export const isRowWord = (word: string, understanding: Understanding): boolean =>
  rowWords(understanding).includes(singular(word))

/** "each manufacturer" in a table of manufacturers. */
export const isRowNoun = (word: string, understanding: Understanding): boolean =>
  singular(word) === (rowWords(understanding).at(-1) ?? '')
