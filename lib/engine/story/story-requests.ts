import { barCandidates } from '../cards/bar-candidates'
import { timeCandidates } from '../cards/time-candidates'
import { metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { type Factor, rankFactors } from './rank-factors'

/** How many charts the first outcomes get, in turn; the parts of a total say less than what explains a rate. */
const factorsMax = [4, 2]
const partsMax = [3, 1]
const outcomesMax = factorsMax.length

/**
 * The questions that people ask first, each as a chart: how the outcome goes over time, and by what it differs,
 * the strongest first; then the same, shorter, for the next outcome.
 */
export function storyRequests(context: CardContext): CardRequest[] {
  return context.measures.slice(0, outcomesMax).flatMap((outcome, place) => {
    const charts = metricOf(context, outcome.index, null).isAdditive
      ? breakdownRequests(context, outcome).slice(0, partsMax[place])
      : rankFactors(context, outcome)
          .flatMap((factor) => factorRequest(context, outcome, factor))
          .slice(0, factorsMax[place])
    return [...courseRequests(context, outcome), ...charts]
  })
}

/** A total is told by its parts, whatever the average row is. */
const breakdownRequests = (context: CardContext, outcome: ColumnProfile): CardRequest[] =>
  barCandidates(context).filter(({ metric, group }) => metric.column === outcome.index && group === null)

function courseRequests(context: CardContext, outcome: ColumnProfile): CardRequest[] {
  return timeCandidates(context, 'line').filter(
    ({ metric, group }) => metric.column === outcome.index && group === null,
  )
}

function factorRequest(context: CardContext, outcome: ColumnProfile, factor: Factor): CardRequest[] {
  const metric = metricOf(context, outcome.index, null)
  const { column, kind, effect } = factor
  const why = `${metric.label} goes with ${column.label} more than chance would make it.`
  if (kind === 'groups') return [requestOf({ type: 'bar', x: column.index, metric, score: effect, why })]
  if (outcome.of) return []
  const points = metricOf(context, outcome.index, null)
  return [requestOf({ type: 'scatter', x: column.index, metric: points, score: effect, why })]
}
