import { isFilter } from '../../table/condition'
import type { Column } from '../../table/table'
import type { Understanding } from '../../understanding'
import { columnMentions } from '../columns/column-mentions'
import type { Token } from '../tokens'
import { findValues, plainText } from '../values/value-index'
import type { Outcome } from './card-columns'

/** A value that more than one column has, where the clause does not say which, in a sentence; null where there is none. */
export function saidTwice(tokens: Token[], { cards, filters }: Outcome, data: Understanding): string | null {
  const conditions = [...filters, ...cards.flatMap((card) => card.filters)].filter(isFilter)
  const named = new Set(columnMentions(tokens, data).map(({ column }) => data.table.columns[column]!.name))
  for (const { column, op, value } of conditions) {
    if ((op !== '=' && op !== '!=') || typeof value !== 'string' || named.has(column)) continue
    const own = data.table.columns.find(({ name }) => name === column)
    // a column that a wish makes holds none of the file's values
    if (!own) continue
    const other = findValues(plainText(value), data)
      .map((found) => ({ ...found, column: data.table.columns[found.column]! }))
      .find((found) => found.column !== own && !areSameRows(own, value, found))
    if (other)
      return `“${value}” is a value of ${column} and of ${other.column.name} too; that of ${column} was taken.`
  }
  return null
}

/** Whether two values stand in the same rows. */
function areSameRows(own: Column, value: string, other: { column: Column; value: string }): boolean {
  const [first, second] = [own.values.indexOf(value), other.column.values.indexOf(other.value)]
  return own.codes.every((code, row) => (code === first) === (other.column.codes[row] === second))
}
