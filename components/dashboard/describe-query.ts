import type { CardBlock } from '@/components/charts/card-block'
import type { Aggregation, Filter, FilterOp, Query } from '@/lib/contracts/query'
import { formatCount } from '@/lib/format/format-count'

const aggregationWords: Record<Aggregation, string> = {
  sum: 'Sum',
  avg: 'Average',
  count: 'Count',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median',
  count_distinct: 'Number of different values',
}

const grainWords: Record<NonNullable<Query['grain']>, string> = {
  year: 'by year',
  quarter: 'by quarter',
  month: 'by month',
  week: 'by week',
  day: 'by day',
  hour: 'by hour',
  weekday: 'by day of the week',
  month_of_year: 'by month of the year',
}

const opWords: Record<FilterOp, string> = {
  '=': 'is',
  '!=': 'is not',
  '>': 'is above',
  '>=': 'is at least',
  '<': 'is below',
  '<=': 'is at most',
  between: 'is between',
  in: 'is one of',
  contains: 'contains',
}

/** How a card's rows were made of the cleaned table, one short sentence a step. */
export function describeQuery(block: CardBlock): string[] {
  const query = block.config.query ?? {}
  return [
    measureWords(block, query),
    query.weight ? `Weighted by ${query.weight}.` : null,
    query.over_time === 'last' ? 'A level, taken at its last date.' : null,
    query.grain ? `Grouped ${grainWords[query.grain]}.` : null,
    ...(query.filters ?? []).map((filter) => `Only where ${describeFilter(filter)}.`),
    query.limit ? `The ${query.sort?.order === 'asc' ? 'lowest' : 'top'} ${formatCount(query.limit)}.` : null,
  ].filter((sentence) => sentence !== null)
}

export function describeFilter({ column, op, value }: Filter): string {
  const values = Array.isArray(value) ? value.map(String) : [String(value)]
  return `${column} ${opWords[op]} ${values.join(op === 'between' ? ' and ' : ', ')}`
}

function measureWords(block: CardBlock, query: Query): string | null {
  if (query.ratio) return `Sum of ${query.ratio.numerator} over sum of ${query.ratio.denominator}.`
  const aggregation = aggregationOf(block)
  if (!aggregation) return null
  const column = measureColumn(block)
  if (!column || column === 'count') return 'Count of rows.'
  return `${aggregationWords[aggregation]} of ${column}.`
}

function aggregationOf({ spec }: CardBlock): Aggregation | null {
  if ('aggregation' in spec) return spec.aggregation ?? null
  return 'operation' in spec ? (spec.operation ?? null) : null
}

function measureColumn({ spec }: CardBlock): string | null {
  if ('value_from_column' in spec) return spec.value_from_column ?? null
  if ('values' in spec) return spec.values ?? null
  return 'y' in spec ? spec.y : null
}
