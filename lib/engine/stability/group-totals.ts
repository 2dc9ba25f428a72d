import type { Filter } from '@/lib/contracts/query'
import { filterRows } from '../table/filter-rows'
import { groupMoments } from '../table/group-moments'
import { countRows, type Grouping } from '../table/grouping'
import { measureKept } from '../table/kept-rows'
import { onlyCodeOf } from '../table/passing-codes'
import { type Column, missingCode, type Table } from '../table/table'
import type { Resamples } from './resamples'

export interface Sampled {
  table: Table
  resamples: Resamples
  /** What was put together already: cards share their wholes. */
  known: Map<string, Float64Array>
  /** By column the groups of each of its values. */
  split: Map<Column, Grouping>
}

export interface Totalled {
  filters: Filter[]
  /** Null counts rows. */
  column: Column | null
  /** Else its cells with a value are counted. */
  isSum: boolean
}

/** Figures of one value are set beside those of others: of columns with so few values, all are added up at once. */
const valuesMost = 64

/** By group what some rows come to. To be read only. */
export function groupTotals(sampled: Sampled, { filters, isSum, ...of }: Totalled): Float64Array {
  // where all rows have a value they are counted as they are
  const column = isSum || of.column?.missing ? of.column : null
  const key = JSON.stringify([column?.name ?? null, isSum, filters])
  const found = sampled.known.get(key) ?? totalled(sampled, { filters, column, isSum })
  sampled.known.set(key, found)
  return found
}

function totalled(sampled: Sampled, { filters, column, isSum }: Totalled): Float64Array {
  const { table, resamples } = sampled
  const { groups, groupCount: count } = resamples
  const one = oneValue(table, filters)
  if (!one) {
    const all = { grouping: { groups, count }, measure: { column, aggregation: 'sum' as const } }
    const { grouping, measure } = measureKept(all, filterRows(table, filters))
    return measured(grouping, measure.column, isSum)
  }
  const split = sampled.split.get(one.column) ?? splitGroups(one.column, resamples)
  sampled.split.set(one.column, split)
  return measured(split, column, isSum).subarray(one.code * count, (one.code + 1) * count)
}

/** The one value of one column that filters leave; null where they leave several, or are of several columns. */
function oneValue({ columns }: Table, [filter, ...more]: Filter[]): { column: Column; code: number } | null {
  if (!filter || more.length > 0) return null
  const column = columns.find(({ name }) => name === filter.column)
  if (!column || column.values.length > valuesMost) return null
  const code = onlyCodeOf(column, filter)
  return code === null ? null : { column, code }
}

/** All groups of the first value, then all of the next. */
function splitGroups({ codes, values }: Column, { groups, groupCount }: Resamples): Grouping {
  const cells = new Int32Array(groups.length)
  for (let row = 0; row < cells.length; row++) {
    const code = codes[row]!
    cells[row] = code === missingCode ? missingCode : code * groupCount + groups[row]!
  }
  return { groups: cells, count: values.length * groupCount }
}

function measured(grouping: Grouping, column: Column | null, isSum: boolean): Float64Array {
  if (!column) return countRows(grouping)
  if (column.numbers) return groupMoments(grouping, column.numbers)[isSum ? 'sums' : 'counts']
  return countRows({ ...grouping, groups: presentGroups(grouping, column) })
}

const presentGroups = ({ groups }: Grouping, { codes }: Column): Int32Array =>
  groups.map((group, row) => (codes[row] === missingCode ? missingCode : group))
