import type { CardContext, CardRequest } from '../request/card'
import type { SeriesRows } from '../request/series-rows'

/** A card of groups as its description sees it. */
export interface View {
  context: CardContext
  request: CardRequest
  series: SeriesRows
}
