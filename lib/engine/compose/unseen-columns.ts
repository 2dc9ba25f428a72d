import type { PlannedCard } from '../plan/plan'
import type { CardDraft } from '../request/card'

/** Columns that were asked for and that the card does not show, in a sentence; null where all are there. */
export function unseenColumns(
  { x, y, grouping, values, type }: PlannedCard,
  { spec, type: drawn }: CardDraft,
): string | null {
  const shown = new Set(Object.values(spec).flat())
  const unseen = [x, y, grouping, values].filter((name) => name !== null && !shown.has(name))
  if (unseen.length === 0 || type === 'insight') return null
  return `${[...new Set(unseen)].join(' and ')} ${unseen.length === 1 ? 'is' : 'are'} not shown: a ${drawn} has no room for it.`
}
