import type { CardBlock } from '@/components/charts/card-block'

export type Explorable = CardBlock<'bar'> | CardBlock<'line'> | CardBlock<'area'>

/** Of fewer points there is nothing to look into. */
const pointsMin = 3

/** Cards of values along an axis, which can be drawn in other ways and looked at in part. */
export const isExplorable = (block: CardBlock): block is Explorable =>
  (block.type === 'bar' || block.type === 'line' || block.type === 'area') &&
  block.data_preview.rows.length >= pointsMin
