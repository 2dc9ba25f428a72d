import type { CardBlock } from '../card-block'
import { type Claimed, claimedAt } from '../claimed'
import type { BarLayout } from './bar-layout'

/** The bars that the card's claim is about, by their places. */
export const claimedBars = (block: CardBlock<'bar'>, { kind, keys }: BarLayout): Claimed =>
  claimedAt(block, kind === 'single' ? block.spec.x : undefined, keys)
