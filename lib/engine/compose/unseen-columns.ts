import type { PlannedCard } from '../plan/plan'
import type { CardContext, CardDraft } from '../request/card'

/** Columns that were asked for and that the card does not show, in a sentence; null where all are there. */
export function unseenColumns(
  { x, y, grouping, values, type }: PlannedCard,
  { spec, type: drawn }: CardDraft,
  { profile: { columns } }: Pick<CardContext, 'profile'>,
): string | null {
  const shown = new Set(Object.values(spec).flat())
  const isShown = (name: string) => {
    const { onceAs } = columns.find((column) => column.name === name) ?? {}
    return shown.has(name) || (onceAs !== undefined && shown.has(columns[onceAs]!.name))
  }
  const unseen = [x, y, grouping, values].filter((name) => name !== null && !isShown(name))
  if (unseen.length === 0 || type === 'insight') return null
  return `${[...new Set(unseen)].join(' and ')} ${unseen.length === 1 ? 'is' : 'are'} not shown: a ${drawn} has no room for it.`
}
