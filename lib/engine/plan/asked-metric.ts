import type { ValueFormat } from '@/lib/contracts/blocks'
import type { Filter } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { numberColumn } from '../derive/number-column'
import { type Metric, metricOf } from '../metric/metric'
import { thingOf } from '../metric/metric-label'
import type { ColumnProfile, Profile } from '../profile/profile'
import { rateColumn } from '../subject/rate-column'
import type { Column, Table } from '../table/table'

/** A number that people ask for and no column holds. */
export type AskedMetric =
  /** The share of rows that pass. */
  | { kind: 'rate'; of: Filter }
  /** The sum of one column over that of another, or over the number of its different values. */
  | { kind: 'ratio'; numerator: string; denominator: string; each?: true }

interface Dataset {
  table: Table
  profile: Profile
}

/** The column that a card of such a metric names as what it measures. */
export const metricSource = (metric: AskedMetric): string =>
  metric.kind === 'rate' ? metric.of.column : metric.numerator

/** `Profit / sales`, `Sales per order`. */
export function ratioLabel(numerator: ColumnProfile, denominator: ColumnProfile, each?: true): string {
  const below = lowerFirst(denominator.label)
  return each
    ? `${upperFirst(numerator.label)} per ${thingOf(denominator.label) ?? below}`
    : `${upperFirst(numerator.label)} / ${below}`
}

/** A dataset with a column for each of some metrics, behind its own, so that they are measured as columns are. */
export function withMetrics<T extends Dataset>(dataset: T, metrics: AskedMetric[]): T {
  if (metrics.length === 0) return dataset
  const { table, profile } = dataset
  const made = metrics.map((metric) => columnOf(dataset, metric))
  return {
    ...dataset,
    table: { ...table, columns: [...table.columns, ...made.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns,
        ...made.map((one, place) => ({ ...one.profile, index: profile.columns.length + place })),
      ],
    },
  }
}

function columnOf({ table, profile }: Dataset, metric: AskedMetric): Made {
  const find = (name: string) => profile.columns.find((column) => column.name === name && !column.of)!
  if (metric.kind === 'rate') return rateColumn(table, find(metric.of.column), metric.of)
  const [numerator, denominator] = [find(metric.numerator), find(metric.denominator)]
  const [above, below] = [numerator, denominator].map(({ index }) => table.columns[index]!.numbers)
  const name = ratioLabel(numerator, denominator, metric.each)
  const column = numberColumn(
    name,
    above!.map((number, row) => (metric.each || !below ? number : number / below[row]!)),
    [numerator.name, denominator.name],
  )
  const { name: _, label: __, distinct: ___, ...kind } = numerator
  return {
    column,
    profile: { ...kind, name, label: name, distinct: column.values.length, additivity: 'intensive' },
  }
}

/** A dataset with the rates that the cards of a plan show and that it does not hold yet. */
export function withRates<T extends Dataset>(
  dataset: T,
  { cards }: { cards: { metric?: AskedMetric | null }[] },
): T {
  const wanted = new Map(
    cards.flatMap(({ metric }) => (metric?.kind === 'rate' ? [[JSON.stringify(metric.of), metric]] : [])),
  )
  const rates = [...wanted.values()].filter(({ of }) => rateIndex(dataset.profile, of) < 0)
  return withMetrics(dataset, rates)
}

const rateIndex = ({ columns }: Profile, of: Filter): number => {
  const key = JSON.stringify(of)
  return columns.findIndex((column) => column.of && JSON.stringify(column.of) === key)
}

/** How such a number is measured, in a dataset that holds the rates. */
export function metricAsked(dataset: Dataset, metric: AskedMetric): Metric {
  const { profile } = dataset
  if (metric.kind === 'rate') return metricOf(dataset, rateIndex(profile, metric.of), null)
  const find = (name: string) => profile.columns.find((column) => column.name === name && !column.of)!
  const once = (column: ColumnProfile) => profile.columns[column.onceAs ?? column.index]!
  const numerator = once(find(metric.numerator))
  const denominator = metric.each ? find(metric.denominator) : once(find(metric.denominator))
  return {
    ...metricOf(dataset, numerator.index, 'avg'),
    label: ratioLabel(numerator, denominator, metric.each),
    ratio: {
      numerator: numerator.index,
      denominator: denominator.index,
      ...(metric.each && { each: metric.each }),
    },
    format: metric.each ? eachFormat(numerator) : ratioFormat(numerator, denominator),
  }
}

const eachFormat = ({ format }: ColumnProfile): ValueFormat => ({
  ...(format ?? { style: 'number' as const }),
  decimals: 2,
})

/** What is a part of the other is told in per cent. */
function ratioFormat(numerator: ColumnProfile, denominator: ColumnProfile): ValueFormat {
  const overall = (numerator.summary?.sum ?? 0) / (denominator.summary?.sum ?? 0)
  return Math.abs(overall) <= 1
    ? { style: 'percent', percent_base: 1, decimals: 3 }
    : { style: 'number', decimals: 2 }
}

interface Made {
  column: Column
  profile: Omit<ColumnProfile, 'index'>
}
