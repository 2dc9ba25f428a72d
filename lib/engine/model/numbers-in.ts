import { readTokens } from '../instructions/tokens'

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The numbers that a text says, in digits or in words up to twelve. */
export function numbersIn(text: string): number[] {
  return readTokens(text).flatMap(({ kind, text: word, value }) => {
    if (kind === 'number') return [value]
    const spelt = words.indexOf(word)
    return spelt < 0 ? [] : [spelt]
  })
}
