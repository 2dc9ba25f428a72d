import type { ValueFormat } from '@/lib/contracts/blocks'
import type { Aggregation, Computed, Filter } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { averageDecimals } from '@/lib/format/format-average'
import { isPercentile } from '@/lib/format/percentile'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { type Ratio, type Rule, ruleOf } from './aggregation-rule'
import { metricLabel } from './metric-label'

/** A number that a card shows: a column and how it may be put together. */
export interface Metric {
  /** Null counts rows. */
  column: number | null
  /** As the spec names it: the column, or `count`. */
  name: string
  /** In words: `Revenue`, `Average price`, `Number of rows`. */
  label: string
  aggregation: Aggregation
  ratio: Ratio | null
  weight: number | null
  /** The dates at whose last a level is taken. */
  lastOf: number | null
  /** For a rate: the rows that are counted. */
  of: Filter | null
  /** What is computed of the values of a chart. */
  computed?: Computed
  format: ValueFormat
  /** Whether parts of it make a whole. */
  isAdditive: boolean
  upIsGood: boolean | null
}

export const countMetric: Metric = {
  column: null,
  name: 'count',
  label: 'Number of rows',
  aggregation: 'count',
  ratio: null,
  weight: null,
  lastOf: null,
  of: null,
  format: { style: 'number', decimals: 0 },
  isAdditive: true,
  upIsGood: null,
}

/** The largest or the smallest row says nothing of where a measure goes. */
const hasDirection = new Set<Aggregation>(['sum', 'avg', 'median'])

interface Dataset {
  table: Table
  profile: Profile
}

/** The number of rows, called by what they are: `Customers`. */
export const countOf = ({ row }: Profile): Metric =>
  row ? { ...countMetric, label: upperFirst(row.many) } : countMetric

/**
 * How a column is measured: as asked, else by its nature. What adds up is summed, a level is summed at its last
 * date, a rate is averaged, over its base where the table holds it; of what a few values rule the median is taken. Null where it can't be measured at all.
 */
export function metricOf(dataset: Dataset, index: number | null, asked: Aggregation | null): Metric {
  if (index === null) return countOf(dataset.profile)
  const column = countedOnce(dataset.profile, index, asked)
  const rule: Rule = asked ? { aggregation: asked } : ruleOf(dataset, column)
  const aggregation = rule.aggregation
  return {
    column: column.index,
    name: column.name,
    label: rule.lastOf == null ? metricLabel(column, aggregation) : upperFirst(column.label),
    ratio: null,
    weight: null,
    lastOf: null,
    of: column.of ?? null,
    ...rule,
    format: metricFormat(column, aggregation),
    isAdditive:
      (aggregation === 'sum' && column.additivity !== 'intensive') ||
      aggregation === 'count' ||
      rule.lastOf != null,
    upIsGood: rule.lastOf != null || hasDirection.has(aggregation) ? column.upIsGood : null,
  }
}

/** What is of several rows together is not put together row by row. */
function countedOnce({ columns }: Profile, index: number, asked: Aggregation | null): ColumnProfile {
  const column = columns[index]!
  return columns[asked?.startsWith('count') ? index : (column.onceAs ?? index)]!
}

function metricFormat(column: ColumnProfile, aggregation: Aggregation): ValueFormat {
  if (aggregation === 'count' || aggregation === 'count_distinct') return countMetric.format
  if (column.of) return column.format!
  const format = column.format ?? { style: 'number', decimals: column.summary?.integers === false ? 2 : 0 }
  if (aggregation !== 'avg' && aggregation !== 'median' && !isPercentile(aggregation)) return format
  return { ...format, decimals: averageDecimals(format, column.summary?.mean ?? 0) }
}

const percent = { style: 'percent', percent_base: 1, decimals: 3 } as const

/** What is computed of a metric's values, called so: `Share of sales`, `Running total of sales`, `Change in sales`. */
export function computedMetric(metric: Metric, computed: Computed): Metric {
  const words = { share_of_total: 'Share of', running_total: 'Running total of' } as const
  const lead = computed in words ? words[computed as keyof typeof words] : 'Change in'
  return {
    ...metric,
    computed,
    label: `${lead} ${lowerFirst(metric.label)}${computed === 'change_on_year' ? ' on the year before' : ''}`,
    isAdditive: false,
    ...(computed !== 'running_total' && { format: percent }),
  }
}
