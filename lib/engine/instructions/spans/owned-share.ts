import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { plainToken } from './asked-token'
import { isShareWord, skip } from './metric-span'

const articles = new Set(['the', 'our', 'my', 'all'])

/** "Streaming's share of total revenue by year" as "share of Streaming in total revenue by year". */
export function withOwnedShares(tokens: Token[], understanding: Understanding): Token[] {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word, place) => place > 0 && isShareWord(word) && words[place + 1] === 'of')
  if (at < 0) return tokens
  const owner = valueMentions(tokens, understanding).find(({ to }) => to === at)
  if (!owner || tokens[at - 1]!.isOwner !== true) return tokens
  const named = tokens.slice(owner.from, owner.to)
  return [
    ...tokens.slice(0, owner.from),
    ...[tokens[at]!, tokens[at + 1]!, ...named, plainToken('in')],
    ...tokens.slice(skip(words, at + 2, articles)),
  ]
}
