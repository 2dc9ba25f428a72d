import type { Grain } from '@/lib/contracts/query'

export type PeriodGrain = Extract<Grain, 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'>

/** From fine to coarse. */
export const periodGrains: PeriodGrain[] = ['hour', 'day', 'week', 'month', 'quarter', 'year']

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Where the period that holds `ms` starts; weeks start on Monday. */
export function startOfPeriod(ms: number, grain: PeriodGrain): number {
  if (grain === 'hour') return Math.floor(ms / hourMs) * hourMs
  const day = Math.floor(ms / dayMs) * dayMs
  if (grain === 'day') return day
  if (grain === 'week') return day - mondayIndex(day) * dayMs
  const date = new Date(day)
  const month = date.getUTCMonth()
  const first = grain === 'month' ? month : grain === 'quarter' ? month - (month % 3) : 0
  return utc(date.getUTCFullYear(), first)
}

/** Where the next period starts. */
export function nextPeriod(start: number, grain: PeriodGrain): number {
  if (grain === 'hour') return start + hourMs
  if (grain === 'day') return start + dayMs
  if (grain === 'week') return start + 7 * dayMs
  const date = new Date(start)
  const months = grain === 'month' ? 1 : grain === 'quarter' ? 3 : 12
  return utc(date.getUTCFullYear(), date.getUTCMonth() + months)
}

/** Monday is 0. */
export function mondayIndex(ms: number): number {
  return (((Math.floor(ms / dayMs) + 3) % 7) + 7) % 7
}

/** The period as a value of a time axis: `2025-03`, `2025-Q1`, `2025-W07`. */
export function periodLabel(start: number, grain: PeriodGrain): string {
  const iso = new Date(start).toISOString()
  const day = iso.slice(0, iso.indexOf('T'))
  if (grain === 'hour') return iso.slice(0, iso.indexOf('T') + 3)
  if (grain === 'day') return day
  if (grain === 'week') return weekLabel(start)
  const [year, month] = [day.slice(0, -6), day.slice(-5, -3)]
  if (grain === 'month') return `${year}-${month}`
  return grain === 'quarter' ? `${year}-Q${Math.ceil(Number(month) / 3)}` : year
}

/** ISO 8601: the week belongs to the year of its Thursday. */
function weekLabel(monday: number): string {
  const thursday = new Date(monday + 3 * dayMs)
  const year = thursday.getUTCFullYear()
  const week = 1 + Math.floor((thursday.getTime() - utc(year, 0)) / (7 * dayMs))
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The plain date, with its time only where it has one. */
export function isoDate(ms: number): string {
  const iso = new Date(ms).toISOString()
  return ms % dayMs === 0 ? iso.slice(0, iso.indexOf('T')) : iso.slice(0, -5)
}

/** `Date.UTC` moves the years 0 to 99 to the last century. */
function utc(year: number, month: number): number {
  const date = new Date(0)
  return date.setUTCFullYear(year, month, 1)
}
