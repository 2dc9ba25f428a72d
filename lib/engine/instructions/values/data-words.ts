import type { Understanding } from '../../understanding'
import { columnMentions } from '../columns/column-mentions'
import { readTokens } from '../tokens'
import { valueMentions } from './value-mentions'

/** Tells of words of a text whether the data use them: "Animation" may be a genre rather than a wish. */
export function dataWords(text: string, understanding: Understanding): (words: string) => boolean {
  let own: Set<string> | null = null
  return (words) => {
    own ??= ownWords(text, understanding)
    return readTokens(words).some(({ text: word }) => own!.has(word))
  }
}

function ownWords(text: string, understanding: Understanding): Set<string> {
  const tokens = readTokens(text)
  const mentions = [...columnMentions(tokens, understanding), ...valueMentions(tokens, understanding)]
  return new Set(mentions.flatMap(({ from, to }) => tokens.slice(from, to).map((token) => token.text)))
}
