import type { Column } from '../../table/table'
import type { PeriodPhrase } from '../spans/period-phrases'

/** The column that a text's periods are of. */
export interface Time {
  index: number
  column: Column
  /** Words beside the period name it. */
  isNamed?: boolean
}

export const isDates = ({ type }: Column) => type === 'date' || type === 'datetime'

/** "2023-03-15", or the month "2023-03". */
export const isSaidDay = (text: string): boolean => /^\d{4}-\d{2}(?:-\d{2})?$/.test(text)

/** The last moment that the data reach. */
export function lastOf({ numbers }: Column): number {
  let last = Number.NEGATIVE_INFINITY
  for (const number of numbers ?? []) if (number > last) last = number
  return last
}

/** The last year that the data reach, or reach those months in; of a part of a year whose year is not said. */
export function yearOf(column: Column, months?: PeriodPhrase['months']): number {
  const last = lastOf(column)
  if (!Number.isFinite(last)) return 0
  const year = new Date(last).getUTCFullYear()
  if (!months) return year
  const [first, end] = months
  const isReached = (own: number) =>
    (column.numbers ?? []).some((at) => at >= Date.UTC(own, first - 1) && at < Date.UTC(own, end))
  return !isReached(year) && isReached(year - 1) ? year - 1 : year
}

/** The day on which a period begins, and that on which the next one does. */
export function edges(phrase: PeriodPhrase, column: Column): [string, string] {
  const year = phrase.year || yearOf(column)
  const [first, last] = phrase.months
  const iso = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10)
  return [iso(first - 1), iso(last)]
}

export const isYear = ({ months: [first, last] }: PeriodPhrase) => first === 1 && last === 12
