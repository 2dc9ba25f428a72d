import { group } from 'd3-array'
import type { CardConfig } from '@/lib/contracts/blocks'
import type { MadeCard } from './made-card'

export interface Matched {
  made: Pick<MadeCard, 'type' | 'title' | 'spec'>
  query: CardConfig['query']
  /** What its owner has added it by. */
  sentence?: string | null
}

/** What a table's values decide, of a spec; the rest says what was asked of it. */
const found = new Set(['value', 'trend', 'min', 'max', 'bins'])

/**
 * Which of the cards before each new one is, by index: the one that shows the same in the same way (type, spec and
 * query), else the one of the same type and title; what was added by a sentence is only what the same one makes. Nothing of a card that was not there before.
 */
export function matchCards(before: Matched[], after: Matched[]): Map<number, number> {
  const pairs = new Map<number, number>()
  for (const keyOf of [askedOf, titleOf]) {
    const taken = new Set(pairs.values())
    const free = group(
      [...before.keys()].filter((index) => !taken.has(index)),
      (index) => keyOf(before[index]!),
    )
    for (const [index, card] of after.entries()) {
      if (pairs.has(index)) continue
      const match = free.get(keyOf(card))?.shift()
      if (match !== undefined) pairs.set(index, match)
    }
  }
  return pairs
}

/** A card of words asks nothing: its title says what it is. */
function askedOf({ made, query = {}, sentence = null }: Matched): string {
  const asked = Object.entries(made.spec).filter(([name]) => !found.has(name))
  const words = asked.length === 0 ? made.title : null
  return sorted({ type: made.type, spec: Object.fromEntries(asked), query, words, sentence })
}

const titleOf = ({ made, sentence = null }: Matched): string =>
  JSON.stringify([made.type, made.title, sentence])

/** As JSON, whatever order its fields were written in. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
