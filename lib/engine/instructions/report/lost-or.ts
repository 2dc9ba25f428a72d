import { type Condition, isAnyOf } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import type { Outcome } from './card-columns'

type Said = Pick<Token, 'text'>

/** Two columns of yes and no that a clause joins by "or" where nothing keeps one or the other, in a sentence. */
export function lostOr(
  tokens: Said[],
  { cards, filters }: Outcome,
  understanding: Understanding,
): string | null {
  if (!tokens.some(({ text }) => text === 'or')) return null
  const kept: Condition[] = [...filters, ...cards.flatMap((card) => card.filters)]
  if (kept.some(isAnyOf)) return null
  const flags = columnNames(understanding)
    .filter(
      ({ index, words }) => understanding.profile.columns[index]!.role === 'boolean' && words.length === 1,
    )
    .map(({ words }) => words[0]!)
  const said = tokens.flatMap(({ text }, at) => (flags.includes(text) ? [at] : []))
  const at = said.findIndex((from, place) => isOr(tokens.slice(from + 1, said[place + 1] ?? from + 1)))
  if (at < 0) return null
  const [first, second] = [said[at]!, said[at + 1]!].map((place) => tokens[place]!.text)
  return `“${first} or ${second}” was not kept as one or the other.`
}

/** "or", "or were", "or that are". */
const isOr = (between: Said[]): boolean =>
  between.some(({ text }) => text === 'or') && between.length <= gapMax

const gapMax = 4
