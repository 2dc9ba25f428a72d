import { dependsOn, rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

const plainScore = 0.9
const groupedScore = 0.55

/** Measures by category, and by two categories where both are short. */
export function barCandidates(context: CardContext): CardRequest[] {
  const breakdowns = rankBreakdowns(context)
  const plain = breakdowns.map(({ metric, dimension, score }) =>
    requestOf({
      type: 'bar',
      x: dimension.index,
      metric,
      score: plainScore * score,
      why: dimension.order
        ? `Bars compare amounts best; ${dimension.label} keeps its own order.`
        : 'Bars compare amounts best; they stand sorted, the largest first.',
    }),
  )
  return [...plain, ...groupedCandidates(context)]
}

/** Series that still can be told apart, and bars that still have room for them. */
const seriesMax = 5
const groupsMax = 8

function groupedCandidates(context: CardContext): CardRequest[] {
  const [first] = rankBreakdowns(context).filter(
    ({ metric, dimension }) => metric.isAdditive && dimension.distinct <= groupsMax,
  )
  if (!first) return []
  return context.dimensions
    .filter((other) => other !== first.dimension && other.distinct <= seriesMax)
    .filter((other) => !dependsOn(context, other.index, first.dimension.index))
    .map((other, place) =>
      requestOf({
        type: 'bar',
        x: first.dimension.index,
        group: other.index,
        metric: first.metric,
        score: groupedScore * first.score * 0.9 ** place,
        why: `Two short categories: stacked bars show the total and what it is made of.`,
      }),
    )
}
