import { splitName } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { singular } from '../words/word-forms'

const known = new WeakMap<Understanding, readonly string[]>()

/** What the rows are called, by the name of the dataset: its words in the singular, the noun last. */
export function rowWords(understanding: Understanding): readonly string[] {
  const words = known.get(understanding) ?? splitName(understanding.name).words.map(singular)
  known.set(understanding, words)
  return words
}

/** Shorter beginnings and ends of compounds are hardly words of their own. */
const partLengthMin = 5

/** Whether a word is one of those, or what such a compound begins or ends with: strikes, of bird strikes in one word. */
export function isRowWord(word: string, understanding: Understanding): boolean {
  const one = singular(word)
  return rowWords(understanding).some((row) => row === one || isPartOf(one, row))
}

const isPartOf = (word: string, row: string): boolean =>
  word.length >= partLengthMin && row.length > word.length && (row.startsWith(word) || row.endsWith(word))

/** "each manufacturer" in a table of manufacturers. */
export const isRowNoun = (word: string, understanding: Understanding): boolean =>
  singular(word) === (rowWords(understanding).at(-1) ?? '')
