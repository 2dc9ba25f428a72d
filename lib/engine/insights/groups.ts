import type { ColumnProfile } from '../profile/profile'
import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode } from '../table/code-facts'
import { groupMoments, groupTogether } from '../table/group-moments'
import type { Table } from '../table/table'

/** Aggregates over the values (codes) of a column; rows without one are left out. */
export interface Groups {
  /** Rows a value. */
  rows: Float64Array
  /** Rows where the measure is not missing. */
  counts: Float64Array
  sums: Float64Array
  squares: Float64Array
  total: { rows: number; count: number; sum: number }
}

/** Rows a value, as the aggregates of no measure. */
export function countRows(table: Table, dimension: number): Groups {
  const rows = new Float64Array(rowsByCode(table.columns[dimension]!))
  const all = total(rows)
  return { rows, counts: rows, sums: rows, squares: rows, total: { rows: all, count: all, sum: all } }
}

/** Adds up all that are asked for by and by, together. */
export function groupMeasures(table: Table, measures: ColumnProfile[], dimension: number): void {
  const { codes, values } = table.columns[dimension]!
  groupTogether(
    { groups: codes, count: values.length },
    measures.map(({ index }) => table.columns[index]!.numbers!),
  )
}

/** The aggregates of a measure. */
export function groupRows(table: Table, columns: { measure: number; dimension: number }, of: Groups): Groups {
  const { codes, values } = table.columns[columns.dimension]!
  const grouping = { groups: codes, count: values.length }
  const moments = groupMoments(grouping, table.columns[columns.measure]!.numbers!)
  const { counts, sums } = moments
  return {
    rows: of.rows,
    counts,
    sums,
    get squares() {
      return moments.squares
    },
    total: { rows: of.total.rows, count: total(counts), sum: total(sums) },
  }
}

/** What the values are shares of: the whole measure, also of rows without one; of rows those that have one. */
export const wholeOf = ({ total }: Groups, measure: ColumnProfile | null): number =>
  measure ? measure.summary!.sum : total.sum

/** Codes that have rows, the largest sum first; ties by name. */
export function ranked(groups: Groups, values: string[]): number[] {
  return [...groups.rows.keys()]
    .filter((code) => groups.counts[code]! > 0)
    .sort((a, b) => groups.sums[b]! - groups.sums[a]! || (values[a]! < values[b]! ? -1 : 1))
}

/** The sums of the codes that have rows, the largest first. */
export function rankedSums({ counts, sums }: Groups): Float64Array {
  return sortNumbers(sums.filter((_, code) => counts[code]! > 0)).reverse()
}

function total(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum
}
