import type { PlannedCard } from '../plan/plan'

/** Whether a model's card keeps all that the grammar has read of a clause; what that left open is the model's. */
export function agreesWith(own: PlannedCard, read: PlannedCard): boolean {
  // a model has no words for a rate or a ratio
  if (read.metric) return false
  const columns = [own.x, own.y, own.grouping, own.values]
  const keepsColumns = [read.x, read.y, read.grouping, read.values].every(
    (name) => name === null || columns.includes(name),
  )
  const keepsFilters = read.filters.every((filter) =>
    own.filters.some((kept) => JSON.stringify(kept) === JSON.stringify(filter)),
  )
  return keepsColumns && keepsFilters && choices.every((choice) => isKept(own[choice], read[choice]))
}

const choices = ['type', 'aggregation', 'grain', 'sort', 'limit', 'stacked'] as const

const isKept = (own: unknown, read: unknown) => read === null || JSON.stringify(own) === JSON.stringify(read)
