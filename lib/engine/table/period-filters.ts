import type { Filter, Grain } from '@/lib/contracts/query'
import { isReturning, periodNumber, periodStart } from './period'

/** The filters that pick one period of a time axis; null for grains that return, which no filter can name. */
export function periodFilters(
  column: { name: string; type: string },
  grain: Grain,
  key: string,
): Filter[] | null {
  if (isReturning(grain)) return null
  const { name } = column
  if (column.type !== 'date' && column.type !== 'datetime') {
    return [{ column: name, op: '=', value: column.type === 'text' ? key : Number(key) }]
  }
  const period = findPeriod(grain, key)
  const bound = (number: number) => isoOf(periodStart(number, grain), grain)
  return [
    { column: name, op: '>=', value: bound(period) },
    { column: name, op: '<', value: bound(period + 1) },
  ]
}

/** A moment as a filter's value: a plain date, with its hour where the period is one. */
export const isoOf = (time: number, grain: Grain) =>
  new Date(time).toISOString().slice(0, grain === 'hour' ? 19 : 10)

function findPeriod(grain: Grain, key: string): number {
  const week = /^(-?\d+)-W(\d+)$/.exec(key)
  if (week) return periodNumber(Date.UTC(Number(week[1]), 0, 4), 'week') + Number(week[2]) - 1
  const quarter = /^(-?\d+)-Q(\d)$/.exec(key)
  if (quarter) return Number(quarter[1]) * 4 + Number(quarter[2]) - 1
  const padded = key.includes('T') ? `${key}:00:00Z` : `${key}-01-01`.slice(0, 10)
  return periodNumber(Date.parse(padded), grain)
}
