import type { Understanding } from '../understanding'
import { columnMentions } from './column-mentions'
import { readTokens } from './tokens'
import { valueMentions } from './value-mentions'

/** Tells of words of a text whether the data use them: "Animation" may be a genre rather than a wish. */
export function dataWords(text: string, understanding: Understanding): (words: string) => boolean {
  const tokens = readTokens(text)
  const mentions = [...columnMentions(tokens, understanding), ...valueMentions(tokens, understanding)]
  const own = new Set(mentions.flatMap(({ from, to }) => tokens.slice(from, to).map((token) => token.text)))
  return (words) => readTokens(words).some(({ text: word }) => own.has(word))
}
