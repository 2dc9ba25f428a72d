import type { Table } from '../table/table'
import { type Ending, findEndings } from './find-endings'
import type { ColumnProfile } from './profile'
import { sampledRows } from './sampled-rows'

/** Slips apart, the one is there where the other is … */
const togetherMin = 0.97
/** … and it lacks where the other does, however few these rows are. */
const openMin = 0.9

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
    const hasEnded = (row: number) => ends[row]! >= 0
    const open = rows.filter((row) => !hasEnded(row))
    return (
      rows.filter((row) => isKnown(row) === hasEnded(row)).length >= togetherMin * rows.length &&
      open.filter((row) => !isKnown(row)).length >= openMin * open.length
    )
  }
  return findEndings(table, columns).find(isTogether) ?? null
}
