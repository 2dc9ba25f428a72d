import { splitName } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import { resultInTrades } from '../trades/result-in-trades'

/** Of a hundred columns of other trades that are as likely eighty came of what happened; people tell none as its cause. */
const resultMin = 0.75

/** Marks what came of the rows beside what they are about, by the words of its name and of its values: it explains nothing. */
export function withResults(
  table: Table,
  columns: ColumnProfile[],
  leading: readonly number[],
): ColumnProfile[] {
  const led = leading.flatMap((index) => [columns[index]!.name, columns[index]!.of?.column ?? []].flat())
  return columns.map((column) =>
    !led.includes(column.name) && isResult(table, column) ? { ...column, isResult: true } : column,
  )
}

const isResult = ({ columns }: Table, { index, name, role, of }: ColumnProfile): boolean =>
  (role === 'measure' || role === 'category' || role === 'boolean') &&
  !of &&
  columns[index]!.derivedFrom === undefined &&
  resultInTrades({ name: splitName(name), values: role === 'category' ? columns[index]!.values : [] }) >=
    resultMin
