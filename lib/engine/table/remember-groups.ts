import { aggregateGroups, type MeasureInput } from './aggregate-groups'
import type { Grouping } from './grouping'
import type { Column } from './table'

const known = new WeakMap<Int32Array, Map<string, Float64Array>>()
const numbers = new WeakMap<Column, number>()
let columnCount = 0

/** `aggregateGroups` for groups that live as long as their column: each measure is made once. */
export function rememberGroups(grouping: Grouping, measure: MeasureInput): Float64Array {
  const measured = known.get(grouping.groups) ?? new Map<string, Float64Array>()
  known.set(grouping.groups, measured)
  const { column, aggregation, ratio, weight } = measure
  const parts = [column, ratio?.numerator, ratio?.denominator, weight].map((part) => numberOf(part ?? null))
  const key = `${aggregation} ${parts.join()}${ratio?.each ? ' each' : ''}`
  const found = measured.get(key)
  if (found) return found
  const values = aggregateGroups(grouping, measure)
  measured.set(key, values)
  return values
}

/** A name for a column that no other column has, whatever it is called. */
function numberOf(column: Column | null): number {
  if (!column) return 0
  const found = numbers.get(column)
  if (found) return found
  columnCount++
  numbers.set(column, columnCount)
  return columnCount
}
