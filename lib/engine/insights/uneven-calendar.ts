import { periodNumber } from '../table/period'
import type { Column, Table } from '../table/table'
import type { PeriodGrain } from './periods'
import type { Timeline } from './timeline'

/** What a column may name: the months of the year, or the days of the week. */
const phases: { grain: PeriodGrain; phase: 'month_of_year' | 'weekday'; most: number }[] = [
  { grain: 'month', phase: 'month_of_year', most: 12 },
  { grain: 'day', phase: 'weekday', most: 7 },
]
/** One that comes so many times as often as another is not compared with it by its total. */
const timesMin = 1.25

/**
 * Whether a column names the months or weekdays of the rows' dates and the dates hold some of them more often than others, as two
 * years and two months hold three Januaries: their totals then tell how often each was there.
 */
export function isUnevenCalendar(table: Table, time: Timeline | null, index: number): boolean {
  const column = table.columns[index]!
  if (!time || time.index === index) return false
  return phases.some(({ grain, phase, most }) => {
    if (column.values.length < 2 || column.values.length > most) return false
    const counts = timesOf(time, column, { grain, phase })
    return counts !== null && Math.max(...counts) >= timesMin * Math.min(...counts)
  })
}

/** In how many months each value stands, all of them the same month of the year; null where that is not so. */
function timesOf(
  time: Timeline,
  { codes, values }: Column,
  { grain, phase }: Omit<(typeof phases)[number], 'most'>,
): number[] | null {
  const periods = time.periods(grain)
  if (!periods) return null
  const named = new Int32Array(periods.count).fill(-1)
  for (let row = 0; row < codes.length; row++) {
    const period = time.codes[row]! < 0 ? -1 : periods.ofCode[time.codes[row]!]!
    const code = codes[row]!
    if (period < 0 || code < 0) continue
    if (named[period] === -1) named[period] = code
    else if (named[period] !== code) return null
  }
  const counts = new Array<number>(values.length).fill(0)
  const phaseOf = new Array<number | undefined>(values.length)
  for (const [period, code] of named.entries()) {
    if (code < 0) continue
    const own = periodNumber(periods.starts[period]!, phase)
    if (phaseOf[code] !== undefined && phaseOf[code] !== own) return null
    phaseOf[code] = own
    counts[code]!++
  }
  const filled = counts.filter((count) => count > 0)
  return filled.length > 1 ? filled : null
}
