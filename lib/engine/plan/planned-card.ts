import type { PlannedCard } from './plan'

/** A card that asks for nothing yet but what is given. */
export const plannedCard = (given: Partial<PlannedCard>): PlannedCard => ({
  clause: 'asked',
  type: null,
  x: null,
  y: null,
  aggregation: null,
  grouping: null,
  values: null,
  grain: null,
  filters: [],
  sort: null,
  limit: null,
  stacked: null,
  title: null,
  target: null,
  ...given,
})
