import { mapCodes } from '../table/map-codes'
import { weekdays } from '../table/period'
import type { Column } from '../table/table'

const dayMs = 86_400_000
/** The first of January 1970 was a Thursday. */
const firstWeekday = 3

/** The day of the week of each date. */
export function weekdayColumn({ name, numbers, missing }: Column): Column {
  const codes = mapCodes(numbers!, (ms) => (((Math.floor(ms / dayMs) + firstWeekday) % 7) + 7) % 7)
  return {
    name: `Weekday of ${name}`,
    type: 'text',
    codes,
    values: weekdays,
    numbers: null,
    missing,
    unit: null,
    leadingZeros: false,
    derivedFrom: [name],
  }
}
