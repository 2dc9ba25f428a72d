import { countMetric, metricOf } from '../metric/metric'
import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

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
