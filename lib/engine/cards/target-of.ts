import { metricOf } from '../metric/metric'
import type { CardContext, CardRequest } from '../request/card'

/** What a number is measured against: as asked, else the measure's own target where the number is its usual one. */
export function targetOf(context: CardContext, { metric, asked }: CardRequest): number | null {
  if (asked?.target !== null && asked?.target !== undefined) return asked.target
  const usual = metricOf(context, metric.column, null)
  const isUsual = metric.aggregation === usual.aggregation && metric.lastOf === usual.lastOf
  return isUsual ? (context.targets.get(metric.name) ?? null) : null
}
