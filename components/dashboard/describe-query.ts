import type { CardBlock } from '@/components/charts/card-block'
import type { Aggregation, Conditions, Filter, FilterOp, GroupFilter, Query } from '@/lib/contracts/query'
import { formatCount } from '@/lib/format/format-count'
import { grainWords } from '@/lib/format/grain-words'
import { percentileLabels } from '@/lib/format/percentile'

const aggregationWords: Record<Aggregation, string> = {
  sum: 'Sum',
  avg: 'Average',
  count: 'Count',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median',
  count_distinct: 'Number of different values',
  ...percentileLabels,
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
  not_contains: 'does not contain',
  starts_with: 'begins with',
  ends_with: 'ends with',
}

/** How a card's rows were made of the cleaned table, one short sentence a step. */
export function describeQuery(block: CardBlock): string[] {
  const query = block.config.query ?? {}
  return [
    measureWords(block, query),
    query.weight ? `Weighted by ${query.weight}.` : null,
    query.over_time === 'last' ? 'A level, taken at its last date.' : null,
    ...describeConditions(query).map((condition) => `Only ${condition}.`),
    query.limit ? `The ${query.sort?.order === 'asc' ? 'lowest' : 'top'} ${formatCount(query.limit)}.` : null,
  ].filter((sentence) => sentence !== null)
}

/** Each condition on the rows, in words that may stand behind "only". */
export function describeConditions({ filters = [], any = [], having = [] }: Conditions): string[] {
  return [
    ...filters.map((filter) => `where ${describeFilter(filter)}`),
    ...(any.length > 0 ? [`where ${any.map(describeFilter).join(' or ')}`] : []),
    ...having.map(describeGroupFilter),
  ]
}

function describeGroupFilter({ by, grain, aggregation, column, op, value }: GroupFilter): string {
  const measure = column ? `${aggregationWords[aggregation].toLowerCase()} of ${column}` : 'number of rows'
  return `where the ${measure} per ${groupWords(by, grain)} ${opWords[op]} ${[value].flat().join(' and ')}`
}

const groupWords = (column: string, grain: Query['grain']) =>
  grain ? `${grainWords[grain]} of ${column}` : column

export function describeFilter({ column, op, value }: Filter): string {
  if (value === '') return `${column} ${op === '=' ? 'is missing' : 'is present'}`
  const values = Array.isArray(value) ? value.map(String) : [String(value)]
  return `${column} ${opWords[op]} ${values.join(op === 'between' ? ' and ' : ', ')}`
}

function measureWords(block: CardBlock, query: Query): string | null {
  const measure = measureOf(block, query)
  const [first, ...others] = groupsOf(block)
  if (!first) return measure && `${measure}.`
  const groups = [groupWords(first, query.grain), ...others].map((group) => `each ${group}`).join(' and ')
  return measure ? `${measure} for ${groups}.` : `For ${groups}.`
}

function measureOf(block: CardBlock, { ratio, over_time }: Query): string | null {
  if (ratio) return `Sum of ${ratio.numerator} over sum of ${ratio.denominator}`
  const aggregation = aggregationOf(block)
  if (!aggregation) return null
  const column = measureColumn(block)
  // one row a date: nothing is put together
  if (over_time === 'last' && aggregation !== 'sum') return `Last value of ${column}`
  return !column || column === 'count' ? 'Count of rows' : `${aggregationWords[aggregation]} of ${column}`
}

/** The columns whose values the rows are put together by; the first may be cut into periods. */
function groupsOf({ type, spec }: CardBlock): string[] {
  const columns = () => {
    switch (type) {
      case 'bar':
      case 'line':
      case 'area':
        return [spec.x, spec.grouping]
      case 'heatmap':
        return [spec.x, spec.y]
      case 'boxplot':
        return [spec.x]
      case 'pie':
      case 'donut':
      case 'funnel':
        return [spec.grouping]
      case 'radar':
        return [spec.grouping, spec.color]
      case 'choropleth':
        return [spec.region]
      case 'scatter':
      case 'bubble':
        return spec.aggregation ? [spec.x_aggregation ? undefined : spec.x, spec.grouping] : []
      default:
        return []
    }
  }
  return columns().filter((column) => column !== undefined)
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
