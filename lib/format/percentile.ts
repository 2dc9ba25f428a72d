import { percentiles } from '@/lib/contracts/percentiles'
import type { Aggregation, Percentile } from '@/lib/contracts/query'

const names: ReadonlySet<string> = new Set(percentiles)

export const isPercentile = (aggregation: Aggregation): aggregation is Percentile => names.has(aggregation)

/** The share of the values that lie below it: 0.9 of `p90`. */
export const shareBelow = (percentile: Percentile): number => Number(percentile.slice(1)) / 100

/** `90th percentile`. */
export const percentileWords = (percentile: Percentile): string => `${percentile.slice(1)}th percentile`

/** The same for each of them. */
export const percentileLabels = Object.fromEntries(
  percentiles.map((one) => [one, percentileWords(one)]),
) as Record<Percentile, string>
