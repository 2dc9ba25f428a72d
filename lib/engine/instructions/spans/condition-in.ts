import type { Filter } from '@/lib/contracts/query'
import { isFilter, isGroupFilter } from '../../table/condition'
import { parseRequest } from '../parse-request'
import type { Token } from '../tokens'
import type { Said } from './metric-span'

interface Stretch {
  from: number
  to: number
}

/** The one condition that words of a clause come to, with nothing left over; null where they come to anything else. */
export function conditionIn({ tokens, understanding }: Said, { from, to }: Stretch): Filter | null {
  const words = tokens.slice(from, to).map(inNumbers)
  if (words.length === 0) return null
  const { cards, filters, status, unread } = parseRequest('', words, understanding)
  const [condition] = filters
  if (cards.length > 0 || filters.length !== 1 || status !== 'applied' || unread.length > 0) return null
  if (isFilter(condition!)) return condition
  // "reopened at least once" is of the number of times that stands in each row
  const isOwnNumber = isGroupFilter(condition!) && condition.aggregation === 'count' && condition.by !== ''
  const column = understanding.table.columns.find(({ name }) => isOwnNumber && name === condition.by)
  if (!column?.numbers || !isOwnNumber) return null
  return { column: column.name, op: condition.op, value: condition.value }
}

/** All conditions that words of a clause come to, where these are plain ones and nothing is left over. */
export function conditionsIn({ tokens, understanding }: Said, { from, to }: Stretch): Filter[] {
  const words = tokens.slice(from, to).map(inNumbers)
  const { cards, filters, status, unread } = parseRequest('', words, understanding)
  if (cards.length > 0 || status !== 'applied' || unread.length > 0) return []
  const plain = filters.filter(isFilter)
  return plain.length === filters.length ? plain : []
}

const times = new Map([
  ['once', 1],
  ['twice', 2],
])

function inNumbers(token: Token): Token {
  const value = token.kind === 'word' ? times.get(token.text) : undefined
  return value === undefined ? token : { ...token, kind: 'number', text: `${value}`, value }
}

const breakdowns = new Set('by per across split broken'.split(' '))
const eachWords = new Set('each every'.split(' '))

/** Where the words for the rows end and those for what they are broken down by begin. */
export function breakdownFrom({ words, tokens }: Pick<Said, 'words' | 'tokens'>, from: number): number {
  const at = words.findIndex(
    (word, place) =>
      place >= from &&
      (breakdowns.has(word) ||
        (eachWords.has(words[place + 1] ?? '') && place > from) ||
        tokens[place]!.text === '.' ||
        tokens[place]!.isExplaining === true),
  )
  const end = at < 0 ? words.length : at
  return words[end - 1] === ',' ? end - 1 : end
}
