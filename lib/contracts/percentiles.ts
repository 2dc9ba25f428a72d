/** What of the values lies below each of them stands in its name. */
export const percentiles = ['p5', 'p10', 'p20', 'p25', 'p75', 'p80', 'p90', 'p95', 'p98', 'p99'] as const
