import type { Figure } from '@/lib/contracts/claims'
import { formatPercent } from '@/lib/format/format-percent'
import type { ComparedSpans } from '../insights/compared-periods'
import { spanMeasure } from '../insights/compared-words'
import { periodFilters } from '../insights/timeline'
import type { Metric } from '../metric/metric'
import { figure } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { queryConditions } from '../table/condition'

/** A sum over a stretch of time, with what proves it. */
export interface Told {
  value: number
  rows: number
  figure: Figure
}

/** By what part a sum changed from one span to the next, without its sign, with its proof; `share` has the sign. */
export function changeFigure(
  context: CardContext,
  metric: Metric,
  { spans, now, before }: { spans: ComparedSpans; now: Told; before: Told },
): { share: number; change: Figure } {
  const { time, periods } = context.compared!
  const share = now.value / before.value - 1
  const size = figure(Math.abs(share), formatPercent(Math.abs(share)), {
    measure: `abs(change(${spanMeasure('sum', { periods, spans })}))`,
    column: metric.name,
    filters: context.filters,
    own: periodFilters(time, periods, { from: spans.before.from, to: spans.now.to }),
    rows: now.rows + before.rows,
  })
  return { share, change: { ...size, within: queryConditions(context.filters) } }
}
