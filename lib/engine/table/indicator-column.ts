import type { Filter } from '@/lib/contracts/query'
import { filterRows } from './filter-rows'
import { type Column, missingCode, type Table } from './table'

/**
 * A condition as a column under the name of what it is a condition on: 1 where it holds, 0 where it does not, so that
 * its average is the share of rows for which it holds. Nothing stands where the column has no value, but of a condition
 * on whether there is one.
 */
export function indicatorColumn(table: Table, condition: Filter): Column {
  const source = table.columns.find(({ name }) => name === condition.column)!
  const keep = filterRows(table, [condition])!
  const isOfMissing = condition.value === ''
  const codes = new Int32Array(keep)
  const numbers = new Float64Array(keep)
  if (!isOfMissing) leaveMissing(source.codes, codes, numbers)
  return {
    name: source.name,
    type: 'number',
    codes,
    values: ['0', '1'],
    numbers,
    missing: isOfMissing ? 0 : source.missing,
    unit: null,
    leadingZeros: false,
  }
}

function leaveMissing(source: Int32Array, codes: Int32Array, numbers: Float64Array): void {
  for (let row = 0; row < source.length; row++) {
    if (source[row] !== missingCode) continue
    codes[row] = missingCode
    numbers[row] = Number.NaN
  }
}
