import type { CardContext, CardRequest } from '../cards/card'
import { countMetric, metricOf } from '../cards/metric'
import { requestOf } from '../cards/request'
import { rankBreakdowns } from '../rank/rank-breakdowns'

/** What the table is about by its best category, plain: the one bar that every dashboard has. */
export function mainBarRequests(context: CardContext): CardRequest[] {
  const first = context.measures[0]
  const metric = first ? metricOf(context, first.index, null) : countMetric
  return rankBreakdowns(context)
    .filter((breakdown) => breakdown.metric.column === metric.column)
    .map(({ dimension, score }) =>
      requestOf({
        type: 'bar',
        x: dimension.index,
        metric,
        score,
        why: `${metric.label} comes first, and ${dimension.label} splits it best.`,
      }),
    )
}
