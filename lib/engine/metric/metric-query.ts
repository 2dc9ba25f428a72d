import type { Query } from '@/lib/contracts/query'
import type { MeasureInput } from '../table/aggregate-groups'
import type { Column, Table } from '../table/table'
import type { Metric } from './metric'

/** The metric in the shape that the aggregation takes. */
export function measureInput(table: Table, metric: Metric): MeasureInput & { lastOf: Column | null } {
  const at = (index: number | null) => (index === null ? null : table.columns[index]!)
  const { ratio } = metric
  return {
    column: at(metric.column),
    aggregation: metric.aggregation,
    ratio: ratio && {
      numerator: at(ratio.numerator)!,
      denominator: at(ratio.denominator)!,
      ...(ratio.each && { each: ratio.each }),
    },
    weight: at(metric.weight),
    lastOf: at(metric.lastOf),
  }
}

/** What a figure made with the metric is called in its evidence. */
export function measureName({ aggregation, ratio, weight, lastOf, of, computed }: Metric): string {
  if (computed) return computed
  if (of && aggregation === 'avg') return 'rate'
  if (ratio) return 'ratio'
  if (weight !== null) return 'weighted_avg'
  return lastOf === null ? aggregation : 'last'
}

/** The part of a card's query that says how its metric was made. */
export function metricQuery(table: Table, metric: Metric): Query {
  const nameAt = (index: number) => table.columns[index]!.name
  const { ratio } = metric
  return {
    ...(ratio && {
      ratio: {
        numerator: nameAt(ratio.numerator),
        denominator: nameAt(ratio.denominator),
        ...(ratio.each && { each: ratio.each }),
      },
    }),
    ...(metric.computed && { computed: metric.computed }),
    ...(metric.weight !== null && { weight: nameAt(metric.weight) }),
    ...(metric.lastOf !== null && { over_time: 'last' as const }),
    ...(metric.of && metric.aggregation === 'avg' && { of: metric.of }),
  }
}
