import type { BlockDraft } from '@/lib/contracts/blocks'
import type { CardDraft } from './card'

/** A card as it would stand on a page, for whoever looks at what it draws. */
export const placed = (card: CardDraft) => ({ ...card, position: 0 }) as BlockDraft
