import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnMentions } from '../columns/column-mentions'
import { columnNames } from '../columns/column-names'
import { plainToken } from '../spans/asked-token'
import type { Token } from '../tokens'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'

const signs = new Map([
  ['negative', 'below'],
  ['positive', 'above'],
])
/** Whether a word says of a number that it is below or above 0. */
export const isSign = (word: string): boolean => signs.has(word)

const negations = wordSet('non not')
const zero: Token = { ...plainToken('0'), kind: 'number', value: 0 }

/** "negative profit", "orders that make a loss" as the number below 0. */
export function withSigns(tokens: Token[], understanding: Understanding): Token[] {
  const words = tokens.map(({ text }) => text)
  const loss = lossIn(words)
  const gain = loss && gainColumn(understanding)
  if (loss && gain !== null)
    return [
      ...tokens.slice(0, loss.from),
      ...[{ ...plainToken('xmetricx'), column: gain }, plainToken('below'), zero],
      ...tokens.slice(loss.to),
    ]
  const at = words.findIndex((word, place) => signs.has(word) && !negations.has(words[place - 1] ?? ''))
  const number =
    at < 0 ? undefined : columnMentions(tokens, understanding).find(({ from }) => from === at + 1)
  if (!number || !canMeasure(understanding, number.column)) return tokens
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(number.from, number.to),
    ...[plainToken(signs.get(words[at]!)!), zero],
    ...tokens.slice(number.to),
  ]
}

const making = wordSet('make makes made making at with run runs')
const losing = wordSet('lose loses lost losing')

function lossIn(words: string[]): { from: number; to: number } | null {
  const noun = words.findIndex(
    (word, at) => singular(word) === 'loss' && words[at - 1] === 'a' && making.has(words[at - 2] ?? ''),
  )
  if (noun >= 0) return { from: noun - 2, to: noun + 1 }
  const verb = words.findIndex((word, at) => losing.has(word) && words[at + 1] === 'money')
  return verb < 0 || words.includes('where') ? null : { from: verb, to: verb + 2 }
}

const gains = wordSet('profit profits margin earnings gain income result')

/** The one number that a loss is told by; null where there is none, or more. */
function gainColumn(understanding: Understanding): number | null {
  const own = columnNames(understanding).filter(
    ({ index, words }) =>
      words.length === 1 &&
      gains.has(words[0]!) &&
      (understanding.profile.columns[index]!.summary?.min ?? 0) < 0,
  )
  return own.length === 1 ? own[0]!.index : null
}
