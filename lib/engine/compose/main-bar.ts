import { countMetric, metricOf } from '../metric/metric'
import { apartFrom } from '../narrate/claims'
import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

/** What the table is about by its best category, plain: the one bar that every dashboard has. */
export function mainBarRequests(context: CardContext): CardRequest[] {
  const first = context.measures[0]
  const metric = first ? metricOf(context, first.index, null) : countMetric
  const apart = first ? (apartFrom(context.insights, first.name)?.columns ?? []) : []
  return rankBreakdowns(context)
    .filter((breakdown) => breakdown.metric.column === metric.column)
    .filter(({ dimension: { name } }) => context.focus.has(name) || !apart.includes(name))
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
