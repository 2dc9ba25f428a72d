import type { CardType } from '@/lib/contracts/cards'
import type { Plan, PlannedCard } from '../plan/plan'
import { rateCondition } from '../subject/rate-of'
import type { Understanding } from '../understanding'

const types: (CardType | null)[] = [null, 'kpi', 'bar', 'line', 'area']

/** A plan in which a yes or no that is asked for by itself is told by how often it is yes: its values are two at the most. */
export function withYesNoRates(
  plan: Plan,
  { table, profile }: Pick<Understanding, 'table' | 'profile'>,
): Plan {
  const told = (card: PlannedCard): PlannedCard => {
    const index = card.y === null ? -1 : table.columns.findIndex(({ name }) => name === card.y)
    const isPlain = card.aggregation === null && !card.metric && types.includes(card.type)
    if (index < 0 || !isPlain || profile.columns[index]!.role !== 'boolean') return card
    return { ...card, metric: { kind: 'rate', of: rateCondition(table.columns[index]!) } }
  }
  return { ...plan, cards: plan.cards.map(told) }
}
