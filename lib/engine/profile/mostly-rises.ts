import { missingCode, type Table } from '../table/table'
import { groupColumns, rowsInTime } from './find-cumulative'
import type { ColumnProfile } from './profile'

/** A counter that begins anew falls then; a number of each row alone falls in half of its steps. */
const risingShareMin = 0.7
const stepsMin = 4

/** Whether a measure rises from row to row more than by chance, over time or within the things of a column. */
export function mostlyRises(
  { table, columns, mainTime }: { table: Table; columns: ColumnProfile[]; mainTime: number | null },
  index: number,
): boolean {
  const numbers = table.columns[index]!.numbers!
  const rows = rowsInTime(table, columns, mainTime) ?? new Int32Array(table.rowCount).map((_, row) => row)
  return groupColumns(table, columns).some((codes) => {
    const last = new Map<number, number>()
    const steps = { up: 0, down: 0 }
    for (const row of rows) {
      const [group, value] = [codes[row]!, numbers[row]!]
      if (group === missingCode || Number.isNaN(value)) continue
      const before = last.get(group) ?? value
      last.set(group, value)
      if (value > before) steps.up++
      if (value < before) steps.down++
    }
    const moves = steps.up + steps.down
    return moves >= stepsMin && steps.up >= risingShareMin * moves
  })
}
