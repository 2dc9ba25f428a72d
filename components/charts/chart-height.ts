import { barHeight } from './bar-layout'
import type { CardBlock } from './card-block'

/** The room that a card's picture will take, known before its code or its width is. */
export function chartHeight(block: CardBlock, scrollable: boolean): number | undefined {
  switch (block.type) {
    case 'bar':
      return barHeight(block, scrollable)
    case 'line':
      return plotHeight
    default:
      return undefined
  }
}

const plotHeight = 280
