import { splitName } from '../profile/name-words'
import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import { resultInTrades } from '../trades/result-in-trades'

/** Of ten columns of other trades that are as likely seven came of what happened; people tell none as its cause. */
const resultMin = 0.7

/**
 * Marks what came of the rows beside what they are about, by the words of its name and of its values and by where it stands: it
 * explains nothing.
 */
export function withResults(
  table: Table,
  columns: ColumnProfile[],
  leading: readonly number[],
): ColumnProfile[] {
  const led = leading.flatMap((index) => sourcesOf(table, columns[index]!))
  const lastLed = Math.max(...led.map((name) => columns.findIndex((column) => column.name === name)))
  return columns.map((column) =>
    !led.includes(column.name) && isResult(table, column, led.length > 0 && column.index > lastLed)
      ? { ...column, isResult: true }
      : column,
  )
}

/** Names of a column and of those of its file that it is made of. */
const sourcesOf = ({ columns }: Table, { name, index, of }: ColumnProfile): string[] =>
  of ? [name, of.column] : (columns[index]!.derivedFrom ?? [name])

function isResult({ columns }: Table, { index, name, role, of }: ColumnProfile, isBehind: boolean): boolean {
  const isKind = role === 'category'
  if (of || columns[index]!.derivedFrom !== undefined) return false
  if (role !== 'measure' && role !== 'boolean' && !isKind) return false
  const words = { name: splitName(name), values: isKind ? columns[index]!.values : [] }
  return resultInTrades(words, isBehind) >= resultMin
}
