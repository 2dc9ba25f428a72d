import { presentOf } from '../stats/present-of'
import { valueNumbers } from '../table/code-facts'
import type { Column } from '../table/table'
import type { ColumnProfile } from './profile'

const dayMs = 86_400_000
const weeksDistinctMin = 4

/** The finest grain that the dates of a column carry; a day where nothing coarser holds for all of them. */
export function inferGrain(column: Column): ColumnProfile['grain'] {
  if (column.type === 'time' || column.type === 'datetime') return 'hour'
  const times = Array.from(presentOf(valueNumbers(column)!))
  if (times.length < 2) return 'day'
  const dates = times.map((ms) => new Date(ms))
  const isFirst = dates.every((date) => date.getUTCDate() === 1)
  const isLast = dates.every((date) => new Date(date.getTime() + dayMs).getUTCDate() === 1)
  if (isFirst || isLast) return monthGrain(new Set(dates.map((date) => date.getUTCMonth())), isFirst)
  const isWeekly =
    times.length >= weeksDistinctMin && new Set(dates.map((date) => date.getUTCDay())).size === 1
  return isWeekly ? 'week' : 'day'
}

function monthGrain(months: Set<number>, isFirst: boolean): 'year' | 'quarter' | 'month' {
  if (months.size === 1) return months.has(isFirst ? 0 : 11) ? 'year' : 'month'
  const starts = isFirst ? [0, 3, 6, 9] : [2, 5, 8, 11]
  return [...months].every((month) => starts.includes(month)) && months.size > 2 ? 'quarter' : 'month'
}
