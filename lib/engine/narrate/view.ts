import type { CardContext, CardRequest } from '../cards/card'
import type { SeriesRows } from '../cards/series-rows'

/** A card of groups as its description sees it. */
export interface View {
  context: CardContext
  request: CardRequest
  series: SeriesRows
}
