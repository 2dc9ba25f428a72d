import type { CardBlock } from '@/components/charts/card-block'
import { classNames } from '@/components/ui/class-names'
import { type DashboardRow, gridColumns, rowsAsTheyCome } from '../pack-rows'

export interface EditedPlace {
  /** Twelfths of the page that the card takes on a desk. */
  span: number
  /** Its columns of a grid of two on a tablet, and of twelve on a desk. */
  look: string
}

/** Where each card stands while it is edited: as on the page, but for figures, each of which has tools to hold it by. */
export function editedPlaces(blocks: CardBlock[]): EditedPlace[] {
  return rowsAsTheyCome(blocks).flatMap((row) =>
    row.kind === 'figures' ? figurePlaces(row) : cardPlaces(row),
  )
}

/** More beside each other would leave no room for their tools. */
const figuresMax = 4

/** In rows as even as can be. */
function figurePlaces({ cards }: DashboardRow): EditedPlace[] {
  const rows = Math.ceil(cards.length / figuresMax)
  const [each, longer] = [Math.floor(cards.length / rows), cards.length % rows]
  return cards.map((_, at) => {
    const span = gridColumns / (at < longer * (each + 1) ? each + 1 : each)
    return { span, look: classNames(tabletLooks[isLastOdd(cards, at) ? 2 : 1], deskLooks[span]) }
  })
}

function cardPlaces({ cards }: DashboardRow): EditedPlace[] {
  const isWide = cards.some(({ span }) => span >= wideSpan)
  return cards.map(({ span }, at) => ({
    span,
    look: classNames(tabletLooks[isWide || isLastOdd(cards, at) ? 2 : 1], deskLooks[span]),
  }))
}

const wideSpan = 8

const isLastOdd = (cards: unknown[], at: number) => at === cards.length - 1 && cards.length % 2 === 1

/** By how many of two columns it takes. */
const tabletLooks = { 1: '', 2: 'tablet:col-span-2' }

const deskLooks: Record<number, string> = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  12: 'lg:col-span-12',
}
