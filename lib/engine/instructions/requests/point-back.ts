import type { PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { askedToken, plainToken } from '../spans/asked-token'
import { skip } from '../spans/metric-span'
import type { Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { wordSet } from '../words/word-set'

const each = wordSet('each every')
const leads = wordSet('for in of by per')
const ofThem = wordSet('of them these those one')

/** Where "each" stands with no thing behind it: "for each", "in each of them". */
function openEach(tokens: Token[]): { from: number; to: number } | null {
  const words = tokens.map(({ text }) => text)
  for (const [at, word] of words.entries()) {
    const to = skip(words, at + 1, ofThem)
    const isOpen = to === tokens.length || tokens[to]!.kind === 'mark'
    if (each.has(word) && isOpen) return { from: leads.has(words[at - 1] ?? '') ? at - 1 : at, to }
  }
  return null
}

/** "Spain and France: sales for each of them", "…, share in each": by the column of what was listed, or of the card before. */
export function withEach(
  tokens: Token[],
  before: PlannedCard | undefined,
  understanding: Understanding,
): Token[] {
  const open = openEach(tokens)
  const stand = open && (listed(tokens, understanding) ?? drawnBy(before, understanding))
  if (!open || !stand) return tokens
  return [...tokens.slice(0, open.from), plainToken('by'), stand, ...tokens.slice(open.to)]
}

const standFor = (column: number): Token => ({ ...plainToken('xmetricx'), column })

function listed(tokens: Token[], understanding: Understanding): Token | null {
  const columns = valueMentions(tokens, understanding).map(({ column }) => column)
  const twice = columns.find((column, at) => columns.indexOf(column) < at)
  return twice === undefined ? null : standFor(twice)
}

function drawnBy(before: PlannedCard | undefined, { table }: Understanding): Token | null {
  if (!before?.x || before.grain !== null) return null
  const made = before.made?.find(({ name }) => name === before.x)
  const index = table.columns.findIndex(({ name }) => name === before.x)
  return made ? askedToken(made) : index < 0 ? null : standFor(index)
}

const pointing = wordSet('those these them they it its such their each')

/** Whether a clause is of what another one says: it points there, or is one number of all rows. */
export function belongsTo(tokens: Token[], cards: PlannedCard[]): boolean {
  const isBare = ({ x, grouping, filters, xAggregation }: PlannedCard) =>
    x === null && grouping === null && filters.length === 0 && !xAggregation
  return cards.length > 0 && (tokens.some(({ text }) => pointing.has(text)) || cards.every(isBare))
}
