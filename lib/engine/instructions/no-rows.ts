import type { Filter } from '@/lib/contracts/query'
import { filterRows } from '../table/filter-rows'
import type { Column, Table } from '../table/table'

const valuesTold = 4

/** Why no row passes filters and what the data have instead, in a sentence; null where some rows do. */
export function explainNoRows(table: Table, filters: Filter[]): string | null {
  if (filters.length === 0 || filterRows(table, filters)?.includes(1)) return null
  const alone = filters.find((filter) => !filterRows(table, [filter])?.includes(1))
  const column = table.columns.find(({ name }) => name === alone?.column)
  if (!column) return 'No row passes all of these conditions at once; each of them alone leaves some.'
  return `No row passes: ${column.name} ${rangeOf(column)}.`
}

function rangeOf({ type, values, numbers }: Column): string {
  if (type === 'date' || type === 'datetime') {
    const sorted = [...values].sort()
    return `goes from ${sorted[0]?.slice(0, 10)} to ${sorted.at(-1)?.slice(0, 10)}`
  }
  if (numbers !== null && type !== 'boolean') {
    const present = numbers.filter((value) => !Number.isNaN(value))
    return `goes from ${present.reduce((a, b) => Math.min(a, b))} to ${present.reduce((a, b) => Math.max(a, b))}`
  }
  const more = values.length > valuesTold ? ` and ${values.length - valuesTold} more` : ''
  return `has ${values.slice(0, valuesTold).join(', ')}${more}`
}
