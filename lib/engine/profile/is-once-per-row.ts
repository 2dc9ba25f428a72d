import type { ColumnFacts } from './column-facts'
import { areGivenNumbers, isIdName } from './infer-id'

/** Remarks are longer than names, on average. */
const nameWordsMax = 4

/** Whether each row has another day or another name: no two are of one day, shop or village. Ticket numbers are no names. */
export function isOncePerRow(facts: ColumnFacts): boolean {
  const { column, text, missing, distinct, rowCount } = facts
  const isName =
    text !== null &&
    text.words <= nameWordsMax &&
    text.urls === 0 &&
    !isIdName(facts) &&
    !areGivenNumbers(facts)
  return (isName || column.type === 'date') && missing === 0 && distinct === rowCount
}
