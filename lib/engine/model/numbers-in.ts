import { readTokens } from '../instructions/tokens'
import { numberWords } from '../instructions/words/number-words'

/** The numbers that a text says, in digits or in words. */
export function numbersIn(text: string): number[] {
  return readTokens(text).flatMap(({ kind, text: word, value }) => {
    if (kind === 'number') return [value]
    return Object.hasOwn(numberWords, word) ? [numberWords[word]!] : []
  })
}
