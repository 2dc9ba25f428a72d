import type { Aggregation } from '@/lib/contracts/query'
import { isPercentile, shareBelow } from '@/lib/format/percentile'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { countDistinct } from './count-distinct'
import { groupMoments } from './group-moments'
import { countRows, type Grouping } from './grouping'
import { type Column, missingCode } from './table'

/** What is measured of each group. */
export interface MeasureInput {
  /** Null counts rows. */
  column: Column | null
  aggregation: Aggregation
  /** A rate as sum over sum, of the rows that have both; with `each` over the number of different values. */
  ratio?: { numerator: Column; denominator: Column; each?: true } | null
  /** The column that weights an average. */
  weight?: Column | null
}

/** One number a group, NaN where nothing was there to measure. */
export function aggregateGroups(grouping: Grouping, measure: MeasureInput): Float64Array {
  const { column, aggregation, ratio, weight } = measure
  if (ratio?.each)
    return quotient(
      sums(grouping, ratio.numerator, ratio.numerator),
      countDistinct(grouping, ratio.denominator),
    )
  if (ratio)
    return quotient(
      sums(grouping, ratio.numerator, ratio.denominator),
      sums(grouping, ratio.denominator, ratio.numerator),
    )
  if (!column) return countRows(grouping)
  if (aggregation === 'count') return countCells(grouping, column)
  if (aggregation === 'count_distinct') return countDistinct(grouping, column)
  if (!column.numbers) return new Float64Array(grouping.count).fill(Number.NaN)
  if (aggregation === 'median') return quantiles(grouping, column.numbers, 0.5)
  if (isPercentile(aggregation)) return quantiles(grouping, column.numbers, shareBelow(aggregation))
  if (aggregation === 'min' || aggregation === 'max') return extremes(grouping, column.numbers, aggregation)
  if (aggregation === 'sum') return sums(grouping, column, column)
  if (weight) return quotient(products(grouping, column, weight), sums(grouping, weight, column))
  return quotient(sums(grouping, column, column), countCells(grouping, column))
}

/** Cells with a value; among numbers, those that can be read as one. */
function countCells({ groups, count }: Grouping, { codes, numbers }: Column): Float64Array {
  if (numbers) return groupMoments({ groups, count }, numbers).counts
  const counts = new Float64Array(count)
  for (let row = 0; row < groups.length; row++) {
    if (groups[row]! >= 0 && codes[row] !== missingCode) counts[groups[row]!]!++
  }
  return counts
}

/** Sums over the rows where the other column has a number too. */
function sums({ groups, count }: Grouping, column: Column, other: Column): Float64Array {
  if (column === other) return ownSums({ groups, count }, column.numbers!)
  const totals = new Float64Array(count).fill(Number.NaN)
  const numbers = column.numbers!
  const others = other.numbers!
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group < 0 || Number.isNaN(number) || Number.isNaN(others[row]!)) continue
    const total = totals[group]!
    totals[group] = Number.isNaN(total) ? number : total + number
  }
  return totals
}

function ownSums(grouping: Grouping, numbers: Float64Array): Float64Array {
  const { sums, counts } = groupMoments(grouping, numbers)
  return sums.map((sum, group) => (counts[group] === 0 ? Number.NaN : sum))
}

function products({ groups, count }: Grouping, column: Column, weight: Column): Float64Array {
  const totals = new Float64Array(count)
  for (let row = 0; row < groups.length; row++) {
    const product = column.numbers![row]! * weight.numbers![row]!
    if (groups[row]! >= 0 && !Number.isNaN(product)) totals[groups[row]!]! += product
  }
  return totals
}

function quotient(above: Float64Array, below: Float64Array): Float64Array {
  return above.map((value, index) => (below[index] === 0 ? Number.NaN : value / below[index]!))
}

function extremes({ groups, count }: Grouping, numbers: Float64Array, which: 'min' | 'max'): Float64Array {
  const sign = which === 'min' ? -1 : 1
  const best = new Float64Array(count).fill(Number.NaN)
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group < 0 || Number.isNaN(number)) continue
    if (Number.isNaN(best[group]!) || sign * number > sign * best[group]!) best[group] = number
  }
  return best
}

function quantiles(grouping: Grouping, numbers: Float64Array, share: number): Float64Array {
  return Float64Array.from(groupNumbers(grouping, numbers), (sorted) => quantileOf(sorted, share))
}

/** Each group's numbers, sorted. */
export function groupNumbers({ groups, count }: Grouping, numbers: Float64Array): Float64Array[] {
  const ends = endsOfGroups({ groups, count }, numbers)
  const all = new Float64Array(ends.at(-1) ?? 0)
  const filled = new Int32Array(count)
  for (let group = 1; group < count; group++) filled[group] = ends[group - 1]!
  fillGroups(groups, numbers, { all, filled })
  return Array.from(ends, (end, group) => sortNumbers(all.slice(group === 0 ? 0 : ends[group - 1], end)))
}

/** Where the numbers of each group end, one group after the other. */
function endsOfGroups({ groups, count }: Grouping, numbers: Float64Array): Int32Array {
  const ends = new Int32Array(count)
  countGrouped(groups, numbers, ends)
  for (let group = 1; group < count; group++) ends[group]! += ends[group - 1]!
  return ends
}

function countGrouped(groups: Int32Array, numbers: Float64Array, sizes: Int32Array): void {
  for (let row = 0; row < groups.length; row++) {
    if (groups[row]! >= 0 && !Number.isNaN(numbers[row]!)) sizes[groups[row]!]!++
  }
}

function fillGroups(
  groups: Int32Array,
  numbers: Float64Array,
  { all, filled }: { all: Float64Array; filled: Int32Array },
): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    if (group >= 0 && !Number.isNaN(numbers[row]!)) all[filled[group]!++] = numbers[row]!
  }
}
