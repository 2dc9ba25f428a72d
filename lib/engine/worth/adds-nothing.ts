import { hasEvenRows } from '../narrate/even-parts'
import { headlineOf } from '../narrate/headline'
import { isClearRanking } from '../narrate/is-clear-ranking'
import { endsOf, statesOf } from '../narrate/states-of'
import { hasPair } from '../profile/pair-set'
import type { CardContext, CardRequest } from '../request/card'
import { isTreatment } from '../subject/find-arm'

/**
 * Whether bars leave their reader with nothing that was not there: an average that does not clearly differ by anything, rows that are
 * as many of each, how many came to each end, which the headline says, or the same number by what bars `before` them split further. That a
 * treatment makes no difference is what its trial came to.
 */
export function addsNothing(context: CardContext, request: CardRequest, before: CardRequest[]): boolean {
  const { type, x, grain, group, metric, asked } = request
  if (type !== 'bar' || x === null || grain !== null || group !== null || asked !== null) return false
  if (before.some((other) => splitsFurther(context, other, request))) return true
  const column = context.table.columns[x]!
  if (metric.column === null) return (before.some(isOfRows) && hasEvenRows(column)) || isToldFirst(context, x)
  if (isTreatment(column)) return false
  return metric.aggregation !== 'sum' && !isClearRanking(context, request, new Set(column.values))
}

/** Of more only the first are drawn, and what they are of says the rest. */
const drawnMost = 12

/** Bars of commodities behind those of suppliers, each of whom has one: what they show stood there, in more detail. */
const splitsFurther = ({ profile }: CardContext, other: CardRequest, { x, metric }: CardRequest): boolean =>
  other.type === 'bar' &&
  other.x !== null &&
  other.group === null &&
  other.grain === null &&
  other.metric.column === metric.column &&
  other.metric.aggregation === metric.aggregation &&
  profile.columns[other.x]!.distinct <= drawnMost &&
  hasPair(profile.dependencies, other.x, x!)

/** By what rows are split first is told, and be it that they are split evenly. */
const isOfRows = ({ type, metric, grain }: CardRequest) =>
  type === 'bar' && metric.column === null && grain === null

function isToldFirst(context: CardContext, x: number): boolean {
  const states = endsOf(context)?.index === x ? statesOf(context) : null
  return states !== null && headlineOf(context)?.text.startsWith(states.text) === true
}
