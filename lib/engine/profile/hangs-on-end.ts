import type { Table } from '../table/table'
import { type Ending, findEndings } from './find-endings'
import type { ColumnProfile } from './profile'
import { sampledRows } from './sampled-rows'

/** Slips apart, the one is there where the other is. */
const togetherMin = 0.97

/**
 * The dates from which to which something takes that a column needs the end of: it is known of what has ended, and of
 * nothing else (by how much what was paid was late). Null where it needs none.
 */
export function hangsOnEnd(table: Table, columns: ColumnProfile[], index: number): Ending | null {
  const { codes, numbers } = table.columns[index]!
  const rows = sampledRows(table.rowCount)
  const isKnown = (row: number) => (numbers ? !Number.isNaN(numbers[row]!) : codes[row]! >= 0)
  const isTogether = ({ end }: Ending) => {
    const ends = table.columns[end]!.codes
    return rows.filter((row) => isKnown(row) === ends[row]! >= 0).length >= togetherMin * rows.length
  }
  return findEndings(table, columns).find(isTogether) ?? null
}
