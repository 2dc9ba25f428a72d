import type { ValueFormat } from '@/lib/contracts/blocks'
import type { Aggregation, Computed, Filter, Query } from '@/lib/contracts/query'
import { averageDecimals } from '@/lib/format/format-average'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import type { MeasureInput } from '../table/aggregate-groups'
import type { Column, Table } from '../table/table'

/** A number that a card shows: a column and how it may be put together. */
export interface Metric {
  /** Null counts rows. */
  column: number | null
  /** As the spec names it: the column, or `count`. */
  name: string
  /** In words: `Revenue`, `Average price`, `Number of rows`. */
  label: string
  aggregation: Aggregation
  /** A sum over a sum; with `each` over the number of different values. */
  ratio: { numerator: number; denominator: number; each?: true } | null
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

const wordsOf: Record<Aggregation, string> = {
  sum: 'Total',
  avg: 'Average',
  count: 'Number of',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median',
  count_distinct: 'Number of',
}
/** Names that say already how they were made. */
const saysAlready: Partial<Record<Aggregation, RegExp>> = {
  sum: /^(total|sum|overall)\b/i,
  avg: /^(average|avg|mean|net promoter score)\b/i,
  median: /^median\b/i,
  count: /^(number|count|no) of\b/i,
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

type Rule = Pick<Metric, 'aggregation'> & Partial<Pick<Metric, 'ratio' | 'weight' | 'lastOf'>>

function ruleOf(dataset: Dataset, column: ColumnProfile): Rule {
  if (column.role !== 'measure' || !dataset.table.columns[column.index]!.numbers) {
    return { aggregation: 'count_distinct' }
  }
  if (column.additivity === 'additive') return { aggregation: 'sum' }
  if (column.additivity === 'semi_additive') return levelRule(dataset, column)
  return rateRule(dataset.profile, column.index) ?? { aggregation: isUneven(column) ? 'median' : 'avg' }
}

/** A level may be summed over what stands side by side, not over time. */
function levelRule({ table, profile }: Dataset, column: ColumnProfile): Rule {
  const time = profile.mainTime === null ? null : table.columns[profile.mainTime]!
  // Things that are named one a row stand side by side, whatever the year that each of them is from.
  const isOfThings = time?.type === 'integer' && hasOwnDates(time) && hasNames(table, column)
  if (time?.numbers && !isOfThings) {
    if (!hasWholeLastDate(time)) return { aggregation: 'avg' }
    // where each date has one row, nothing is summed
    return { aggregation: hasOwnDates(time) ? 'max' : 'sum', lastOf: profile.mainTime }
  }
  return { aggregation: hasNames(table, column) ? 'sum' : 'avg' }
}

/** Whether another column has a text of its own in each row. */
const hasNames = ({ columns, rowCount }: Table, { index }: ColumnProfile): boolean =>
  columns.some((other, at) => at !== index && !other.numbers && other.values.length === rowCount)

/** Whether no two rows have the same date. */
const hasOwnDates = ({ codes, missing, values }: Column) => codes.length - missing === values.length

/** Whether the last date has about as many rows as others: else its sum would be of a few stragglers. */
function hasWholeLastDate(time: Column): boolean {
  let last = Number.NEGATIVE_INFINITY
  let rows = 0
  for (const number of time.numbers!) {
    if (number > last) {
      last = number
      rows = 0
    }
    if (number === last) rows++
  }
  const perDate = (time.codes.length - time.missing) / Math.max(1, time.values.length)
  return rows >= 0.5 * perDate
}

function rateRule(profile: Profile, index: number): Rule | null {
  for (const identity of profile.identities) {
    const base = baseOf(identity, index)
    if (!base) continue
    const denominator = profile.columns[base.denominator]!
    // A base that can be negative makes no average.
    if ((denominator.summary?.min ?? -1) < 0 || denominator.additivity !== 'additive') continue
    if (base.numerator === null) return { aggregation: 'avg', weight: base.denominator }
    return { aggregation: 'avg', ratio: { numerator: base.numerator, denominator: base.denominator } }
  }
  return null
}

/** What a rate is over: as sum over sum, or, where the units differ (price, per cent), as the weight. */
function baseOf(identity: Identity, index: number): { numerator: number | null; denominator: number } | null {
  if (identity.kind === 'ratio' && identity.result === index) {
    return {
      numerator: identity.scale === 1 ? identity.numerator : null,
      denominator: identity.denominator,
    }
  }
  if (identity.kind !== 'product' || identity.factors.length !== 2) return null
  const place = identity.factors.indexOf(index)
  return place < 0 ? null : { numerator: null, denominator: identity.factors[1 - place]! }
}

export function metricLabel({ label, additivity, of }: ColumnProfile, aggregation: Aggregation): string {
  if (of && aggregation === 'avg') return upperFirst(label)
  // What is seldom summed says so where it is.
  const isOwnSum = aggregation === 'sum' && additivity !== 'intensive' && additivity !== 'ordinal'
  if (isOwnSum || saysAlready[aggregation]?.test(label)) return upperFirst(label)
  if (aggregation === 'count_distinct') return differentWords(label)
  return `${wordsOf[aggregation]} ${lowerFirst(label)}`
}

/** What an id or a single plain word stands for: `Customer ID` for a customer; null where the label is neither. */
export function thingOf(label: string): string | null {
  const word = label.replace(/\b(id|code|key|number|no|nr)$/i, '').trim()
  return /^\p{L}?[a-z]+$/u.test(word) ? lowerFirst(word) : null
}

/** `team` gives `Number of teams`; what is no single plain word is left as it is named. */
function differentWords(label: string): string {
  const word = thingOf(label)
  if (word === null) return `Different values of ${lowerFirst(label)}`
  if (/[^aeiou]y$/.test(word)) return `Number of ${word.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(word)) return `Number of different ${word}`
  return `Number of ${word}s`
}

function metricFormat(column: ColumnProfile, aggregation: Aggregation): ValueFormat {
  if (aggregation === 'count' || aggregation === 'count_distinct') return countMetric.format
  if (column.of) return column.format!
  const format = column.format ?? { style: 'number', decimals: column.summary?.integers === false ? 2 : 0 }
  if (aggregation !== 'avg' && aggregation !== 'median') return format
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

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Leaves names with capitals of their own (`GDP`, `Beak Length`) as they are. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\P{Lu}+$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
