import type { Table } from '../table/table'
import type { ColumnProfile, ValueWords } from './profile'

const dayMs = 86_400_000
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** So many rows with a date tell which day a week's numbers begin with. */
const rowsMin = 20

/**
 * Weekdays as numbers begin on Sunday here and on Monday there, with 0 or with 1: a date in the same row tells. Null
 * where none does, or where they differ.
 */
export function weekdayNames(
  { table, columns }: { table: Table; columns: ColumnProfile[] },
  { index }: ColumnProfile,
): ValueWords | null {
  const { values, numbers } = table.columns[index]!
  for (const { type, index: at } of columns) {
    const times = type === 'date' || type === 'datetime' ? table.columns[at]!.numbers : null
    const shift = times && shiftOf(numbers!, times)
    if (shift == null) continue
    const dayOf = (value: string) => names[(Number(value) + shift) % 7]!
    return { words: Object.fromEntries(values.map((value) => [value, dayOf(value)])) }
  }
  return null
}

/** What is added to a number to have the day that the date of its row falls on; null where rows differ. */
function shiftOf(numbers: Float64Array, times: Float64Array): number | null {
  let shift: number | null = null
  let rows = 0
  for (let row = 0; row < numbers.length; row++) {
    if (Number.isNaN(numbers[row]!) || Number.isNaN(times[row]!)) continue
    // 1 January 1970 was a Thursday
    const day = (((Math.floor(times[row]! / dayMs) + 4) % 7) + 7) % 7
    const own = (day - numbers[row]! + 14) % 7
    if (shift !== null && own !== shift) return null
    shift = own
    rows++
  }
  return rows >= rowsMin ? shift : null
}
