import type { Understanding } from '../../understanding'
import type { Outcome } from './card-columns'

const adding = new Set(['sum', 'avg', 'median'])

/** "how much ink" of a column of names: what holds no numbers is put together by none; in a sentence, null where all is well. */
export function noNumbers({ cards }: Outcome, { table }: Understanding): string | null {
  const card = cards.find(({ y, aggregation, metric }) => {
    const column = table.columns.find(({ name }) => name === y)
    return !metric && column?.numbers === null && aggregation !== null && adding.has(aggregation)
  })
  return card ? `${card.y} holds no numbers that could be put together.` : null
}
