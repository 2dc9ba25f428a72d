import type { BlockDraft, ChartBlock } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'

/** A card as a picture takes it: fresh from the engine or as the API answers it. */
export type CardBlock<T extends CardType = CardType> = BlockDraft<T> | ChartBlock<T>

export interface CardProps<T extends CardType> {
  block: CardBlock<T>
  /** Long tables and lists of categories are shown whole and scroll; else they are cut with "and N more". */
  scrollable: boolean
  /** What a card over some rows shows of the whole table, at the same places; drawn quietly behind it. */
  ghost?: CardBlock<T> | null
}
