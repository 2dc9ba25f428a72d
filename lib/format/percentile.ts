import { type Aggregation, type Percentile, percentileSchema } from '@/lib/contracts/query'

const percentiles: ReadonlySet<string> = new Set(percentileSchema.options)

export const isPercentile = (aggregation: Aggregation): aggregation is Percentile =>
  percentiles.has(aggregation)

/** The share of the values that lie below it: 0.9 of `p90`. */
export const shareBelow = (percentile: Percentile): number => Number(percentile.slice(1)) / 100

/** `90th percentile`. */
export const percentileWords = (percentile: Percentile): string => `${percentile.slice(1)}th percentile`

/** The same for each of them. */
export const percentileLabels = Object.fromEntries(
  percentileSchema.options.map((one) => [one, percentileWords(one)]),
) as Record<Percentile, string>
