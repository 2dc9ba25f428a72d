import { hasEvenRows } from '../narrate/even-parts'
import { headlineOf } from '../narrate/headline'
import { isClearRanking } from '../narrate/is-clear-ranking'
import { endsOf, statesOf } from '../narrate/states-of'
import type { CardContext, CardRequest } from '../request/card'

/**
 * Whether bars leave their reader with nothing that was not there: an average that does not clearly differ by anything, rows that are
 * as many of each, or how many came to each end, which the headline says.
 */
export function addsNothing(context: CardContext, request: CardRequest): boolean {
  const { type, x, grain, group, metric, asked } = request
  if (type !== 'bar' || x === null || grain !== null || group !== null || asked !== null) return false
  const column = context.table.columns[x]!
  if (metric.column === null) return hasEvenRows(column) || isToldFirst(context, x)
  return metric.aggregation !== 'sum' && !isClearRanking(context, request, new Set(column.values))
}

function isToldFirst(context: CardContext, x: number): boolean {
  const states = endsOf(context)?.index === x ? statesOf(context) : null
  return states !== null && headlineOf(context)?.text.startsWith(states.text) === true
}
