import { askedSources } from '../../plan/asked-column'
import type { PlannedCard } from '../../plan/plan'
import { type Condition, conditionColumns } from '../../table/condition'

/** What a clause came to: its cards, and the conditions that it named with no card. */
export interface Outcome {
  cards: PlannedCard[]
  filters: Condition[]
}

/** The columns that stand anywhere in it, by name. */
export function cardColumns({ cards, filters }: Outcome): string[] {
  const conditions = [...filters, ...cards.flatMap((card) => card.filters)]
  const axes = cards.flatMap(({ x, y, grouping, values, metric, made }) => [
    ...[x, y, grouping, values],
    metric?.kind === 'ratio' ? metric.denominator : null,
    ...(made ?? []).flatMap(askedSources),
  ])
  return [...axes.filter((name) => name !== null), ...conditions.flatMap(conditionColumns)]
}
