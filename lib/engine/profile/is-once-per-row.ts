import type { ColumnFacts } from './column-facts'
import { areGivenNumbers, isIdName } from './infer-id'

/** Whether each row has another day or another name: no two are of one day, shop or village. Ticket numbers are no names. */
export function isOncePerRow(facts: ColumnFacts): boolean {
  const { column, missing, distinct, rowCount } = facts
  const isName = column.type === 'text' && !isIdName(facts) && !areGivenNumbers(facts)
  return (isName || column.type === 'date') && missing === 0 && distinct === rowCount
}
