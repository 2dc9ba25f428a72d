import { dashboardCardsMax } from '@/lib/contracts/edit-block'
import { ServiceError } from '../errors'
import type { Current } from './change-dashboard'

/** The cards that are not removed. */
export const shownOf = ({ blocks }: Current): Current['blocks'] =>
  blocks.filter(({ removedAt }) => !removedAt)

/** Refuses more cards than a dashboard holds, whether they are new or put back. */
export function requireCardRoom(current: Current, added: number): void {
  const count = shownOf(current).length
  if (count + added <= dashboardCardsMax) return
  const more = added === 1 ? 'one more is' : `${added} more are`
  throw new ServiceError('conflict', {
    message: `A dashboard holds ${dashboardCardsMax} cards at most. This one has ${count}, and ${more} to be added: remove some first.`,
  })
}
